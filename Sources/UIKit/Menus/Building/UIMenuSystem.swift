import Foundation
import PlatformKit

/// Menus that UIKit builds from what responders add in `buildMenu(with:)`.
///
/// The main system is built by the application and its delegate, the context system by the responder
/// chain of the view that a menu is shown for. Main thread only.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The menus of the application, which a menu bar shows. Their key commands work, and show while Control
  /// is held.
  public class var main: UIMenuSystem { UIMainMenuSystem.shared }
  /// The menus that are suggested to context menus.
  public class var context: UIMenuSystem { contextSystem }

  private static let contextSystem = UIMenuSystem()

  override init() { super.init() }

  /// Whether a group of the system's own elements is in the menus.
  public enum ElementGroupPreference: Int, Sendable {
    /// As `included`.
    case automatic
    case removed, included
  }

  /// Builds the menus again when they are next used. Context menus are built for each use anyway.
  open func setNeedsRebuild() {
    guard self === UIMenuSystem.main, let application = UIApplication.running else { return }
    application.engine.mainMenu.needsRebuild()
    for window in application.windows { window.rareData?.menuBar?.rebuild() }
  }

  /// Validates the commands that are shown again. What is not shown is validated before each use anyway.
  open func setNeedsRevalidate() {
    guard let application = UIApplication.running else { return }
    application.engine.commandKeyHold.refresh()
    for window in application.windows { window.openMenu?.revalidate() }
  }

  /// When windows show the main menu as a bar. Ours: an iPad's bar is its own affair. It starts as the
  /// environment variable CASEMENT_MENU_BAR says.
  public enum BarVisibility: String, Sendable {
    /// While it is used: Alt, pressed and lifted by itself, and F10 show it.
    case automatic
    /// At the upper edge of each scene's main window.
    case always
    case never

    static var asStarted: BarVisibility {
      EnvironmentVariable.menuBar.value.flatMap(BarVisibility.init) ?? .automatic
    }
  }

  /// When windows show the menus as a bar. Ours; of the main system only.
  public var barVisibility: BarVisibility {
    get { UIApplication.running?.engine.mainMenu.barVisibility ?? .asStarted }
    set {
      guard let application = UIApplication.running else { return }
      application.engine.mainMenu.barVisibility = newValue
      for window in application.windows { window.setNeedsLayout() }
    }
  }
}
