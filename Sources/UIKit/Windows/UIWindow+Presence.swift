import CoreGraphics
import Diagnostics
import Foundation
import PlatformKit
import RasterKit

extension UIWindow {
  /// Shows the window in its scene's platform window, and makes that if it is the scene's first. Logs a
  /// line and returns false if the window system fails.
  func joinPresence(in application: UIApplication) -> Bool {
    guard let presence = windowScene?.presence ?? makePresence(in: application) else {
      return false
    }
    self.presence = presence
    presence.add(self)
    return true
  }

  /// The scene's platform window closes with its last window. The keys go to another window in it.
  func leavePresence() {
    guard let presence, let application else { return }
    presence.closePopovers(of: self)
    self.presence = nil
    presence.remove(self)
    if presence.windows.isEmpty {
      application.presences.removeAll { $0 === presence }
      presence.end()
    } else if application.keyWindow == nil, let next = presence.nextKeyWindow {
      application.makeKey(next)
    }
  }

  /// A visible window goes to another scene, or off the screen without one.
  func followScene(from old: UIWindowScene?) {
    guard let application, windowScene != nil else { return isHidden = true }
    let wasKey = isKeyWindow
    application.remove(self)
    leavePresence()
    if let old, old.isImplicit, old.visibleWindows.isEmpty { application.disconnect(old) }
    guard joinPresence(in: application) else { return isHidden = true }
    application.add(self)
    presence?.show()
    if wasKey { makeKey() }
  }

  private func makePresence(in application: UIApplication) -> WindowPresence? {
    let scale = firstScreen(in: application).scale
    let size = PixelSize(points: bounds.size, scale: scale)
    var description = WindowDescription(size: size, title: displayedTitle)
    description.position = wantedPosition
    description.isOpaque = !isTranslucent
    windowScene?.describe(&description, scale: scale)
    do {
      let presence = try WindowPresence(
        description, scene: windowScene, in: application.windowSystem)
      layer.frame.size = description.size.points(scale: presence.scale)
      windowScene?.presence = presence
      application.presences.append(presence)
      application.afterCommit.append { [weak self] in self?.showAppIcon() }
      return presence
    } catch {
      Log.application.write("a window could not be shown: \(error)")
      return nil
    }
  }

  /// The desktop position the program asked for; nil leaves it to the window manager.
  private var wantedPosition: PixelPoint? {
    frame.origin == .zero ? nil : frame.origin.pixelPoint(scale: screen.scale)
  }

  /// The monitor with the place the program asked for, else the main one.
  private func firstScreen(in application: UIApplication) -> UIScreen {
    guard let place = wantedPosition else { return screen }
    let all = application.screens.all
    return all.first { $0.platformScreen.bounds.contains(x: place.x, y: place.y) } ?? screen
  }

  /// Whether what is behind the window shows through it; decided when it is first shown.
  private var isTranslucent: Bool {
    !isOpaque || backgroundColor.map { $0.cgColor.alpha < 1 } == true
  }
}
