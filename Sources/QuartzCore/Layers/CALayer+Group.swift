import RasterKit
import RenderKit

// How the finished layer, with all its sublayers, is composited onto what is beneath.

extension CALayer {
  func setCompositingFilter(_ new: Any?) {
    let mode = (new as? String).flatMap { BlendMode(filterName: $0) }
    guard accepts(new == nil || mode != nil, "compositingFilter") else { return }
    change(event: "compositingFilter", from: snapshot.rare.group.filter, to: mode) {
      $0.rare.group.filter = mode
    }
  }
}

extension BlendMode {
  private static let names: KeyValuePairs<String, BlendMode> = [
    "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
    "darkenBlendMode": .darken, "lightenBlendMode": .lighten, "plusL": .plusLighter,
    "linearDodgeBlendMode": .plusLighter,
  ]

  fileprivate init?(filterName: String) {
    guard let named = Self.names.first(where: { $0.key == filterName }) else { return nil }
    self = named.value
  }

  /// The first of the filter's names.
  var filterName: String? { Self.names.first { $0.value == self }?.key }
}
