import CoreGraphics
import Foundation

extension NibKind {
  static let others = [
    recognizer, tap, longPress, pan, pinch, rotation, swipe, edgePan, hover, customObject,
  ]

  static let recognizer = NibKind(
    "gestureRecognizer", type: UIGestureRecognizer.self,
    outlets: [NibOutlet("delegate", (any UIGestureRecognizerDelegate).self) { $0.delegate = $1 }]
  ) { nib, recognizer in
    nib.flag("enabled") { recognizer.isEnabled = $0 }
    nib.flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = $0 }
    nib.flag("delaysTouchesBegan") { recognizer.delaysTouchesBegan = $0 }
    nib.flag("delaysTouchesEnded") { recognizer.delaysTouchesEnded = $0 }
  }

  static let tap = NibKind("tapGestureRecognizer", type: UITapGestureRecognizer.self) { nib, tap in
    nib.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = $0 }
    nib.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = $0 }
  }

  static let longPress = NibKind(
    // Interface Builder's own spelling.
    "pongPressGestureRecognizer", "longPressGestureRecognizer",
    type: UILongPressGestureRecognizer.self
  ) { nib, press in
    nib.integer("numberOfTapsRequired") { press.numberOfTapsRequired = $0 }
    nib.integer("numberOfTouchesRequired") { press.numberOfTouchesRequired = $0 }
    nib.number("minimumPressDuration") { press.minimumPressDuration = Double($0) }
    nib.number("allowableMovement") { press.allowableMovement = $0 }
  }

  static let pan = NibKind("panGestureRecognizer", type: UIPanGestureRecognizer.self) { nib, pan in
    nib.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = $0 }
    nib.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = $0 }
  }

  static let pinch = NibKind("pinchGestureRecognizer", type: UIPinchGestureRecognizer.self) {
    nib, pinch in
    nib.number("scale") { pinch.scale = $0 }
  }

  static let rotation = NibKind(
    "rotationGestureRecognizer", type: UIRotationGestureRecognizer.self
  ) { nib, rotation in
    nib.number("rotation") { rotation.rotation = $0 }
  }

  static let swipe = NibKind("swipeGestureRecognizer", type: UISwipeGestureRecognizer.self) {
    nib, swipe in
    nib.integer("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = $0 }
    nib.word("direction", ["right": .right, "left": .left, "up": .up, "down": .down]) {
      (direction: UISwipeGestureRecognizer.Direction) in swipe.direction = direction
    }
  }

  static let edgePan = NibKind(
    "screenEdgePanGestureRecognizer", type: UIScreenEdgePanGestureRecognizer.self
  ) { nib, pan in
    nib.options("edges", NibWords.edges) { pan.edges = $0 }
  }

  static let hover = NibKind("hoverGestureRecognizer", type: UIHoverGestureRecognizer.self) {
    _, _ in
  }

  /// An object of the program.
  static let customObject = NibKind("customObject", type: NSObject.self) { _, _ in }
}
