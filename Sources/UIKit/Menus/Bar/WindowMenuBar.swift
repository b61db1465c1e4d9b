import CoreGraphics
import Foundation
import PlatformKit

/// The menu bar of one window: whether it shows, and what is open.
@MainActor
final class WindowMenuBar {
  private weak var window: UIWindow?
  private var view: MenuBarView?
  private weak var overlay: MenuOverlay?

  init(_ window: UIWindow) { self.window = window }

  var isShown: Bool { view != nil }
  private var visibility: UIMenuSystem.BarVisibility { window?.menuBarVisibility ?? .never }
  /// What it takes of the window's content: nothing while it is there for a moment.
  var height: CGFloat { isShown && visibility == .always ? MenuBarView.height : 0 }

  /// Shows it where windows always have one. Called before layout.
  func update() {
    if window?.hasMenuBar == true {
      showView()
    } else if overlay == nil {
      hide()
    }
    place()
  }

  /// By the keyboard: it comes with its first title highlighted, or goes.
  func toggle() {
    if let overlay { return overlay.dismiss() }
    guard visibility != .never, window?.openMenu == nil else { return }
    showView()
    guard let view, !view.menus.isEmpty else { return hide() }
    beginTracking()
    view.highlighted = 0
  }

  func openMenu(_ index: Int) {
    beginTracking()
    overlay?.openTitle(index)
  }

  /// What it shows has changed.
  func rebuild() { view?.show(menus) }

  func place() {
    guard let window, let view else { return }
    let top = window.rareData?.titlebar?.height ?? 0
    view.frame = CGRect(x: 0, y: top, width: window.bounds.width, height: MenuBarView.height)
    followStyle(view)
  }

  private func beginTracking() {
    guard overlay == nil, let view else { return }
    view.show(menus)
    overlay = MenuOverlay.show(view) { [weak self] in self?.end() }
    overlay?.adoptStyle(of: view)
    view.superview?.bringSubviewToFront(view)
    if let overlay { view.superview?.bringSubviewToFront(overlay) }
  }

  private func end() {
    view?.highlighted = nil
    if visibility != .always { hide() }
  }

  private func showView() {
    guard let window, view == nil else { return }
    let view = MenuBarView(frame: .zero)
    self.view = view
    window.addSubview(view)
    view.show(menus)
    place()
  }

  /// That of the content: a program may have set it for its root controller alone.
  private func followStyle(_ view: MenuBarView) {
    let style = window?.rootController?.traitCollection.userInterfaceStyle ?? .unspecified
    if view.overrideUserInterfaceStyle != style { view.overrideUserInterfaceStyle = style }
  }

  private func hide() {
    view?.removeFromSuperview()
    view = nil
  }

  /// Those of the main menu that have something to show.
  private var menus: [UIMenu] {
    guard let window, let application = window.application else { return [] }
    return application.engine.mainMenu.root(of: application).children
      .compactMap { $0 as? UIMenu }.filter { $0.descendants.contains { !($0 is UIMenu) } }
  }
}

extension UIWindow {
  var menuBar: WindowMenuBar {
    if let bar = rareData?.menuBar { return bar }
    let bar = WindowMenuBar(self)
    ensureRareData.menuBar = bar
    return bar
  }

  var menuBarVisibility: UIMenuSystem.BarVisibility {
    application?.engine.mainMenu.barVisibility ?? .never
  }

  /// The main window of a scene has one, if windows have one at all.
  var hasMenuBar: Bool {
    menuBarVisibility == .always && presence?.scene != nil
      && presence?.mainWindow === self && !isRaised
  }

  /// What its root view fills.
  var contentBounds: CGRect { contentBounds(in: bounds.size) }

  /// The same in a window of this size.
  func contentBounds(in size: CGSize) -> CGRect {
    let height = (rareData?.menuBar?.height ?? 0) + (rareData?.titlebar?.heightOfContent ?? 0)
    return CGRect(x: 0, y: height, width: size.width, height: max(size.height - height, 0))
  }
}
