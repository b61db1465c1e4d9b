// Maps a phase to one of four methods, for responders and recognizers alike.

extension UITouch.Phase {
  /// Nil for the hover phases and for a stationary touch.
  func handler<Handler>(
    began: Handler, moved: Handler, ended: Handler, cancelled: Handler
  ) -> Handler? {
    switch self {
    case .began: began
    case .moved: moved
    case .ended: ended
    case .cancelled: cancelled
    case .stationary, .regionEntered, .regionMoved, .regionExited: nil
    }
  }
}

extension UIPress.Phase {
  /// Nil for a key that is held.
  func handler<Handler>(
    began: Handler, changed: Handler, ended: Handler, cancelled: Handler
  ) -> Handler? {
    switch self {
    case .began: began
    case .changed: changed
    case .ended: ended
    case .cancelled: cancelled
    case .stationary: nil
    }
  }
}
