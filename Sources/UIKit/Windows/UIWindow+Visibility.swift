import CoreGraphics
import Diagnostics
import Foundation
import PlatformKit
import RasterKit

extension UIWindow {
  /// A new window is hidden, as on Apple's systems.
  func startHidden() { layer.isHidden = true }

  var currentScreen: UIScreen {
    guard let application else { return UIScreen.main }
    guard let presence else { return application.screens.all[0] }
    return application.screens.screen(for: presence.platformWindow.screen)
  }

  func setVisible(_ isVisible: Bool) {
    guard isVisible == layer.isHidden else { return }
    if isVisible { show() } else { hide() }
  }

  private func show() {
    let application = joinApplication()
    joinScene(of: application)
    guard makePresence(in: application) else { return leaveImplicitScene() }
    layer.isHidden = false
    adoptScreenTraits()
    if AppearanceRecorder.isInUse { AppearanceRegistry.apply(to: self) }
    application.add(self)
    showRoot()
    presence?.platformWindow.show()
    NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
  }

  /// A view added to a visible window appears by itself. Loading the view may set the title.
  private func showRoot() {
    if !addRoot() {
      layoutRoot()
      rootController?.windowDidShow()
    }
    updateTitle()
  }

  private func hide() {
    layer.isHidden = true
    rootController?.windowWillHide()
    let presence = self.presence
    self.presence = nil
    application?.remove(self)
    presence?.end()
    leaveImplicitScene()
    NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
  }

  /// A window may be made before the application, and may outlive it.
  private func joinApplication() -> UIApplication {
    if let application, !application.hasStopped { return application }
    let current = UIApplication.shared
    application = current
    return current
  }

  /// Logs a line and returns false if the window system fails.
  private func makePresence(in application: UIApplication) -> Bool {
    let size = PixelSize(points: bounds.size, scale: screen.scale)
    var description = WindowDescription(size: size, title: displayedTitle)
    description.position = wantedPosition
    description.minimumSize = windowScene?.sizeRestrictions?.minimumPixels(scale: screen.scale)
    description.maximumSize = windowScene?.sizeRestrictions?.maximumPixels(scale: screen.scale)
    do {
      let presence = try WindowPresence(
        root: layer, description: description, in: application.windowSystem)
      layer.frame = CGRect(origin: .zero, size: size.points(scale: presence.scale))
      self.presence = presence
      application.afterCommit.append { [weak self] in self?.showAppIcon() }
      return true
    } catch {
      Log.application.write("a window could not be shown: \(error)")
      return false
    }
  }

  /// The desktop position the program asked for; nil leaves it to the window manager.
  private var wantedPosition: PixelPoint? {
    let origin = frame.origin
    guard origin != .zero, abs(origin.x) < 32768, abs(origin.y) < 32768 else { return nil }
    return PixelPoint(
      x: Int32((origin.x * screen.scale).rounded()), y: Int32((origin.y * screen.scale).rounded()))
  }
}

extension UIWindow {
  /// The scene's title, else that of the root controller, else the program's name.
  var displayedTitle: String {
    if let title = windowScene?.title, !title.isEmpty { return title }
    return rootController?.title ?? ProcessInfo.processInfo.processName
  }

  func updateTitle() { presence?.platformWindow.setTitle(displayedTitle) }
}
