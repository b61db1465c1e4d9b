import CoreGraphics
import Foundation
import FoundationAdditions

/// What `UIResponder`'s keyboard notifications tell of a panel of input views, in points of the screen.
@MainActor
struct KeyboardChange {
  enum Kind { case shows, hides, resizes }

  /// In the window.
  let begin: CGRect
  let end: CGRect
  private let kind: Kind
  private let screen: UIScreen
  private let userInfo: [AnyHashable: Any]

  init(from begin: CGRect, to end: CGRect, in window: UIWindow, kind: Kind) {
    (self.begin, self.end, self.kind) = (begin, end, kind)
    screen = window.screen
    userInfo = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(
        cgRect: window.convert(begin, to: nil as UIWindow?)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(
        cgRect: window.convert(end, to: nil as UIWindow?)),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
        value: UIView.areAnimationsEnabled ? InputPanel.seconds : 0),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
        value: UIView.AnimationCurve.easeInOut.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  /// One that is up already only changes its frame.
  func announce() {
    post(UIResponder.keyboardWillChangeFrameNotification)
    switch kind {
    case .shows: post(UIResponder.keyboardWillShowNotification)
    case .hides: post(UIResponder.keyboardWillHideNotification)
    case .resizes: break
    }
  }

  func announceEnd() {
    post(UIResponder.keyboardDidChangeFrameNotification)
    switch kind {
    case .shows: post(UIResponder.keyboardDidShowNotification)
    case .hides: post(UIResponder.keyboardDidHideNotification)
    case .resizes: break
    }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: screen, userInfo: userInfo)
  }
}
