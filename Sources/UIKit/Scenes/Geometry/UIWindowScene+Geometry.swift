import CoreGraphics
public import Foundation
import PlatformKit
import RasterKit

extension UIWindowScene {
  /// The size and orientation of a scene at one moment.
  @preconcurrency @MainActor
  public final class Geometry: NSObject {
    /// In points on the desktop.
    public let systemFrame: CGRect
    /// Landscape where the scene is wider than tall.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The scene's area in points, with origin zero.
    public let coordinateSpace: any UICoordinateSpace
    /// What the window manager does with the scene's window. Not on Apple's systems.
    public let desktopStates: DesktopStates

    init(of scene: UIWindowScene) {
      let origin = scene.presence?.desktopOrigin ?? .zero
      systemFrame = CGRect(origin: origin, size: scene.contentSize)
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
      desktopStates = scene.desktopStates
    }

    /// What a scene of this size was like.
    init(size: CGSize, states: DesktopStates) {
      systemFrame = CGRect(origin: .zero, size: size)
      interfaceOrientation = size.orientation
      coordinateSpace = FormerCoordinateSpace(size: size)
      desktopStates = states
    }
  }

  /// A wish for another geometry.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// A wish for orientations.
    public final class iOS: GeometryPreferences {
      /// The wanted orientations; nil leaves them.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Wishes for these orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }

    /// A wish for a frame on the desktop.
    public final class Mac: GeometryPreferences {
      /// Of the content, in points of the desktop.
      public var systemFrame = CGRect.null

      /// Wishes for this frame.
      public convenience init(systemFrame: CGRect) {
        self.init()
        self.systemFrame = systemFrame
      }
    }
  }

  func request(
    _ preferences: GeometryPreferences, errorHandler: (@MainActor @Sendable (any Error) -> Void)?
  ) {
    guard let frame = (preferences as? GeometryPreferences.Mac)?.systemFrame, !frame.isNull else {
      errorHandler?(UISceneError(.geometryRequestUnsupported))
      return
    }
    frontWindow?.frame.size = frame.size
    guard let presence else {
      frontWindow?.frame.origin = frame.origin
      return
    }
    if let place = frame.origin.pixelPoint(scale: presence.scale) {
      presence.ask { $0.setPosition(place) }
    }
  }
}

extension CGPoint {
  /// Nil for places that no desktop has.
  func pixelPoint(scale: CGFloat) -> PixelPoint? {
    guard abs(x * scale) < 32768, abs(y * scale) < 32768 else { return nil }
    return PixelPoint(x: Int32((x * scale).rounded()), y: Int32((y * scale).rounded()))
  }
}

extension CGSize {
  var orientation: UIInterfaceOrientation { width > height ? .landscapeRight : .portrait }
}
