public import CoreGraphics
import RasterKit
import RenderKit

extension CALayer {
  /// The corners of background, border, clip and shadow that `cornerRadius` rounds; all by default.
  public var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(snapshot.rare.corners.rawValue)) }
    set {
      let corners = CornerSet(rawValue: UInt8(newValue.rawValue & 15))
      changeSilently(\.rare.corners, to: corners)
    }
  }

  /// Circular by default; an unknown name is ignored and logged.
  public var cornerCurve: CALayerCornerCurve {
    get { snapshot.rare.cornerCurve == .continuous ? .continuous : .circular }
    set {
      guard accepts([.circular, .continuous].contains(newValue), "cornerCurve") else { return }
      let curve = newValue == .continuous ? CornerCurve.continuous : .circular
      changeSilently(\.rare.cornerCurve, to: curve)
    }
  }

  /// Whether edges between pixels are antialiased. Unlike on Apple's systems the default is true,
  /// because pixels are visible on desktop screens; without it, a pixel is painted if its centre is
  /// inside. Rounded corners are always antialiased.
  public var allowsEdgeAntialiasing: Bool {
    get { snapshot.rare.smoothsEdges }
    set { changeSilently(\.rare.smoothsEdges, to: newValue) }
  }

  /// The edges that `allowsEdgeAntialiasing` affects; all by default. Two adjacent layers meet
  /// without a seam if neither antialiases the shared edge.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { CAEdgeAntialiasingMask(rawValue: UInt32(snapshot.rare.smoothEdges.rawValue)) }
    set {
      let edges = EdgeSet(rawValue: UInt8(newValue.rawValue & 15))
      changeSilently(\.rare.smoothEdges, to: edges)
    }
  }

  /// How far a rounded corner of this kind reaches along an edge, in multiples of the radius.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
}
