import CoreGraphics
import RasterKit
import RenderKit

extension CALayer {
  /// The anchor point in the layer's own coordinates.
  private var anchor: CGPoint {
    CGPoint(
      x: snapshot.bounds.origin.x + snapshot.anchorPoint.x * snapshot.bounds.size.width,
      y: snapshot.bounds.origin.y + snapshot.anchorPoint.y * snapshot.bounds.size.height)
  }

  /// From the layer's coordinates to its superlayer's.
  var mapToSuperlayer: ProjectiveMap {
    let depth = snapshot.depth
    if depth.anchorPointZ != 0 || depth.isGeometryFlipped {
      return ProjectiveMap(flattening: snapshot.placement)
    }
    return ProjectiveMap(transform: snapshot.transform, anchor: anchor, position: snapshot.position)
  }

  var frameInSuperlayer: CGRect {
    let (size, pivot) = (snapshot.bounds.size, snapshot.anchorPoint)
    if snapshot.transform == CATransform3DIdentity {
      return CGRect(
        x: snapshot.position.x - pivot.x * size.width,
        y: snapshot.position.y - pivot.y * size.height,
        width: size.width, height: size.height)
    }
    return mapToSuperlayer(snapshot.bounds)
  }

  /// Sets the bounds' size so that the transformed size is `frame`'s (exact where it only scales),
  /// then moves the layer so that its frame's origin is `frame`'s.
  func setFrame(_ frame: CGRect) {
    guard accepts(frame.isPlaceable, "frame") else { return }
    let origin = snapshot.bounds.origin
    if snapshot.transform == CATransform3DIdentity {
      bounds = CGRect(origin: origin, size: frame.size)
      position = CGPoint(
        x: frame.origin.x + snapshot.anchorPoint.x * frame.size.width,
        y: frame.origin.y + snapshot.anchorPoint.y * frame.size.height)
    } else {
      bounds = CGRect(origin: origin, size: untransformedSize(of: frame.size))
      let current = frameInSuperlayer
      position = CGPoint(
        x: snapshot.position.x + frame.origin.x - current.origin.x,
        y: snapshot.position.y + frame.origin.y - current.origin.y)
    }
  }

  private func untransformedSize(of size: CGSize) -> CGSize {
    let map = ProjectiveMap(transform: snapshot.transform, anchor: .zero, position: .zero)
    guard let inverse = map.inverse else { return snapshot.bounds.size }
    let result = inverse(CGRect(origin: .zero, size: size)).size
    return CGRect(origin: .zero, size: result).isPlaceable ? result : snapshot.bounds.size
  }
}

extension CALayer {
  func map(from other: CALayer?) -> ProjectiveMap {
    guard let other else { return mapFromSpace }
    guard other.root === root else { return other.mapToSpace.concatenating(mapFromSpace) }
    return other.mapToRoot.concatenating(mapFromRoot)
  }

  private var mapToRoot: ProjectiveMap {
    planesToRoot.reduce(.identity) { $0.concatenating($1.map) }
  }

  private var mapFromRoot: ProjectiveMap {
    planesToRoot.reversed().reduce(.identity) {
      $0.concatenating($1.layer.inverse(of: $1.map))
    }
  }

  /// The map to the space of the root's frame.
  var mapToSpace: ProjectiveMap { mapToRoot.concatenating(root.mapToSuperlayer) }

  private var mapFromSpace: ProjectiveMap {
    let root = root
    return root.inverse(of: root.mapToSuperlayer).concatenating(mapFromRoot)
  }

  private func inverse(of map: ProjectiveMap) -> ProjectiveMap {
    map.inverse ?? untransformedMapFromSuperlayer
  }

  /// The maps from each plane to the next, starting with this layer's own.
  var planesToRoot: [(layer: CALayer, map: ProjectiveMap)] {
    var planes: [(CALayer, ProjectiveMap)] = []
    var layer = self
    while case (let map, let next?) = layer.mapToFlattening() {
      planes.append((layer, map))
      layer = next
    }
    return planes
  }

  private var untransformedMapFromSuperlayer: ProjectiveMap {
    ProjectiveMap(transform: CATransform3DIdentity, anchor: position, position: anchor)
  }
}
