import UIKit

extension CatalogPage {
  static let switches = CatalogPage(title: "Values") { turning + sliding + stepping }

  private static var turning: [CatalogEntry] {
    [
      entry("UISwitch()", UISwitch()), entry("isOn = true", UISwitch()) { $0.isOn = true },
      entry("onTintColor = .systemPurple", UISwitch()) {
        $0.onTintColor = .systemPurple
        $0.isOn = true
      },
      entry("isEnabled = false", UISwitch()) {
        $0.isOn = true
        $0.isEnabled = false
      },
    ]
  }

  private static func slider(_ value: Float) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 260, height: 34))
    slider.value = value
    return slider
  }

  private static var sliding: [CatalogEntry] {
    [
      entry("UISlider()", slider(0.4)),
      entry("minimumValueImage, maximumValueImage", slider(0.6)) {
        $0.minimumValueImage = UIImage(systemName: "speaker.fill")
        $0.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
      },
      entry("minimumTrackTintColor, thumbTintColor", slider(0.5)) {
        $0.minimumTrackTintColor = .systemOrange
        $0.thumbTintColor = .systemYellow
      },
      entry("trackConfiguration = .init(numberOfTicks: 5)", slider(0.5)) {
        $0.trackConfiguration = UISlider.TrackConfiguration(numberOfTicks: 5)
      },
      entry("sliderStyle = .thumbless", slider(0.7)) { $0.sliderStyle = .thumbless },
      entry("isEnabled = false", slider(0.3)) { $0.isEnabled = false },
    ]
  }

  private static var stepping: [CatalogEntry] {
    [
      entry("UIStepper()", UIStepper()) { $0.value = 5 },
      entry("value = maximumValue", UIStepper()) { $0.value = 100 },
      entry("isEnabled = false", UIStepper()) { $0.isEnabled = false },
    ]
  }

  static let segments = CatalogPage(title: "Segments") { choosing + paging }

  private static func segmented(_ items: [Any], _ selected: Int = 0) -> UISegmentedControl {
    let control = UISegmentedControl(items: items)
    control.selectedSegmentIndex = selected
    return control
  }

  private static var choosing: [CatalogEntry] {
    let items = ["Day", "Week", "Month"]
    return [
      entry("UISegmentedControl(items: [\"Day\", \"Week\", \"Month\"])", segmented(items)),
      entry("isMomentary = true", segmented(items)) { $0.isMomentary = true },
      entry("apportionsSegmentWidthsByContent = true", segmented(["A", "A longer title", "B"], 1)) {
        $0.apportionsSegmentWidthsByContent = true
        $0.sizeToFit()
      },
      entry(
        "images",
        segmented(["list.bullet", "star", "heart"].compactMap { UIImage(systemName: $0) }, 2)),
      entry("selectedSegmentTintColor = .systemTeal", segmented(items, 1)) {
        $0.selectedSegmentTintColor = .systemTeal
      },
      entry("setEnabled(false, forSegmentAt: 1)", segmented(items, 2)) {
        $0.setEnabled(false, forSegmentAt: 1)
      },
      entry("isEnabled = false", segmented(items, 1)) { $0.isEnabled = false },
    ]
  }

  private static func pages(_ count: Int, _ current: Int) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = count
    control.currentPage = current
    control.pageIndicatorTintColor = .tertiaryLabel
    control.currentPageIndicatorTintColor = .label
    return control
  }

  private static var paging: [CatalogEntry] {
    [
      entry("UIPageControl(), numberOfPages = 5", pages(5, 1)),
      entry("backgroundStyle = .prominent", pages(5, 2)) { $0.backgroundStyle = .prominent },
      entry("preferredIndicatorImage", pages(5, 3)) {
        $0.preferredIndicatorImage = UIImage(systemName: "heart.fill")
      },
      entry("progress = UIPageControlTimerProgress(…)", pages(5, 0)) {
        let progress = UIPageControlTimerProgress(preferredDuration: 4)
        progress.resetsToInitialPageAfterEnd = true
        progress.currentProgress = 0.5
        $0.progress = progress
        $0.sizeToFit()
        progress.resumeTimer()
      },
      entry("numberOfPages = 100", pages(100, 50)) {
        $0.frame.size = CGSize(width: 200, height: 26)
      },
    ]
  }

  static let progress = CatalogPage(title: "Progress") { running + progressBars + wells + empty }

  private static func bar(_ progress: Float) -> UIProgressView {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 260, height: 4))
    bar.progress = progress
    return bar
  }

  private static var progressBars: [CatalogEntry] {
    [
      entry("progress = 0.3", bar(0.3)),
      entry("progressTintColor, trackTintColor", bar(0.7)) {
        $0.progressTintColor = .systemGreen
        $0.trackTintColor = .systemYellow
      },
      entry("progressViewStyle = .bar", bar(0.5)) { $0.progressViewStyle = .bar },
    ]
  }

  private static var running: [CatalogEntry] {
    [
      entry("UIActivityIndicatorView(style: .medium)", UIActivityIndicatorView(style: .medium)) {
        $0.startAnimating()
      },
      entry("UIActivityIndicatorView(style: .large)", UIActivityIndicatorView(style: .large)) {
        $0.startAnimating()
      },
      entry("color = .systemPink", UIActivityIndicatorView(style: .large)) {
        $0.color = .systemPink
        $0.startAnimating()
      },
    ]
  }

  private static var wells: [CatalogEntry] {
    [
      entry("UIColorWell()", UIColorWell()),
      entry("selectedColor = .systemIndigo", UIColorWell()) { $0.selectedColor = .systemIndigo },
    ]
  }

  private static var empty: [CatalogEntry] {
    let view = UIContentUnavailableView(configuration: .search())
    view.frame.size = CGSize(width: 300, height: 190)
    return [entry("UIContentUnavailableView(configuration: .search())", view, height: 200)]
  }
}
