public import CoreGraphics
import Diagnostics
import RenderKit

extension CALayer {
  /// The part of the contents to show, in unit coordinates; beyond the image its edge pixels
  /// repeat. Animatable.
  public var contentsRect: CGRect {
    get { snapshot.rare.sampling.rect }
    set { change(.contentsRect, to: newValue) }
  }

  /// The part of the shown contents that stretches when they are resized, in unit coordinates. The
  /// parts left and right of it keep their width and those above and below it their height, at
  /// `contentsScale` pixels per point. Animatable.
  public var contentsCenter: CGRect {
    get { snapshot.rare.sampling.center }
    set { change(.contentsCenter, to: newValue) }
  }

  /// For contents shown at a reduced size; an unknown name is ignored and logged.
  public var minificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(snapshot.rare.sampling.minification) }
    set { changeFilter(\.rare.sampling.minification, to: newValue) }
  }

  /// For contents shown enlarged; an unknown name is ignored and logged.
  public var magnificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(snapshot.rare.sampling.magnification) }
    set { changeFilter(\.rare.sampling.magnification, to: newValue) }
  }

  /// Added to the mip level of `trilinear` minification; negative values are sharper. 0 by default.
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
