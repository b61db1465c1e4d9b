public import CoreGraphics
import RenderKit

/// A layer that fills and strokes a path, between its contents and its sublayers.
///
/// The render side rasterises the path to a mask at the shown resolution and keeps the mask while
/// the layer only moves by whole pixels or changes its colours. The bounds do not clip the path
/// unless `masksToBounds` is set.
open class CAShapeLayer: CALayer {
  /// A layer without a path; its fill colour is opaque black.
  public override init() {
    super.init()
    snapshot.shape = ShapeSnapshot()
  }

  /// The same as `init()`, as there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    snapshot.shape = ShapeSnapshot()
  }

  /// Copies the state of `layer`; see `CALayer`.
  public override init(layer: Any) { super.init(layer: layer) }

  /// In the layer's own coordinates; a mutable path is copied. Animatable point by point between
  /// paths made of the same elements, others switch half-way; has no implicit animation.
  open var path: CGPath? {
    get { snapshot.shape.path }
    set { change(.path, to: newValue?.frozen) }
  }

  /// Opaque black by default; nil fills nothing. Animatable.
  open var fillColor: CGColor? {
    get { snapshot.shape.fillColor }
    set { change(.fillColor, to: newValue) }
  }

  /// Which areas are inside; an unknown name is ignored and logged.
  open var fillRule: CAShapeLayerFillRule {
    get { CAShapeLayerFillRule(snapshot.shape.fillRule) }
    set { changeStyle(\.shape.fillRule, to: newValue.rule, newValue.rawValue) }
  }

  /// nil, the default, strokes nothing. Animatable.
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

  /// In points; 1 by default. Animatable.
  open var lineWidth: CGFloat {
    get { snapshot.shape.line.width }
    set { change(.lineWidth, to: newValue) }
  }

  /// The longest miter, in line widths, before the corner is bevelled; 10 by default. Animatable.
  open var miterLimit: CGFloat {
    get { snapshot.shape.line.miterLimit }
    set { change(.miterLimit, to: newValue) }
  }

  /// The shape of line ends; an unknown name is ignored and logged.
  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(snapshot.shape.line.cap) }
    set { changeStyle(\.shape.line.cap, to: newValue.cap, newValue.rawValue) }
  }

  /// The shape of corners; an unknown name is ignored and logged.
  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(snapshot.shape.line.join) }
    set { changeStyle(\.shape.line.join, to: newValue.join, newValue.rawValue) }
  }

  /// Where in the dash pattern the line begins, in points. Animatable.
  open var lineDashPhase: CGFloat {
    get { snapshot.shape.line.dashPhase }
    set { change(.lineDashPhase, to: newValue) }
  }

  /// Lengths of dashes and gaps in turn, in points; nil for a solid line. A pattern with negative
  /// lengths is ignored and logged.
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
