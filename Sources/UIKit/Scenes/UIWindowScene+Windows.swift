import CoreGraphics
import Foundation

extension UIWindowScene {
  var attachedWindows: [UIWindow] {
    let windows = attached.compactMap(\.window)
    let levels = Set(windows.map(\.windowLevel))
    if levels.count < 2 { return windows }
    return levels.sorted().flatMap { level in windows.filter { $0.windowLevel == level } }
  }

  var visibleWindows: [UIWindow] { windows.filter { !$0.isHidden } }
  /// The window that stands for the scene: the lowest that shows, else the lowest.
  var frontWindow: UIWindow? { presence?.lowestWindow ?? windows.first }

  /// The size of its content; before it has a window, that of a new one.
  var contentSize: CGSize {
    let size = presence?.mainWindow?.bounds.size ?? presence?.contentSize ?? .zero
    return size == .zero ? UIScreen.newWindowSize : size
  }

  func attach(_ window: UIWindow) {
    attached.removeAll { $0.window == nil || $0.window === window }
    attached.append(AttachedWindow(window: window))
  }

  func detach(_ window: UIWindow) {
    attached.removeAll { $0.window == nil || $0.window === window }
  }

  /// Gives it the keyboard. A scene that shows nothing shows its lowest window.
  func comeToFront() {
    guard let presence else { return windows.first?.makeKeyAndVisible() ?? () }
    presence.nextKeyWindow?.makeKey()
  }

  func sizeRestrictionsDidChange() {
    presence?.limitSize()
  }

  /// One of its windows has another size: the delegate is told what was before.
  func geometryDidChange(from oldSize: CGSize) {
    let previous = Geometry(size: oldSize, states: desktopStates)
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    delegate.windowScene(
      self, didUpdate: previous.coordinateSpace,
      interfaceOrientation: previous.interfaceOrientation, traitCollection: traitCollection)
    delegate.windowScene(self, didUpdateEffectiveGeometry: previous)
  }
}
