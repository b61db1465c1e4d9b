import CoreGraphics
import Foundation
import PlatformKit

/// A title and buttons at the upper edge of a window. The rest of it drags the window; a double click maximises it.
final class TitlebarView: UIView {
  /// In points.
  static let height: CGFloat = 36
  /// How far the pointer moves before a press is a drag, unless the desktop says.
  private static let slop: CGFloat = 3

  private weak var bar: WindowTitlebar?
  private let label = UILabel()
  private let line = UIView()
  private var buttons: [TitlebarButton] = []
  private var press: CGPoint?

  init(_ bar: WindowTitlebar) {
    self.bar = bar
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textAlignment = .center
    line.backgroundColor = .separator
    for view in [label, line] { addSubview(view) }
    buttons = [
      TitlebarButton(.minimize) { [weak bar] in bar?.minimize() },
      TitlebarButton(.maximize) { [weak bar] in bar?.toggleMaximized() },
      TitlebarButton(.close) { [weak bar] in bar?.close() },
    ]
    for button in buttons { addSubview(button) }
    accessibilityIdentifier = "Titlebar"
  }

  required init?(coder: NSCoder) { nil }

  var title: String? {
    get { label.text }
    set { label.text = newValue }
  }

  var showsTitle: Bool {
    get { !label.isHidden }
    set {
      label.isHidden = !newValue
      backgroundColor = newValue ? .secondarySystemBackground : nil
    }
  }

  var showsLine: Bool {
    get { !line.isHidden }
    set { line.isHidden = !newValue }
  }

  /// Shows the buttons for what the user may do.
  func show(_ actions: WindowActions) {
    for button in buttons {
      switch button.kind {
      case .minimize: button.isHidden = !actions.contains(.minimize)
      case .close: button.isHidden = !actions.contains(.close)
      case .maximize: button.isHidden = false
      }
    }
    setNeedsLayout()
  }

  /// The buttons are at the end of the line, the last one in the corner.
  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Self.height
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let shown = buttons.filter { !$0.isHidden }
    for (index, button) in shown.reversed().enumerated() {
      let x = isMirrored ? CGFloat(index) * side : bounds.width - CGFloat(index + 1) * side
      button.frame = CGRect(x: x, y: 0, width: side, height: side)
    }
    let margin = CGFloat(shown.count) * side
    label.frame = CGRect(
      x: margin, y: 0, width: max(bounds.width - 2 * margin, 0), height: bounds.height)
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    press = touches.first?.location(in: nil)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let press, let place = touches.first?.location(in: nil) else { return }
    let slop = DesktopSettings.inUse.dragThreshold.map { CGFloat($0) } ?? Self.slop
    guard hypot(place.x - press.x, place.y - press.y) > slop else { return }
    self.press = nil
    bar?.drag(.move)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let taps = touches.first?.tapCount ?? 0
    // A second double click soon after the first has taps 3 and 4.
    if press != nil, taps > 0, taps.isMultiple(of: 2) { bar?.toggleMaximized() }
    press = nil
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { press = nil }
}

/// Closes, minimises or maximises a window.
final class TitlebarButton: UIControl {
  enum Kind { case minimize, maximize, close }

  let kind: Kind
  /// Half the side of its sign, in points.
  private static let reach: CGFloat = 4.5

  init(_ kind: Kind, perform: @escaping @MainActor () -> Void) {
    self.kind = kind
    super.init(frame: .zero)
    addAction(UIAction { _ in perform() }, for: .touchUpInside)
    accessibilityLabel =
      switch kind {
      case .minimize: "Minimize"
      case .maximize: "Maximize"
      case .close: "Close"
      }
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }

  override func draw(_ rect: CGRect) {
    let (x, y, reach) = (bounds.midX, bounds.midY, Self.reach)
    let path = UIBezierPath()
    func line(_ fromX: CGFloat, _ fromY: CGFloat, _ toX: CGFloat, _ toY: CGFloat) {
      path.move(to: CGPoint(x: x + fromX * reach, y: y + fromY * reach))
      path.addLine(to: CGPoint(x: x + toX * reach, y: y + toY * reach))
    }
    switch kind {
    case .minimize: line(-1, 0, 1, 0)
    case .maximize:
      path.append(
        UIBezierPath(rect: CGRect(x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach)))
    case .close:
      line(-1, -1, 1, 1)
      line(-1, 1, 1, -1)
    }
    path.lineWidth = 1.25
    UIColor.label.setStroke()
    path.stroke()
  }
}

/// The edges of a window without a frame, by which it is resized.
final class ResizeBorder: UIView {
  /// In points, from the window's edge; corners reach further along the edges.
  private static let (width, corner): (CGFloat, CGFloat) = (4, 14)

  private weak var bar: WindowTitlebar?

  init(_ bar: WindowTitlebar) {
    self.bar = bar
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point) && !edges(at: point).isEmpty
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self) else { return }
    bar?.drag(.resize(edges(at: place)))
  }

  func edges(at point: CGPoint) -> WindowEdges {
    let near = bounds.insetBy(dx: Self.width, dy: Self.width)
    if near.contains(point) { return [] }
    let wide = bounds.insetBy(dx: Self.corner, dy: Self.corner)
    let isOnSide = point.x < near.minX || point.x >= near.maxX
    let isOnEnd = point.y < near.minY || point.y >= near.maxY
    var edges: WindowEdges = []
    if point.x < (isOnEnd ? wide : near).minX { edges.insert(.left) }
    if point.x >= (isOnEnd ? wide : near).maxX { edges.insert(.right) }
    if point.y < (isOnSide ? wide : near).minY { edges.insert(.top) }
    if point.y >= (isOnSide ? wide : near).maxY { edges.insert(.bottom) }
    return edges
  }
}
