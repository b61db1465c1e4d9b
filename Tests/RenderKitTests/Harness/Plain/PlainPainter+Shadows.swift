import CoreGraphics
import Foundation
import RasterKit
import RenderKit

extension PlainPainter {
  /// The layer's silhouette, moved and blurred by a Gaussian.
  func paintShadow(
    of layer: SceneLayer, _ map: AffineMap, _ around: Around, _ canvas: inout Canvas
  ) {
    let shadow = layer.snapshot.rare.shadow
    guard let color = shadow.color else { return }
    var around = around
    if layer.snapshot.masksToBounds {
      intersect(&around.clip, with: outline(of: layer.snapshot, map))
    }
    around.tint.w *= shadow.opacity
    let sigma = Double(shadow.radius) * abs(map.determinant).squareRoot()
    let margin = Int32((3.25 * sigma).rounded(.up)) + 1
    let painter = PlainPainter(bounds: bounds(widenedBy: margin))
    let moved = AffineMap(translationX: shadow.offset.width, y: shadow.offset.height)
      .concatenating(map)
    let silhouette = painter.silhouette(of: layer, moved)
    let blurred = sigma < 0.125 ? silhouette : painter.blurred(silhouette, sigma: sigma)
    fill(color, painter.part(of: blurred, in: bounds), around, &canvas)
  }

  func bounds(widenedBy margin: Int32) -> PixelRect {
    PixelRect(
      minX: bounds.minX - margin, minY: bounds.minY - margin, maxX: bounds.maxX + margin,
      maxY: bounds.maxY + margin)
  }

  private func silhouette(of layer: SceneLayer, _ map: AffineMap) -> Cover {
    let state = layer.snapshot
    if let path = state.rare.shadow.path {
      return coverage(path.elements, .fill(.winding), map)
    }
    if state.backgroundColor != nil { return outline(of: state, map) }
    if state.borderWidth > 0, state.borderColor != nil { return ring(of: state, map) }
    var canvas = clear
    paintInside(of: layer, map, Around(clip: full), &canvas)
    return canvas.map { $0.w / 255 }
  }

  private func ring(of state: LayerSnapshot, _ map: AffineMap) -> Cover {
    var hole = state
    hole.bounds = state.bounds.insetBy(dx: state.borderWidth, dy: state.borderWidth)
    hole.cornerRadius = max(0, state.clampedRadius - state.borderWidth)
    let outer = outline(of: state, map)
    if hole.bounds.isEmpty || hole.bounds.isNull { return outer }
    return zip(outer, outline(of: hole, map)).map { max(0, $0 - $1) }
  }

  /// Integrates the Gaussian over each pixel, along one axis and then the other.
  private func blurred(_ cover: Cover, sigma: Double) -> Cover {
    let reach = Int((3 * sigma).rounded(.up))
    let width = sigma * 2.0.squareRoot()
    func integral(to edge: Double) -> Double { erf(edge / width) }
    var bell: [Double] = (-reach...reach).map { place in
      let middle = Double(place)
      return integral(to: middle + 0.5) - integral(to: middle - 0.5)
    }
    let sum = bell.reduce(0, +)
    for index in bell.indices { bell[index] /= sum }
    let weights = bell.map { Float($0) }
    let across = convolved(cover, weights, step: 1, length: Int(bounds.width))
    return convolved(across, weights, step: Int(bounds.width), length: Int(bounds.height))
  }

  private func convolved(_ cover: Cover, _ weights: [Float], step: Int, length: Int) -> Cover {
    let reach = weights.count / 2
    return cover.withUnsafeBufferPointer { cover in
      cover.indices.map { index in
        let place = index / step % length
        var sum: Float = 0
        for way in max(-reach, -place)...min(reach, length - 1 - place) {
          sum += cover[index + way * step] * weights[way + reach]
        }
        return sum
      }
    }
  }

  func part(of cover: Cover, in rect: PixelRect) -> Cover {
    (rect.minY..<rect.maxY).flatMap { y in
      let first = Int(y - bounds.minY) * Int(bounds.width) + Int(rect.minX - bounds.minX)
      return cover[first..<first + Int(rect.width)]
    }
  }
}

extension SceneLayer {
  var castsShadow: Bool { snapshot.rare.shadow.isVisible }

  /// Whether a mask or a filter applies to the shadow too; with plain group opacity the group is
  /// drawn on top of it.
  var shadowIsGrouped: Bool { !mask.isEmpty || snapshot.rare.group.filter != nil }
}
