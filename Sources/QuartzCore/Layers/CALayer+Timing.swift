import RenderKit

extension CALayer {
  /// Applies each layer's timing from the root down.
  func fromHostTime(_ time: Double) -> Double {
    selfAndAncestors.reversed().reduce(time) { $1.snapshot.timing.localTime(parent: $0) }
  }

  func toHostTime(_ time: Double) -> Double {
    selfAndAncestors.reduce(time) { $1.snapshot.timing.parentTime(local: $0) }
  }
}
