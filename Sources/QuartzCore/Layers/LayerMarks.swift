/// What the next commit has to send of a layer.
struct LayerMarks: OptionSet {
  let rawValue: UInt8

  /// Its state, whatever of it has changed: the render side compares.
  static let state = LayerMarks(rawValue: 1)
  /// Its state, with images that may be new.
  static let contents = LayerMarks(rawValue: 2)
  /// Its list of sublayers.
  static let sublayers = LayerMarks(rawValue: 4)

  static let all: LayerMarks = [.state, .contents, .sublayers]
}
