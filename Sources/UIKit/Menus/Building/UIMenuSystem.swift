import Foundation

/// Menus that UIKit builds from what responders add in `buildMenu(with:)`.
///
/// The main system is built by the application and its delegate, the context system by the responder
/// chain of the view that a menu is shown for. Main thread only.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The menus of the application. There is no menu bar yet: their key commands work, and show while
  /// Control is held.
  public class var main: UIMenuSystem { mainSystem }
  /// The menus that are suggested to context menus.
  public class var context: UIMenuSystem { contextSystem }

  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()

  /// Builds the menus again when they are next used. Context menus are built for each use anyway.
  open func setNeedsRebuild() {
    if self === UIMenuSystem.main { UIApplication.running?.engine.mainMenu.needsRebuild() }
  }

  /// Validates the commands that are shown again. What is not shown is validated before each use anyway.
  open func setNeedsRevalidate() { UIApplication.running?.engine.commandKeyHold.refresh() }
}
