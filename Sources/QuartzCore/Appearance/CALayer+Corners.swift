import CoreGraphics
import RasterKit
import RenderKit

extension CALayer {
  func changeMaskedCorners(to new: CACornerMask) {
    changeSilently(\.rare.corners, to: CornerSet(rawValue: UInt8(new.rawValue & 15)))
  }

  func changeCornerCurve(to new: CALayerCornerCurve) {
    guard accepts([.circular, .continuous].contains(new), "cornerCurve") else { return }
    changeSilently(\.rare.cornerCurve, to: new == .continuous ? .continuous : .circular)
  }

  func changeSmoothEdges(to new: CAEdgeAntialiasingMask) {
    changeSilently(\.rare.smoothEdges, to: EdgeSet(rawValue: UInt8(new.rawValue & 15)))
  }
}
