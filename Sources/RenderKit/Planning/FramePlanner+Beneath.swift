extension FramePlanner {
  /// Whether a sublayer of the layer on top of the walk is planned: all are, unless it is about what is
  /// beneath a layer, and this one is not.
  func mayAdd(_ sublayer: RenderLayer) -> Bool {
    let depth = walk.depth
    guard depth > 0, depth < around.count, walk.stack[depth - 1].layer === around[depth - 1] else {
      return true
    }
    let next = around[depth]
    return sublayer === next ? depth < around.count - 1 : sublayer.order < next.order
  }

  /// Whether only a part of the layer is planned, that beneath one of its sublayers.
  func isAround(_ layer: RenderLayer) -> Bool {
    !around.isEmpty && around.contains { $0 === layer }
  }
}
