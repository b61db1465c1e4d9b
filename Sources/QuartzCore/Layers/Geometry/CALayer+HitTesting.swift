import CoreGraphics
import RasterKit
import RenderKit

extension CALayer {
  /// Sublayers in painting order: by `zPosition`, then as added.
  package var paintOrder: [CALayer] {
    let layers = visibleChildren ?? []
    guard layers.contains(where: { $0.zPosition != layers[0].zPosition }) else { return layers }
    return layers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// The frontmost layer of this tree at a point of this layer.
  ///
  /// Uses a list instead of recursion, so that depth costs no stack. Calls `hitTest(_:)` only on
  /// classes that may override it.
  func hit(at point: CGPoint) -> CALayer? {
    var steps = [HitTestStep.enter(self, point)]
    while let step = steps.popLast() {
      switch step {
      case .found(let layer): return layer
      case .enter(let layer, let point): layer.enter(at: point, &steps)
      case .approach(let layer, let point) where layer.snapshot.flattensSublayers:
        if type(of: layer) == CALayer.self {
          if let inside = layer.fromSuperlayer(point) { steps.append(.enter(layer, inside)) }
        } else if let found = layer.hitTest(point) {
          return found
        }
      case .approach(let space, let point): space.enterPlanes(at: point, &steps)
      }
    }
    return nil
  }

  /// The list is processed from its end: sublayers are pushed after the layer itself, so they come
  /// first.
  private func enter(at point: CGPoint, _ steps: inout [HitTestStep]) {
    let isInside = contains(point)
    if masksToBounds && !isInside { return }
    if isInside { steps.append(.found(self)) }
    for layer in paintOrder where !layer.isHidden { steps.append(.approach(layer, point)) }
  }

  /// A transform layer has no plane to contain a point: tests its sublayers, nearest first.
  private func enterPlanes(at point: CGPoint, _ steps: inout [HitTestStep]) {
    for (layer, map) in planesInSpace() {
      if let inside = map.inverse?.visible(point) { steps.append(.enter(layer, inside)) }
    }
  }

  /// Converts a point of the superlayer to this layer's coordinates; nil where the layer's
  /// transform is singular or the point is not in front of the viewer. For a layer in a
  /// `CATransformLayer` the point is one of the nearest ancestor that flattens.
  package func fromSuperlayer(_ point: CGPoint) -> CGPoint? {
    if superlayer == nil { return mapToSuperlayer.inverse?.visible(point) }
    return mapToFlattening().map.inverse?.visible(point)
  }
}

/// A step of a hit test; the last one of a list comes first.
private enum HitTestStep {
  /// The layer itself, if nothing in it was hit.
  case found(CALayer)
  /// A layer and its sublayers, at a point in its coordinates.
  case enter(CALayer, CGPoint)
  /// A sublayer at a point in its superlayer's coordinates.
  case approach(CALayer, CGPoint)
}
