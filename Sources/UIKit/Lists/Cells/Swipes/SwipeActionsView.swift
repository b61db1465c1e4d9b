import CoreGraphics

/// The buttons beside a row that has been swiped, and how far the row has moved aside for them.
final class SwipeActionsView: UIView {
  private static let (gap, leastWidth): (CGFloat, CGFloat) = (8, 74)
  /// Of the row's width; a swipe beyond performs the first action.
  private static let fullPart: CGFloat = 0.6

  let isLeading: Bool
  let configuration: UISwipeActionsConfiguration
  private weak var cell: (any SwipedCell)?
  /// How far the content has moved, to the right if positive.
  private(set) var offset: CGFloat = 0
  private var start: CGFloat = 0
  private var buttons: [UIButton] = []
  /// Called when the row is back in its place.
  var onClose: () -> Void = {}

  init(
    _ configuration: UISwipeActionsConfiguration, isLeading: Bool, for cell: any SwipedCell
  ) {
    (self.configuration, self.isLeading, self.cell) = (configuration, isLeading, cell)
    super.init(frame: .zero)
    clipsToBounds = true
    isOpaque = false
    buttons = configuration.actions.map { makeButton($0) }
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) {
    (isLeading, configuration) = (false, UISwipeActionsConfiguration(actions: []))
    super.init(coder: coder)
  }

  private func makeButton(_ action: UIContextualAction) -> UIButton {
    var looks = UIButton.Configuration.filled()
    looks.title = action.image == nil ? action.title : nil
    looks.image = action.image
    looks.baseBackgroundColor = action.backgroundColor
    looks.baseForegroundColor = .white
    looks.cornerStyle = .capsule
    let button = UIButton(configuration: looks)
    button.accessibilityLabel = action.title
    button.addAction(
      UIAction { [weak self] _ in self?.perform(action) }, for: .primaryActionTriggered)
    return button
  }

  // MARK: Swiping

  /// The side that the buttons are on: 1 for the left one.
  private var side: CGFloat { isLeading != (cell?.isRightToLeft ?? false) ? 1 : -1 }

  private var widths: [CGFloat] {
    buttons.map { max(Self.leastWidth, $0.intrinsicContentSize.width) }
  }

  var openWidth: CGFloat {
    widths.reduce(0, +) + Self.gap * CGFloat(buttons.count + 1)
  }

  func beginDrag() { start = offset }

  func drag(to translation: CGFloat) {
    let wanted = max(0, (start + translation) * side)
    let limit = openWidth
    let isFull = configuration.performsFirstActionWithFullSwipe
    let shown = wanted <= limit || isFull ? wanted : limit + (wanted - limit) / 4
    move(to: shown * side)
  }

  /// Opens, closes or performs the first action, as far and as fast as the finger went.
  func endDrag(velocity: CGFloat) {
    let (distance, speed) = (offset * side, velocity * side)
    let width = cell?.bounds.width ?? 0
    if configuration.performsFirstActionWithFullSwipe, distance > width * Self.fullPart,
      distance > openWidth, let first = configuration.actions.first
    {
      perform(first)
    } else if speed > 300 || (distance > openWidth / 2 && speed > -300) {
      open()
    } else {
      close(animated: true)
    }
  }

  func open() { glide(to: openWidth * side) {} }

  func close(animated: Bool) {
    let finish = { [weak self] in
      guard let self else { return }
      removeFromSuperview()
      if let cell, cell.swipe === self {
        cell.swipe = nil
        cell.clipsToBounds = cell.isCut
      }
      cell?.setNeedsLayout()
      let told = onClose
      onClose = {}
      told()
    }
    guard animated else {
      offset = 0
      return finish()
    }
    glide(to: 0, finish)
  }

  private func perform(_ action: UIContextualAction) {
    let row = cell.map { $0 as UIView } ?? self
    action.handler(action, row) { [weak self] _ in
      self?.close(animated: true)
    }
  }

  private func glide(to place: CGFloat, _ completion: @escaping () -> Void) {
    UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction]) {
      self.move(to: place)
      self.cell?.layoutIfNeeded()
      self.layoutIfNeeded()
    } completion: { _ in
      completion()
    }
  }

  private func move(to place: CGFloat) {
    offset = place
    guard let cell else { return }
    cell.clipsToBounds = true
    cell.setNeedsLayout()
    let bounds = cell.bounds
    let width = abs(place)
    frame = CGRect(
      x: side > 0 ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    setNeedsLayout()
  }

  /// The outermost first, spread over the room.
  override func layoutSubviews() {
    super.layoutSubviews()
    let (own, whole) = (widths, openWidth)
    let part = min(1, bounds.width / max(whole, 1))
    let extra = max(0, bounds.width - whole)
    let height = min(bounds.height - 8, 52)
    var edge = Self.gap * part
    for (index, button) in buttons.enumerated() {
      let width = own[index] * part + (index == 0 ? extra : 0)
      let x = side > 0 ? edge : bounds.width - edge - width
      button.frame = CGRect(
        x: x, y: (bounds.height - height) / 2, width: max(0, width), height: height)
      edge += width + Self.gap * part
    }
  }
}
