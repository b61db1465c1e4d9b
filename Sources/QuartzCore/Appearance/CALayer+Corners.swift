public import CoreGraphics
import RasterKit
import RenderKit

extension CALayer {
  /// The corners that `cornerRadius` rounds, of background, border, clip and shadow; all unless set.
  public var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(snapshot.rare.corners.rawValue)) }
    set {
      let corners = CornerSet(rawValue: UInt8(newValue.rawValue & 15))
      changeSilently(\.rare.corners, to: corners)
    }
  }

  /// Arcs of circles unless set; a name that is none of the two is refused with a logged line.
  public var cornerCurve: CALayerCornerCurve {
    get { snapshot.rare.cornerCurve == .continuous ? .continuous : .circular }
    set {
      guard accepts([.circular, .continuous].contains(newValue), "cornerCurve") else { return }
      let curve = newValue == .continuous ? CornerCurve.continuous : .circular
      changeSilently(\.rare.cornerCurve, to: curve)
    }
  }

  /// Whether edges that are not on the pixel grid are smoothed. Unlike on Apple's systems this is so
  /// unless set, because desktop screens show their pixels; without it, pixels are in or out by
  /// their centres. Round corners are smooth in any case.
  public var allowsEdgeAntialiasing: Bool {
    get { snapshot.rare.smoothsEdges }
    set { changeSilently(\.rare.smoothsEdges, to: newValue) }
  }

  /// The edges that `allowsEdgeAntialiasing` smooths; all unless set. Layers that abut share an edge
  /// without a seam where neither smooths it.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { CAEdgeAntialiasingMask(rawValue: UInt32(snapshot.rare.smoothEdges.rawValue)) }
    set {
      let edges = EdgeSet(rawValue: UInt8(newValue.rawValue & 15))
      changeSilently(\.rare.smoothEdges, to: edges)
    }
  }

  /// How many times the radius a round corner of this kind reaches along an edge.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
}
