import CoreGraphics
import Foundation
import PlatformKit

/// The main menu as a row of titles at the upper edge of a window.
final class MenuBarView: UIView {
  /// In points.
  static let height: CGFloat = 28
  private static let (edge, padding): (CGFloat, CGFloat) = (6, 10)

  private(set) var menus: [UIMenu] = []
  private var labels: [UILabel] = []
  private let highlight = UIView()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    line.backgroundColor = .separator
    highlight.backgroundColor = .tertiarySystemFill
    highlight.layer.cornerRadius = 6
    highlight.isHidden = true
    for view in [highlight, line] { addSubview(view) }
    accessibilityIdentifier = "MenuBar"
  }

  required init?(coder: NSCoder) { nil }

  func show(_ menus: [UIMenu]) {
    self.menus = menus
    for label in labels { label.removeFromSuperview() }
    labels = menus.map { menu in
      let label = UILabel()
      label.text = menu.title
      label.font = .systemFont(
        ofSize: 13, weight: menu.identifier == .application ? .semibold : .regular)
      label.sizeToFit()
      label.accessibilityTraits = .button
      addSubview(label)
      return label
    }
    highlighted = nil
    setNeedsLayout()
  }

  /// The title whose menu is open, or that the keys are at.
  var highlighted: Int? {
    didSet {
      highlight.isHidden = highlighted == nil
      highlight.frame = highlighted.map { frame(of: $0).insetBy(dx: 0, dy: 3) } ?? .zero
    }
  }

  var highlightedTitle: UIView? { highlighted.map { labels[$0] } }

  func frame(of index: Int) -> CGRect {
    let before = labels.prefix(index).map { $0.bounds.width + 2 * Self.padding }.reduce(0, +)
    let width = labels[index].bounds.width + 2 * Self.padding
    let x = Self.edge + before
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: Self.height)
  }

  func index(at place: CGPoint) -> Int? {
    menus.indices.first { frame(of: $0).contains(place) }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.role = .menuBar
    return defaults
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      let frame = frame(of: index)
      label.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    let index = highlighted
    highlighted = index
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let index = index(at: touch.location(in: self)) else { return }
    ownWindow?.menuBar.openMenu(index)
  }
}
