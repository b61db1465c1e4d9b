import CoreGraphics
public import Foundation

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

    init(of scene: UIWindowScene) {
      let origin = scene.presence?.desktopOrigin ?? .zero
      systemFrame = CGRect(origin: origin, size: scene.contentSize)
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
    }

    /// What a scene of this size was like.
    init(size: CGSize) {
      systemFrame = CGRect(origin: .zero, size: size)
      interfaceOrientation = size.orientation
      coordinateSpace = FormerCoordinateSpace(size: size)
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
      /// In points. The window manager keeps the place.
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
  }
}

extension CGSize {
  var orientation: UIInterfaceOrientation { width > height ? .landscapeRight : .portrait }
}
