import Diagnostics

extension UIApplication {
  func ignoreInteraction() {
    ignoredInteractions += 1
    if ignoredInteractions == 1 { for window in windows { cancelInput(in: window) } }
  }

  func stopIgnoringInteraction() {
    guard ignoredInteractions > 0 else {
      return Log.application.write(
        "endIgnoringInteractionEvents() has no beginIgnoringInteractionEvents() before it")
    }
    ignoredInteractions -= 1
  }
}
