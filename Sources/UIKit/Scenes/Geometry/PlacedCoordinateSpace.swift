import CoreGraphics
import Foundation

/// A space without turns or scales, somewhere on the desktop.
@preconcurrency @MainActor
class PlacedCoordinateSpace: NSObject, DesktopPlaced {
  override init() { super.init() }

  /// In points of the desktop.
  var origin: CGPoint { .zero }
  var bounds: CGRect { .zero }

  func toDesktop(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }
  func fromDesktop(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    map(point, to: coordinateSpace)
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    map(point, from: coordinateSpace)
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mapped { map($0, to: coordinateSpace) }
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mapped { map($0, from: coordinateSpace) }
  }
}

/// The area of a scene.
final class SceneCoordinateSpace: PlacedCoordinateSpace {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  override var origin: CGPoint { scene?.presence?.desktopOrigin ?? .zero }
  override var bounds: CGRect { CGRect(origin: .zero, size: scene?.contentSize ?? .zero) }
}

/// The area that a scene had.
final class FormerCoordinateSpace: PlacedCoordinateSpace {
  private let size: CGSize

  init(size: CGSize) {
    self.size = size
    super.init()
  }

  override var bounds: CGRect { CGRect(origin: .zero, size: size) }
}

/// A monitor.
final class ScreenCoordinateSpace: PlacedCoordinateSpace {
  private let screen: UIScreen

  init(_ screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  override var origin: CGPoint { screen.desktopOrigin }
  override var bounds: CGRect { screen.bounds }
}
