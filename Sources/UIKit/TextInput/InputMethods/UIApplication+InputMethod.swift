import PlatformKit

// The input method composes in the first responder of the key window, if that takes text.
extension UIApplication {
  func followInputMethodClient() {
    engine.inputMethod.follow(keyWindow?.typedResponder, in: keyWindow)
  }

  func handle(_ event: InputMethodEvent, in presence: WindowPresence) {
    followInputMethodClient()
    engine.inputMethod.receive(event, from: presence.platformWindow.id)
  }
}
