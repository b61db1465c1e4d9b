import CoreGraphics
import Foundation
import PlatformKit

/// A segment's title or image. The segmented control handles its touches.
final class SegmentView: UIView {
  private let label = UILabel()
  private let icon = UIImageView()
  private(set) var content = SegmentContent(title: "")
  private var isSelected = false
  /// Moves the content of a segment at this place in the control.
  var adjustment = UIOffset.zero {
    didSet { if adjustment != oldValue { setNeedsLayout() } }
  }
  private weak var control: UISegmentedControl?

  convenience init(_ content: SegmentContent, in control: UISegmentedControl) {
    self.init(frame: .zero)
    (self.content, self.control) = (content, control)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    icon.contentMode = .center
    for view in [label, icon] { addSubview(view) }
  }

  func show(_ content: SegmentContent, isSelected: Bool, _ style: SegmentTextStyle) {
    (self.content, self.isSelected) = (content, isSelected)
    icon.image = content.image
    icon.setTintColor(style.color)
    label.isHidden = content.image != nil
    label.setFont(style.font)
    label.setTextColor(style.color)
    if style.attributes.isEmpty {
      if label.text != content.title { label.text = content.title }
    } else {
      label.setAttributedText(
        content.title.map { NSAttributedString(string: $0, attributes: style.attributes) })
    }
    setNeedsLayout()
  }

  /// Of the content alone.
  var contentSize: CGSize { content.image?.size ?? label.intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    let place = bounds.offsetBy(
      dx: content.offset.width + adjustment.horizontal,
      dy: content.offset.height + adjustment.vertical)
    for view in [label, icon] { view.frame = place }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    (defaults.isElement, defaults.role) = (true, .segment)
    defaults.label = content.spokenName
    defaults.place = control?.accessibilityPlace(of: self)
    defaults.traits.insert(.button)
    if isSelected { defaults.traits.insert(.selected) }
    if !(content.isEnabled && control?.isEnabled ?? true) { defaults.traits.insert(.notEnabled) }
    return defaults
  }

  override func accessibilityActivate() -> Bool { control?.choose(self) ?? false }
}

/// How the titles of a state look.
struct SegmentTextStyle {
  var font: UIFont
  var color: UIColor
  /// What the program has set; empty for the usual look.
  var attributes: [NSAttributedString.Key: Any] = [:]
}
