/// A component of a decomposed transform that key paths reach. Axes are 0, 1 and 2.
enum TransformPart: Sendable {
  /// Radians.
  case rotation(axis: Int)
  case scale(axis: Int)
  case translation(axis: Int)
  /// One factor for all axes; reads as their mean.
  case uniformScale
  /// Along x and y.
  case planeTranslation

  /// By the rest of the key path after "transform.".
  static let byPath: [String: TransformPart] = [
    "rotation": .rotation(axis: 2), "rotation.x": .rotation(axis: 0),
    "rotation.y": .rotation(axis: 1), "rotation.z": .rotation(axis: 2),
    "scale": .uniformScale, "scale.x": .scale(axis: 0), "scale.y": .scale(axis: 1),
    "scale.z": .scale(axis: 2),
    "translation": .planeTranslation, "translation.x": .translation(axis: 0),
    "translation.y": .translation(axis: 1), "translation.z": .translation(axis: 2),
  ]

  var kind: AnimatableValue.Kind { if case .planeTranslation = self { .size } else { .number } }

  /// Whether it rotates a layer out of its plane.
  var leavesPlane: Bool {
    if case .rotation(let axis) = self { axis != 2 } else { false }
  }
}
