import CoreGraphics
import Foundation
import PlatformKit

/// A scene with windows, which show in one window of the desktop. Main thread only.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The limits the window manager is told for the size of the scene's X window.
  open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? =
    UISceneSizeRestrictions { [weak self] in self?.sizeRestrictionsDidChange() }
  /// What the window manager is told the user may do with the scene's X window.
  open private(set) lazy var windowingBehaviors: UISceneWindowingBehaviors? =
    UISceneWindowingBehaviors { [weak self] in self?.presence?.limitActions() }
  /// Nothing of a status bar shows here.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

  /// Its title bar. Whether the program draws it is `UITitlebar.isDrawnInWindow`.
  open var titlebar: UITitlebar? { ownTitlebar }
  /// Made when it is first asked for.
  var madeTitlebar: UITitlebar?

  /// What it is to appear with, and was asked for since.
  var wantedStates: WindowStates = []
  /// Whether it is to appear as an icon only.
  var isMinimizedAtFirst = false
  /// Its windows in the order they joined or came to the front; the application owns those that show.
  var attached: [AttachedWindow] = []
  /// The window of the desktop that shows its windows; nil while none is visible.
  weak var presence: WindowPresence?

  /// The monitor that most of the scene is on.
  open var screen: UIScreen { frontWindow?.screen ?? UIScreen.main }
  /// Its windows, shown or not, lower levels first.
  open var windows: [UIWindow] { attachedWindows }
  /// Its window that gets the keyboard; nil while another scene has it.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The scene's area in points, with origin zero.
  open var coordinateSpace: any UICoordinateSpace { SceneCoordinateSpace(self) }
  /// Where and how large the scene is.
  open var effectiveGeometry: Geometry { Geometry(of: self) }
  /// Whether the window manager has it in full screen, or it covers its monitor without being maximised.
  open var isFullScreen: Bool {
    if desktopStates.contains(.fullScreen) { return true }
    if desktopStates.isSuperset(of: .maximized) { return false }
    let monitor = screen.nativeBounds.size
    return contentSize.width * screen.scale >= monitor.width
      && contentSize.height * screen.scale >= monitor.height
  }
  /// Landscape while the scene is wider than tall.
  open var interfaceOrientation: UIInterfaceOrientation { contentSize.orientation }
  /// What its windows inherit.
  open var traitCollection: UITraitCollection { currentTraits }
  /// Called after a trait changed, with the former traits. Override it to react.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Resizes and moves the X window to a `Mac` system frame; the window manager decides. Orientations
  /// can't be asked for: `errorHandler` is told.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
  ) {
    request(geometryPreferences, errorHandler: errorHandler)
  }

  // MARK: Overrides for the package

  override var isMinimized: Bool { presence?.isMinimized ?? false }
  override func titleDidChange() { presence?.updateTitle() }
  override func hideWindows() { for window in windows { window.isHidden = true } }
}

/// A window of a scene that doesn't own it.
struct AttachedWindow {
  weak var window: UIWindow?
}
