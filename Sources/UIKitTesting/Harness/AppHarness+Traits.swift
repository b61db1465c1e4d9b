public import UIKit

extension AppHarness {
  /// Changes the traits of the screens, as when the user turns on the dark style or larger text.
  public func changeTraits(_ mutations: (inout any UIMutableTraits) -> Void) {
    application.makeCurrent()
    application.changeSystemTraits(mutations)
    settle()
  }
}
