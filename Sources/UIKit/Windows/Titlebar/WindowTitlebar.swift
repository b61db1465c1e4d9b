import CoreGraphics
import Foundation
import PlatformKit

/// The title bar that a program draws in one window: whether it shows, and what the user does with it.
@MainActor
final class WindowTitlebar {
  private weak var window: UIWindow?
  private(set) var view: TitlebarView?
  private var border: ResizeBorder?

  init(_ window: UIWindow) { self.window = window }

  /// What it takes of the window's height.
  var height: CGFloat { view == nil ? 0 : TitlebarView.height }
  /// What of that the content does not reach into.
  var heightOfContent: CGFloat { isAboveContent ? height : 0 }

  private var bar: UITitlebar? { window?.windowScene?.titlebar }
  /// A menu bar in the window is below it, and the content below that.
  private var isAboveContent: Bool { hasTitle || (window?.rareData?.menuBar?.height ?? 0) > 0 }
  private var hasTitle: Bool { bar?.titleVisibility != .hidden }

  /// Called before layout.
  func update() {
    if window?.drawsTitlebar == true { showViews() } else { hide() }
    place()
  }

  func show(_ title: String) { view?.title = title }

  /// The window manager moves or resizes the window until the button comes up. The touch that began it ends here.
  func drag(_ drag: WindowDrag) {
    window?.application?.afterCommit.append { [weak window] in
      guard let window else { return }
      window.application?.cancelInput(in: window)
      window.presence?.platformWindow.beginDrag(drag)
    }
    window?.application?.engine.turn.schedule()
  }

  func toggleMaximized() {
    guard let scene = window?.windowScene else { return }
    scene.requestDesktopStates(.maximized, isOn: !scene.desktopStates.isSuperset(of: .maximized))
  }

  private func showViews() {
    guard let window, view == nil else { return }
    let (view, border) = (TitlebarView(self), ResizeBorder(self))
    (self.view, self.border) = (view, border)
    window.addSubview(view)
    window.addSubview(border)
    view.title = window.displayedTitle
  }

  private func hide() {
    guard view != nil else { return }
    view?.removeFromSuperview()
    border?.removeFromSuperview()
    (view, border) = (nil, nil)
    window?.coveredInsets.top = 0
  }

  private func place() {
    guard let window, let view, let border else { return }
    view.frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: TitlebarView.height)
    view.showsTitle = hasTitle
    view.showsLine =
      bar?.separatorStyle == .line || (bar?.separatorStyle == .automatic && hasTitle)
    view.show(window.windowScene?.windowingBehaviors?.actions ?? .all)
    border.frame = window.bounds
    border.isHidden = window.windowScene?.desktopStates.contains(.maximized) == true
    let covered = isAboveContent ? 0 : height
    if window.coveredInsets.top != covered { window.coveredInsets.top = covered }
    stayInFront(view, border, in: window)
  }

  /// Above what is presented, and below open menus.
  private func stayInFront(_ view: UIView, _ border: UIView, in window: UIWindow) {
    let views = window.subviews
    let last = views.lastIndex { $0 !== view && $0 !== border && !($0 is MenuOverlay) }
    guard let last, let own = views.firstIndex(of: view), own < last else { return }
    window.insertSubview(view, aboveSubview: views[last])
    window.insertSubview(border, aboveSubview: view)
  }

  func minimize() { window?.windowScene?.minimize() }

  func close() {
    guard let window, let presence = window.presence else { return }
    window.application?.afterCommit.append { [weak application = window.application] in
      application?.close(presence)
    }
    window.application?.engine.turn.schedule()
  }
}

extension UIWindow {
  var ownTitlebar: WindowTitlebar {
    if let bar = rareData?.titlebar { return bar }
    let bar = WindowTitlebar(self)
    ensureRareData.titlebar = bar
    return bar
  }

  /// The main window of a scene whose program draws the title bar has one, but not while it covers its monitor.
  var drawsTitlebar: Bool {
    guard let presence, presence.mainWindow === self, let scene = presence.scene else {
      return false
    }
    return scene.drawsTitlebar && !presence.states.contains(.fullScreen)
  }
}
