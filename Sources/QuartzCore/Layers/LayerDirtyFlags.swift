/// The parts of a layer that the next commit has to send.
struct LayerDirtyFlags: OptionSet {
  let rawValue: UInt8

  /// Its state; the render side finds what has changed.
  static let state = LayerDirtyFlags(rawValue: 1)
  /// Its state, with possibly new images.
  static let contents = LayerDirtyFlags(rawValue: 2)
  /// Its list of sublayers.
  static let sublayers = LayerDirtyFlags(rawValue: 4)

  static let all: LayerDirtyFlags = [.state, .contents, .sublayers]
}
