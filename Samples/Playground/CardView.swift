import UIKit

/// A picture that can be dragged, thrown, pinched and rotated at the same time.
class CardView: UIView, UIGestureRecognizerDelegate {
  static let size = CGSize(width: 150, height: 190)
  weak var stage: StageView?
  private let photo = UIImageView(frame: .zero)
  private var handling: Set<UIGestureRecognizer> = []
  private var spin: CGFloat = 0

  convenience init(picture: Picture) {
    self.init(frame: CGRect(origin: .zero, size: Self.size))
    backgroundColor = .white
    layer.cornerRadius = 14
    layer.shadowOpacity = 0.28
    layer.shadowRadius = 9
    layer.shadowOffset = CGSize(width: 0, height: 5)
    photo.image = picture.image
    photo.layer.cornerRadius = 9
    photo.clipsToBounds = true
    addSubview(photo)
    isMultipleTouchEnabled = true
    listen()
  }

  /// Whether fingers hold it.
  var isHeld: Bool { !handling.isEmpty }

  /// Tab moves between cards.
  override var canBecomeFocused: Bool { true }

  override func layoutSubviews() { photo.frame = bounds.insetBy(dx: 8, dy: 8) }

  private func listen() {
    let twice = UITapGestureRecognizer(target: self, action: CardView.straighten)
    twice.name = "double tap"
    twice.numberOfTapsRequired = 2
    let once = UITapGestureRecognizer(target: self, action: CardView.nod)
    once.name = "tap"
    once.require(toFail: twice)
    let press = UILongPressGestureRecognizer(target: self, action: CardView.lift)
    press.name = "long press"
    let pan = UIPanGestureRecognizer(target: self, action: CardView.drag)
    pan.name = "pan"
    let pinch = UIPinchGestureRecognizer(target: self, action: CardView.stretch)
    pinch.name = "pinch"
    let turn = UIRotationGestureRecognizer(target: self, action: CardView.turn)
    turn.name = "rotation"
    for recognizer in [pan, pinch, turn, press, once, twice] as [UIGestureRecognizer] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
  }

  /// Dragging, pinching and rotating work together; the others are exclusive.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    [gestureRecognizer, otherGestureRecognizer].allSatisfy {
      $0 is UIPanGestureRecognizer || $0 is UIPinchGestureRecognizer
        || $0 is UIRotationGestureRecognizer
    }
  }

  // MARK: What the gestures do

  private func drag(_ pan: UIPanGestureRecognizer) {
    follow(pan)
    let way = pan.translation(in: superview)
    center = CGPoint(x: center.x + way.x, y: center.y + way.y)
    pan.setTranslation(.zero, in: superview)
    finish(pan, velocity: pan.velocity(in: superview))
  }

  /// Changes the bounds, as the transform is used for rotation.
  private func stretch(_ pinch: UIPinchGestureRecognizer) {
    follow(pinch)
    let width = min(max(bounds.width * pinch.scale, 70), 320)
    bounds.size = CGSize(width: width, height: width * Self.size.height / Self.size.width)
    pinch.scale = 1
    finish(pinch)
  }

  private func turn(_ rotation: UIRotationGestureRecognizer) {
    follow(rotation)
    transform = transform.rotated(by: rotation.rotation)
    rotation.rotation = 0
    spin = rotation.velocity
    finish(rotation)
  }

  private func nod() {
    UIView.animate(
      withDuration: 0.09, animations: { self.alpha = 0.6 },
      completion: { _ in UIView.animate(withDuration: 0.2) { self.alpha = 1 } })
  }

  private func straighten() { stage?.straighten(self) }

  private func lift(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { raise(true) }
    if press.state == .ended || press.state == .cancelled { raise(false) }
  }

  private func raise(_ isUp: Bool) {
    UIView.animate(springDuration: 0.35, bounce: 0.3) {
      self.layer.shadowRadius = isUp ? 20 : 9
      self.layer.shadowOffset = CGSize(width: 0, height: isUp ? 14 : 5)
    }
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began else { return }
    if handling.isEmpty { stage?.hold(self) }
    handling.insert(recognizer)
    spin = 0
  }

  /// The last gesture to end throws the card.
  private func finish(_ recognizer: UIGestureRecognizer, velocity: CGPoint = .zero) {
    guard recognizer.state == .ended || recognizer.state == .cancelled else { return }
    handling.remove(recognizer)
    if handling.isEmpty { stage?.release(self, velocity: velocity, spin: spin) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    stage?.onTouch(self)
    super.touchesBegan(touches, with: event)
  }
}
