public import CoreGraphics
import RenderKit

/// A layer that fills and strokes a path, between its contents and its sublayers.
///
/// The render side turns the path into coverage at the resolution it is shown at and keeps that as
/// long as the layer only moves by whole pixels or changes its colours. The bounds do not cut the
/// path off unless `masksToBounds` is set.
open class CAShapeLayer: CALayer {
  /// A layer without a path, which will be filled with opaque black.
  public override init() {
    super.init()
    snapshot.shape = ShapeSnapshot()
  }

  /// See `CALayer`.
  public override init(layer: Any) { super.init(layer: layer) }

  /// In the layer's own coordinates; a copy of a path that can change. Animatable point by point
  /// between paths made of the same elements, others change half-way; never animated by itself.
  open var path: CGPath? {
    get { snapshot.shape.path }
    set { change(.path, to: newValue?.frozen) }
  }

  /// Opaque black unless set; nil fills nothing. Animatable.
  open var fillColor: CGColor? {
    get { snapshot.shape.fillColor }
    set { change(.fillColor, to: newValue) }
  }

  /// Which places count as inside; a name that is none of the two is refused with a logged line.
  open var fillRule: CAShapeLayerFillRule {
    get { CAShapeLayerFillRule(snapshot.shape.fillRule) }
    set { changeStyle(\.shape.fillRule, to: newValue.rule, newValue.rawValue) }
  }

  /// nil, as it is unless set, strokes nothing. Animatable.
  open var strokeColor: CGColor? {
    get { snapshot.shape.strokeColor }
    set { change(.strokeColor, to: newValue) }
  }

  /// Where the stroke begins, as a fraction of the path's length, 0 to 1. Animatable.
  open var strokeStart: CGFloat {
    get { snapshot.shape.strokeStart }
    set { change(.strokeStart, to: newValue) }
  }

  /// Where the stroke ends, as a fraction of the path's length, 0 to 1. Animatable.
  open var strokeEnd: CGFloat {
    get { snapshot.shape.strokeEnd }
    set { change(.strokeEnd, to: newValue) }
  }

  /// 1 unless set. Animatable.
  open var lineWidth: CGFloat {
    get { snapshot.shape.line.width }
    set { change(.lineWidth, to: newValue) }
  }

  /// The longest a pointed corner may be, in line widths, before it is cut off; 10 unless set.
  /// Animatable.
  open var miterLimit: CGFloat {
    get { snapshot.shape.line.miterLimit }
    set { change(.miterLimit, to: newValue) }
  }

  /// How lines end; a name that is none of the three is refused with a logged line.
  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(snapshot.shape.line.cap) }
    set { changeStyle(\.shape.line.cap, to: newValue.cap, newValue.rawValue) }
  }

  /// How lines turn corners; a name that is none of the three is refused with a logged line.
  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(snapshot.shape.line.join) }
    set { changeStyle(\.shape.line.join, to: newValue.join, newValue.rawValue) }
  }

  /// Where in the pattern the line begins, in points. Animatable.
  open var lineDashPhase: CGFloat {
    get { snapshot.shape.line.dashPhase }
    set { change(.lineDashPhase, to: newValue) }
  }

  /// Lengths drawn and skipped in turn, in points; nil for a line without gaps. Negative lengths
  /// are refused with a logged line.
  open var lineDashPattern: [NSNumber]? {
    get {
      let lengths = snapshot.shape.line.dashLengths
      return lengths.isEmpty ? nil : lengths.map { NSNumber(value: Double($0)) }
    }
    set { changeDashes(to: (newValue ?? []).map { CGFloat($0.doubleValue) }) }
  }

  override class var propertySetters: PropertySetters { shapeSetters }

  private static let shapeSetters = PropertySetters(
    ShapeSnapshot.self,
    [
      PropertySetter(.path, \.path),
      PropertySetter(.fillColor, \.fillColor),
      PropertySetter(.strokeColor, \.strokeColor),
      PropertySetter(.lineWidth, \.lineWidth),
      PropertySetter(.miterLimit, \.miterLimit),
      PropertySetter(.lineDashPhase, \.lineDashPhase),
      PropertySetter(.strokeStart, \.strokeStart),
      PropertySetter(.strokeEnd, \.strokeEnd),
    ] as [PropertySetter<CAShapeLayer>])
}
