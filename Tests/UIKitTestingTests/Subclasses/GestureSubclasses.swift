import UIKit

class EveryRecognizer: UIGestureRecognizer {
  var calls: [String] = []

  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  override init?(coder: NSCoder) { super.init(coder: coder) }

  override var state: UIGestureRecognizer.State {
    get { super.state }
    set { super.state = newValue }
  }
  override weak var delegate: (any UIGestureRecognizerDelegate)? { didSet {} }
  override var isEnabled: Bool { didSet {} }
  override var cancelsTouchesInView: Bool { didSet {} }
  override var numberOfTouches: Int { super.numberOfTouches }
  override func addTarget(_ target: Any, action: Selector) {
    super.addTarget(target, action: action)
  }
  override func removeTarget(_ target: Any?, action: Selector?) {
    super.removeTarget(target, action: action)
  }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  override func shouldReceive(_ event: UIEvent) -> Bool { super.shouldReceive(event) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .recognized
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  override func ignore(_ touch: UITouch, for event: UIEvent) { super.ignore(touch, for: event) }
  override func reset() { calls.append("reset") }
}

class EveryTap: UITapGestureRecognizer {
  override var numberOfTapsRequired: Int { didSet {} }
}

class EveryPan: UIPanGestureRecognizer {
  override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
  override func velocity(in view: UIView?) -> CGPoint { super.velocity(in: view) }
  override func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

class EveryPinch: UIPinchGestureRecognizer {
  override var scale: CGFloat { didSet {} }
  override var velocity: CGFloat { super.velocity }
}

class EveryRotation: UIRotationGestureRecognizer {
  override var rotation: CGFloat { didSet {} }
}

class EveryLongPress: UILongPressGestureRecognizer {
  override var minimumPressDuration: TimeInterval { didSet {} }
}

class EverySwipe: UISwipeGestureRecognizer {
  override var direction: UISwipeGestureRecognizer.Direction { didSet {} }
}
