public import CoreGraphics
import RasterKit
import RenderKit

// How the finished layer, with all its sublayers, comes to what is beneath it.

extension CALayer {
  /// The name of a filter that mixes the finished layer with what is beneath it in its superlayer:
  /// "multiplyBlendMode", "screenBlendMode", "overlayBlendMode", "darkenBlendMode",
  /// "lightenBlendMode", "plusL" or "linearDodgeBlendMode"; nil lays it over.
  ///
  /// A superlayer that is faded, masked or filtered is composed by itself: then "beneath" is what it
  /// has itself. Other names and other kinds of filters are refused with a logged line.
  public var compositingFilter: Any? {
    get { snapshot.rare.group.filter?.filterName }
    set { setCompositingFilter(newValue) }
  }

  /// Whether `opacity` fades the layer with its sublayers as one picture, which is the default;
  /// otherwise it fades each part for itself, and parts show through each other.
  public var allowsGroupOpacity: Bool {
    get { !snapshot.rare.group.fadesParts }
    set { changeSilently(\.rare.group.fadesParts, to: !newValue) }
  }

  /// Whether the finished layer is kept as a bitmap, which is painted anew when something in it
  /// changes, and only moved, stretched, turned or faded when the layer itself is.
  ///
  /// Bitmaps have a common budget of memory; one that would take more than a quarter of it is not
  /// made, and the layer painted as usual.
  public var shouldRasterize: Bool {
    get { snapshot.rare.group.rasterizes }
    set { change(.shouldRasterize, to: newValue) }
  }

  /// Pixels of the bitmap of `shouldRasterize` for each point; 1 unless set.
  public var rasterizationScale: CGFloat {
    get { snapshot.rare.group.rasterizationScale }
    set { change(.rasterizationScale, to: newValue) }
  }

  /// Kept, and of no effect: drawing happens when the transaction commits.
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

  /// The first of its names.
  fileprivate var filterName: String? { Self.names.first { $0.value == self }?.key }
}
