import Foundation
import InterfaceFiles

// Controls with a value.

extension NibKind {
  static let switchControl = NibKind("switch", type: UISwitch.self) { nib, control in
    nib.flag("on") { control.isOn = $0 }
    nib.color("onTintColor") { control.onTintColor = $0 }
    nib.color("thumbTintColor") { control.thumbTintColor = $0 }
    nib.text("title") { control.title = $0 }
    nib.word(
      "preferredStyle", ["automatic": .automatic, "checkbox": .checkbox, "sliding": .sliding]
    ) { (style: UISwitch.Style) in control.preferredStyle = style }
  }

  static let slider = NibKind("slider", type: UISlider.self) { nib, slider in
    // The limits first: they bound the value.
    nib.number("minValue") { slider.minimumValue = Float($0) }
    nib.number("maxValue") { slider.maximumValue = Float($0) }
    nib.number("value") { slider.value = Float($0) }
    nib.flag("continuous") { slider.isContinuous = $0 }
    nib.color("minimumTrackTintColor") { slider.minimumTrackTintColor = $0 }
    nib.color("maximumTrackTintColor") { slider.maximumTrackTintColor = $0 }
    nib.color("thumbTintColor") { slider.thumbTintColor = $0 }
    nib.image("minimumValueImage") { slider.minimumValueImage = $0 }
    nib.image("maximumValueImage") { slider.maximumValueImage = $0 }
  }

  static let stepper = NibKind("stepper", type: UIStepper.self) { nib, stepper in
    var (least, most) = (stepper.minimumValue, stepper.maximumValue)
    nib.number("minimumValue") { least = Double($0) }
    nib.number("maximumValue") { most = Double($0) }
    if least < most {
      stepper.minimumValue = min(least, stepper.minimumValue)
      stepper.maximumValue = most
      stepper.minimumValue = least
    } else {
      nib.source.complain(
        nib.element, "the stepper's limits are not set: \(least) is not less than \(most)")
    }
    nib.number("stepValue") { if $0 > 0 { stepper.stepValue = Double($0) } }
    nib.number("value") { stepper.value = Double($0) }
    nib.flag("continuous") { stepper.isContinuous = $0 }
    nib.flag("autorepeat") { stepper.autorepeat = $0 }
    nib.flag("wraps") { stepper.wraps = $0 }
  }

  static let segmentedControl = NibKind("segmentedControl", type: UISegmentedControl.self) {
    nib, control in
    nib.skip("segmentControlStyle")
    for (index, written) in nib.list("segments").enumerated() {
      nib.readSegment(written, at: index, of: control)
    }
    nib.flag("momentary") { control.isMomentary = $0 }
    nib.flag("apportionsSegmentWidthsByContent") { control.apportionsSegmentWidthsByContent = $0 }
    nib.color("selectedSegmentTintColor") { control.selectedSegmentTintColor = $0 }
    nib.integer("selectedSegmentIndex") { index in
      if index < control.numberOfSegments { control.selectedSegmentIndex = max(index, -1) }
    }
  }

  static let pageControl = NibKind("pageControl", type: UIPageControl.self) { nib, control in
    nib.integer("numberOfPages") { control.numberOfPages = min($0, 1000) }
    nib.integer("currentPage") { control.currentPage = $0 }
    nib.flag("hidesForSinglePage") { control.hidesForSinglePage = $0 }
    nib.skip("defersCurrentPageDisplay")
    nib.color("pageIndicatorTintColor") { control.pageIndicatorTintColor = $0 }
    nib.color("currentPageIndicatorTintColor") { control.currentPageIndicatorTintColor = $0 }
    nib.image("preferredIndicatorImage") { control.preferredIndicatorImage = $0 }
    nib.word(
      "backgroundStyle",
      ["automatic": .automatic, "prominent": .prominent, "minimal": .minimal]
    ) { (style: UIPageControl.BackgroundStyle) in control.backgroundStyle = style }
  }

  static let progressView = NibKind("progressView", type: UIProgressView.self) { nib, view in
    nib.word("progressViewStyle", ["default": .default, "bar": .bar]) {
      (style: UIProgressView.Style) in view.progressViewStyle = style
    }
    nib.number("progress") { view.progress = Float($0) }
    nib.color("progressTintColor") { view.progressTintColor = $0 }
    nib.color("trackTintColor") { view.trackTintColor = $0 }
    nib.image("progressImage") { view.progressImage = $0 }
    nib.image("trackImage") { view.trackImage = $0 }
  }

  static let activityIndicator = NibKind(
    "activityIndicatorView", type: UIActivityIndicatorView.self
  ) { nib, view in
    nib.word(
      "style",
      [
        "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium,
        "large": .large,
      ]
    ) { (style: UIActivityIndicatorView.Style) in view.style = style }
    nib.color("color") { view.color = $0 }
    nib.flag("hidesWhenStopped") { view.hidesWhenStopped = $0 }
    nib.flag("animating") { $0 ? view.startAnimating() : view.stopAnimating() }
  }
}

extension NibReader {
  func readSegment(_ written: InterfaceElement, at index: Int, of control: UISegmentedControl) {
    let part = NibReader(part: written, of: self)
    control.insertSegment(withTitle: nil, at: index, animated: false)
    part.text("title", as: "segmentTitles[\(index)]") { control.setTitle($0, forSegmentAt: index) }
    part.image("image") { control.setImage($0, forSegmentAt: index) }
    part.number("width") { control.setWidth(max($0, 0), forSegmentAt: index) }
    part.flag("enabled") { control.setEnabled($0, forSegmentAt: index) }
    part.size("contentOffset") { control.setContentOffset($0, forSegmentAt: index) }
    part.nameUnknown()
  }
}
