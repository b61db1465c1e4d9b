import CoreGraphics
import QuartzCore

/// Shows the views in its innermost view four times over: each of four nested views shows what is in it, and that
/// turned over about one edge.
final class MirrorView: UIView {
  private let layers: [ReplicatorView]
  /// Holds what is reflected.
  var innermost: UIView { layers[layers.count - 1] }

  init() {
    layers = (0..<4).map { _ in ReplicatorView() }
    super.init(frame: .zero)
    addSubview(layers[0])
    for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSubview(inner) }
  }

  required init?(coder: NSCoder) { nil }

  func fit(_ bounds: CGRect) {
    frame = bounds
    for view in layers { view.frame = CGRect(origin: .zero, size: bounds.size) }
  }

  /// Turns over about the edges of a rectangle, as far as they leave something free.
  func reflect(_ content: CGRect, in room: CGRect) {
    let isLevel = [true, true, false, false]
    let edges = [content.minX, content.maxX, content.minY, content.maxY]
    let isFree = [
      content.minX > 0, content.maxX < room.width, content.minY > 0, content.maxY < room.height,
    ]
    for index in layers.indices {
      layers[index].turnOver(
        about: isFree[index] && !content.isEmpty ? edges[index] : nil, isLevel: isLevel[index])
    }
  }
}

/// Shows its subviews once more, turned over.
private final class ReplicatorView: UIView {
  override class var layerClass: AnyClass { CAReplicatorLayer.self }

  /// About a vertical line, with `isLevel`, or else a horizontal one; nil for nothing.
  func turnOver(about edge: CGFloat?, isLevel: Bool) {
    guard let replicator = layer as? CAReplicatorLayer else { return }
    replicator.instanceCount = edge == nil ? 1 : 2
    guard let edge else { return }
    // Transforms are about the middle of the bounds.
    let way = 2 * (edge - (isLevel ? bounds.midX : bounds.midY))
    let flip = CATransform3DMakeScale(isLevel ? -1 : 1, isLevel ? 1 : -1, 1)
    let move = CATransform3DMakeTranslation(isLevel ? way : 0, isLevel ? 0 : way, 0)
    replicator.instanceTransform = CATransform3DConcat(flip, move)
  }
}
