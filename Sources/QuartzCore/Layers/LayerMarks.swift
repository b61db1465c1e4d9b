/// The parts of a layer that the next commit has to send.
struct LayerMarks: OptionSet {
  let rawValue: UInt8

  /// Its state; the render side finds what has changed.
  static let state = LayerMarks(rawValue: 1)
  /// Its state, with possibly new images.
  static let contents = LayerMarks(rawValue: 2)
  /// Its list of sublayers.
  static let sublayers = LayerMarks(rawValue: 4)

  static let all: LayerMarks = [.state, .contents, .sublayers]
}
