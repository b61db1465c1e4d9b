public import CoreGraphics
import RasterKit
import RenderKit

// How the finished layer, with all its sublayers, is composited onto what is beneath.

extension CALayer {
  /// The name of a filter that blends the finished layer with what is beneath it in its superlayer:
  /// "multiplyBlendMode", "screenBlendMode", "overlayBlendMode", "darkenBlendMode",
  /// "lightenBlendMode", "plusL" or "linearDodgeBlendMode"; nil is source-over.
  ///
  /// A superlayer that is faded, masked or filtered is composited separately: then only its own
  /// content is "beneath". Other names and other kinds of filters are ignored and logged.
  public var compositingFilter: Any? {
    get { snapshot.rare.group.filter?.filterName }
    set { setCompositingFilter(newValue) }
  }

  /// Whether `opacity` fades the layer with its sublayers as a group, which is the default;
  /// otherwise it fades each part on its own, and parts show through each other.
  public var allowsGroupOpacity: Bool {
    get { !snapshot.rare.group.fadesParts }
    set { changeSilently(\.rare.group.fadesParts, to: !newValue) }
  }

  /// Whether the finished layer is cached as a bitmap, which is repainted only when something in it
  /// changes, and reused when the layer is moved, stretched, rotated or faded.
  ///
  /// Bitmaps share a memory budget; a layer whose bitmap would take more than a quarter of it is
  /// painted as usual.
  public var shouldRasterize: Bool {
    get { snapshot.rare.group.rasterizes }
    set { change(.shouldRasterize, to: newValue) }
  }

  /// Pixels per point of the `shouldRasterize` bitmap; 1 by default.
  public var rasterizationScale: CGFloat {
    get { snapshot.rare.group.rasterizationScale }
    set { change(.rasterizationScale, to: newValue) }
  }

  /// Stored, without effect: drawing happens when the transaction commits.
  public var drawsAsynchronously: Bool {
    get { rareData?.drawsAsynchronously ?? false }
    set { if newValue != drawsAsynchronously { ensureRareData.drawsAsynchronously = newValue } }
  }

  private func setCompositingFilter(_ new: Any?) {
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
  fileprivate var filterName: String? { Self.names.first { $0.value == self }?.key }
}
