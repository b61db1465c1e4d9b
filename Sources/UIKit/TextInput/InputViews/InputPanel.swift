import CoreGraphics

/// Shows an input view and its accessory at the lower edge of a window, where devices without keys show
/// a keyboard.
final class InputPanel: UIView {
  /// Of keyboards on iOS.
  static let seconds = 0.25

  /// How much of the window it covers, from the lower edge, when it has come to rest; 0 if it is leaving.
  private(set) var height: CGFloat = 0
  private let (accessorySlot, inputSlot) = (InputSlot(), InputSlot())
  private var isLeaving = false
  /// Counts moves, so that the end of one that was overtaken is not told.
  private var moves = 0

  convenience init() {
    self.init(frame: .zero)
    addSubview(inputSlot)
    addSubview(accessorySlot)
    inputSlot.backgroundColor = .secondarySystemBackground
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let accessory = accessorySlot.wantedHeight(width: bounds.width)
    accessorySlot.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessory)
    inputSlot.frame = CGRect(
      x: 0, y: accessory, width: bounds.width, height: max(bounds.height - accessory, 0))
  }

  /// Takes these views in place of the former ones, and comes, goes or changes its height.
  func show(_ views: InputViews) {
    isLeaving = views.isEmpty
    if !views.isEmpty {
      inputSlot.hold(views.input)
      accessorySlot.hold(views.accessory)
      setNeedsLayout()
    }
    adoptHeight()
  }

  /// Moves to the height that the views want.
  func adoptHeight() {
    guard let window = superview as? UIWindow else { return }
    let width = window.bounds.width
    let wanted = inputSlot.wantedHeight(width: width) + accessorySlot.wantedHeight(width: width)
    move(to: isLeaving ? 0 : min(wanted, window.bounds.height), in: window)
  }

  /// The window has another size, or the panel only other views.
  func place(in window: UIWindow) {
    if height > 0 { frame = place(height, showing: height, in: window) }
  }

  /// Gives its views back.
  func clear() {
    inputSlot.hold(nil)
    accessorySlot.hold(nil)
  }
}

extension InputPanel {
  private func move(to newHeight: CGFloat, in window: UIWindow) {
    let oldHeight = height
    height = newHeight
    guard newHeight != oldHeight else { return place(in: window) }
    moves += 1
    let move = moves
    let shown = max(oldHeight, newHeight)
    let change = KeyboardChange(
      from: place(oldHeight, showing: shown, in: window),
      to: place(newHeight, showing: shown, in: window), in: window,
      kind: oldHeight == 0 ? .shows : newHeight == 0 ? .hides : .resizes)
    change.announce()
    // Who hears of it may have changed the first responder.
    guard move == moves else { return }
    if move == 1 {
      UIView.performWithoutAnimation {
        frame = change.begin
        layoutIfNeeded()
      }
    }
    animate(change, in: window)
  }

  private func animate(_ change: KeyboardChange, in window: UIWindow) {
    let move = moves
    UIView.animate(withDuration: Self.seconds, delay: 0, options: .beginFromCurrentState) {
      self.frame = change.end
      self.layoutIfNeeded()
      window.inputPanelDidMove()
    } completion: { [weak self, weak window] _ in
      guard let self, moves == move else { return }
      if height == 0 { window?.remove(self) }
      change.announceEnd()
    }
  }

  /// Below the window where nothing is covered.
  private func place(_ covered: CGFloat, showing height: CGFloat, in window: UIWindow) -> CGRect {
    let bounds = window.bounds
    return CGRect(
      x: bounds.minX, y: bounds.maxY - covered, width: bounds.width,
      height: covered == 0 ? height : covered)
  }
}
