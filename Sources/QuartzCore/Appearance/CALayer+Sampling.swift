public import CoreGraphics
import Diagnostics
import RenderKit

extension CALayer {
  /// The part of the contents that is shown, in units of their size; past the image's edges its
  /// outermost pixels go on. Animatable.
  public var contentsRect: CGRect {
    get { snapshot.rare.sampling.rect }
    set { change(.contentsRect, to: newValue) }
  }

  /// The part of what is shown that stretches where contents are resized, in units of its size: what
  /// is left and right of it keeps its width, what is above and below it its height, as many pixels
  /// a point as `contentsScale` says. Animatable.
  public var contentsCenter: CGRect {
    get { snapshot.rare.sampling.center }
    set { change(.contentsCenter, to: newValue) }
  }

  /// For contents shown smaller than they are; a name that is none of the three is refused with a
  /// logged line.
  public var minificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(snapshot.rare.sampling.minification) }
    set { changeFilter(\.rare.sampling.minification, to: newValue) }
  }

  /// For contents shown larger than they are; a name that is none of the three is refused with a
  /// logged line.
  public var magnificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(snapshot.rare.sampling.magnification) }
    set { changeFilter(\.rare.sampling.magnification, to: newValue) }
  }

  /// How many halvings of the contents further `trilinear` minification goes than their size on the
  /// screen asks for; below 0 is sharper, and 0 unless set.
  public var minificationFilterBias: Float {
    get { snapshot.rare.sampling.minificationBias }
    set {
      guard accepts(newValue.isFinite, "minificationFilterBias") else { return }
      changeSilently(\.rare.sampling.minificationBias, to: newValue)
    }
  }

  private func changeFilter(
    _ path: WritableKeyPath<LayerSnapshot, ContentsSampling.Filter>,
    to new: CALayerContentsFilter
  ) {
    guard let filter = new.filter else {
      return Log.layers.write("no contents filter \(new.rawValue)")
    }
    changeSilently(path, to: filter)
  }
}
