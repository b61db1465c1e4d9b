import CoreGraphics
import PlatformKit
import QuartzCore

/// One component of a picker: a scroll view whose rows turn on a wheel.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  /// Offsets beyond would not be exact to the pixel.
  private static let mostRows = 1_000_000
  /// Of a row beside the middle one; those further away are fainter still.
  private static let faint: CGFloat = 0.5

  weak var picker: UIPickerView?
  var component = 0
  private(set) var rowCount = 0
  /// The row in the middle when it last rested.
  private(set) var restingRow = 0
  private var geometry = PickerGeometry(height: 216, rowHeight: 32)
  private var rows: [Int: UIView] = [:]
  private var spare: [UIView] = []

  convenience init(_ picker: UIPickerView, component: Int) {
    self.init(frame: .zero)
    (self.picker, self.component) = (picker, component)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    decelerationRate = .init(rawValue: 0.996)
    alwaysBounceVertical = true
    delegate = self
    addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.tap($0) })
    // A click of a mouse's wheel is a row; only touchpads scroll.
    panGestureRecognizer.allowedScrollTypesMask = .continuous
    addGestureRecognizer(ControlWheel { [weak self] in self?.step(by: -$0.takeClicks()) })
  }

  /// The row in the middle; -1 where there are none.
  var row: Int {
    rowCount == 0
      ? -1 : max(0, min(Int((contentOffset.y / geometry.rowHeight).rounded()), rowCount - 1))
  }

  func reload(count: Int, _ geometry: PickerGeometry) {
    let row = max(0, restingRow)
    rowCount = max(0, min(count, Self.mostRows))
    self.geometry = geometry
    for (_, view) in rows { view.removeFromSuperview() }
    (rows, spare) = ([:], [])
    contentSize = CGSize(
      width: bounds.width,
      height: bounds.height + geometry.rowHeight * CGFloat(max(0, rowCount - 1)))
    show(min(row, max(0, rowCount - 1)), animated: false)
    setNeedsLayout()
  }

  func show(_ row: Int, animated: Bool) {
    let place = CGPoint(x: 0, y: CGFloat(row) * geometry.rowHeight)
    restingRow = row
    if place != contentOffset { setContentOffset(place, animated: animated) }
  }

  func view(forRow row: Int) -> UIView? { rows[row] }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeRows()
  }

  // MARK: The user

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let row = (targetContentOffset.pointee.y / geometry.rowHeight).rounded()
    let last = CGFloat(max(0, rowCount - 1))
    targetContentOffset.pointee.y = max(0, min(row, last)) * geometry.rowHeight
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if panGestureRecognizer.numberOfTouches == 0 { rest() }
  }

  /// A finger that has caught the wheel leaves it.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if !isDragging { rest() }
  }

  private func tap(_ tap: UITapGestureRecognizer) {
    let y = tap.location(in: self).y - contentOffset.y
    let tapped = row + Int(geometry.distance(at: y).rounded())
    if (0..<rowCount).contains(tapped) { choose(tapped) }
  }

  /// By a tap, a key or an assistive technology.
  private func choose(_ row: Int) {
    guard row != restingRow else { return }
    show(row, animated: true)
    picker?.didSelect(row, component)
  }

  /// Where it stops between rows, as when a finger caught it, it goes on to the nearest one.
  private func rest() {
    let row = row
    guard row >= 0 else { return }
    let isChange = row != restingRow
    show(row, animated: true)
    if isChange { picker?.didSelect(row, component) }
  }

  // MARK: Keys

  override var canBecomeFocused: Bool {
    rowCount > 0 && (picker?.isUserInteractionEnabled ?? false)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeKey(presses) { super.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeKey(presses) { super.pressesChanged(presses, with: event) }
  }

  private func takeKey(_ presses: Set<UIPress>) -> Bool {
    guard isFocused, let key = presses.first?.key else { return false }
    switch key.keyCode {
    case .keyboardUpArrow: step(by: -1)
    case .keyboardDownArrow: step(by: 1)
    case .keyboardPageUp: step(by: -5)
    case .keyboardPageDown: step(by: 5)
    case .keyboardHome: step(by: -rowCount)
    case .keyboardEnd: step(by: rowCount)
    default: return false
    }
    return true
  }

  private func step(by count: Int) {
    if rowCount > 0 { choose(max(0, min(restingRow + count, rowCount - 1))) }
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    (defaults.isElement, defaults.role) = (true, .pickerWheel)
    let rows = picker?.numberOfRows(inComponent: component) ?? 0
    defaults.number = AccessibilityNumber(
      Double(restingRow), in: 0...Double(max(rows - 1, 0)), step: 1)
    defaults.value = picker?.text(forRow: restingRow, component)
    defaults.traits = .adjustable
    return defaults
  }
  override func takeAccessibilityNumber(_ number: Double) -> Bool {
    step(by: Int(max(-1e6, min(number.rounded(), 1e6))) - restingRow)
    return true
  }
  override func accessibilityIncrement() { step(by: 1) }
  override func accessibilityDecrement() { step(by: -1) }
}

extension PickerWheel {
  private func placeRows() {
    let position = contentOffset.y / geometry.rowHeight
    let middle = Int(position.rounded())
    let shown = (middle - geometry.reach...middle + geometry.reach).filter {
      (0..<rowCount).contains($0) && geometry.scale(CGFloat($0) - position) > 0
    }
    for (row, view) in rows where !shown.contains(row) {
      view.removeFromSuperview()
      rows[row] = nil
      spare.append(view)
    }
    for row in shown { place(row, at: CGFloat(row) - position) }
  }

  private func place(_ row: Int, at distance: CGFloat) {
    guard let view = rows[row] ?? make(row) else { return }
    let height = geometry.rowHeight
    view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    view.center = CGPoint(x: bounds.width / 2, y: contentOffset.y + geometry.center(distance))
    let scale = geometry.scale(distance)
    view.transform = CGAffineTransform(scaleX: 1, y: scale)
    view.alpha = abs(distance) < 0.5 ? 1 : Self.faint * scale
  }

  private func make(_ row: Int) -> UIView? {
    guard let picker else { return nil }
    let view = picker.makeView(forRow: row, component, reusing: spare.popLast())
    view.isUserInteractionEnabled = false
    rows[row] = view
    addSubview(view)
    return view
  }
}
