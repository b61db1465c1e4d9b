public import CoreGraphics
import RenderKit

extension CALayer {
  /// The part of the contents that is shown, in units of their size; past the image's edges its
  /// outermost pixels go on. Animatable.
  public var contentsRect: CGRect {
    get { snapshot.uncommon.sampling.rect }
    set {
      guard accepts(newValue.isPlaceable, "contentsRect") else { return }
      change(.contentsRect, from: contentsRect, to: newValue) {
        $0.uncommon.sampling.rect = newValue
      }
    }
  }

  /// The part of what is shown that stretches where contents are resized, in units of its size: what
  /// is left and right of it keeps its width, what is above and below it its height, as many pixels
  /// a point as `contentsScale` says. Animatable.
  public var contentsCenter: CGRect {
    get { snapshot.uncommon.sampling.center }
    set {
      guard accepts(newValue.isPlaceable, "contentsCenter") else { return }
      change(.contentsCenter, from: contentsCenter, to: newValue) {
        $0.uncommon.sampling.center = newValue
      }
    }
  }

  /// For contents shown smaller than they are; a name that is none of the three is refused with a
  /// logged line.
  public var minificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(snapshot.uncommon.sampling.minification) }
    set { changeFilter(\.minification, to: newValue) }
  }

  /// For contents shown larger than they are; a name that is none of the three is refused with a
  /// logged line.
  public var magnificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(snapshot.uncommon.sampling.magnification) }
    set { changeFilter(\.magnification, to: newValue) }
  }

  /// How many halvings of the contents further `trilinear` minification goes than their size on the
  /// screen asks for; below 0 is sharper, and 0 unless set.
  public var minificationFilterBias: Float {
    get { snapshot.uncommon.sampling.minificationBias }
    set {
      guard accepts(newValue.isFinite, "minificationFilterBias") else { return }
      changeSilently(.contents, from: minificationFilterBias, to: newValue) {
        $0.uncommon.sampling.minificationBias = newValue
      }
    }
  }

  private func changeFilter(
    _ path: WritableKeyPath<ContentsSampling, ContentsSampling.Filter>,
    to new: CALayerContentsFilter
  ) {
    guard let filter = new.filter else { return Refusal.log("no contents filter \(new.rawValue)") }
    changeSilently(.contents, from: snapshot.uncommon.sampling[keyPath: path], to: filter) {
      $0.uncommon.sampling[keyPath: path] = filter
    }
  }
}
