import CoreGraphics
import Foundation
import PlatformKit

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
    guard joinPresence(in: application) else { return leaveImplicitScene() }
    layer.isHidden = false
    adoptScreenTraits()
    if AppearanceRecorder.isInUse { AppearanceRegistry.apply(to: self) }
    application.add(self)
    showRoot()
    presence?.show()
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
    openMenu?.dismiss()
    layer.isHidden = true
    rootController?.windowWillHide()
    application?.remove(self)
    leavePresence()
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
}

extension UIWindow {
  /// The title, with a mark while a document has changes that are not saved.
  var displayedTitle: String {
    application?.showsEditedMark == true ? "• \(plainTitle)" : plainTitle
  }

  /// The scene's title, else that of the root controller, else the program's name.
  var plainTitle: String {
    if let title = windowScene?.title, !title.isEmpty { return title }
    return rootController?.title ?? ProcessInfo.processInfo.processName
  }

  func updateTitle() { presence?.updateTitle() }
}
