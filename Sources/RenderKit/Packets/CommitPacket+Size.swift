import CoreGraphics

extension CommitPacket {
  /// The approximate size of the packet in bytes: its values, and the pixels of new contents.
  package var byteCount: Int {
    let values =
      layers.count * MemoryLayout<LayerChange>.stride
      + animations.count * MemoryLayout<AnimationChange>.stride
      + surfaces.count * MemoryLayout<SurfaceChange>.stride
      + removed.count * MemoryLayout<LayerID>.stride
    return layers.reduce(values) { $0 + $1.byteCountBesides }
  }
}

extension LayerChange {
  /// The size of the list of sublayers, and of the contents if they changed.
  fileprivate var byteCountBesides: Int {
    let list = (sublayers?.count ?? 0) * MemoryLayout<LayerID>.stride
    guard hasNewContents, let image = snapshot.contents else { return list }
    return list + image.drawnArea * 4
  }
}
