public import Foundation
import PlatformKit

/// Whether the title shows in a title bar.
public enum UITitlebarTitleVisibility: Int, Sendable { case visible, hidden }

/// How a title bar and a toolbar share their room.
public enum UITitlebarToolbarStyle: Int, Sendable {
  case automatic, expanded, preference, unified, unifiedCompact
}

/// What divides a title bar from the content.
public enum UITitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }

/// The title bar of a scene: the window manager's, or one that the program draws. Main thread only.
@preconcurrency @MainActor
open class UITitlebar: NSObject {
  /// Whether a title bar that the program draws has the title. Without it the content reaches up to the window's
  /// edge, with the bar over it in the safe area. The window manager's own always shows the title.
  @AlwaysObserved open var titleVisibility = UITitlebarTitleVisibility.visible {
    didSet { if titleVisibility != oldValue { onChange() } }
  }
  /// Stored only: there are no toolbars in title bars.
  open var toolbarStyle = UITitlebarToolbarStyle.automatic
  /// Whether a line is below a title bar that the program draws; automatic draws one below a visible title.
  @AlwaysObserved open var separatorStyle = UITitlebarSeparatorStyle.automatic {
    didSet { if separatorStyle != oldValue { onChange() } }
  }
  /// Stored only: there are no toolbars in title bars.
  open var autoHidesToolbarInFullScreen = false
  /// Stored only: window managers show no files.
  open var representedURL: URL?

  /// Whether the program draws the title bar in place of the window manager's: with the title, buttons to minimise,
  /// maximise and close, by which the window is dragged, and edges by which it is resized. Not on Apple's systems.
  @AlwaysObserved open var isDrawnInWindow = false {
    didSet { if isDrawnInWindow != oldValue { onChange() } }
  }

  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) { self.onChange = onChange }
}

extension UIWindowScene {
  var ownTitlebar: UITitlebar {
    if let madeTitlebar { return madeTitlebar }
    let made = UITitlebar { [weak self] in self?.titlebarDidChange() }
    madeTitlebar = made
    return made
  }

  var drawsTitlebar: Bool { madeTitlebar?.isDrawnInWindow == true }

  func titlebarDidChange() {
    guard let presence else { return }
    presence.ask { $0.setHasFrame(!drawsTitlebar) }
    presence.mainWindow?.setNeedsLayout()
  }
}
