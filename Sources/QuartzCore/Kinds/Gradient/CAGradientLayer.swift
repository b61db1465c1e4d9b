public import CoreGraphics
import RenderKit

/// A layer that fills its bounds, with their rounded corners, with a gradient over its background.
///
/// Points are in the unit square of the bounds, so the gradient is stretched with the layer.
/// Colours are interpolated in gamma-encoded sRGB, not premultiplied. The layer needs no bitmap of
/// its own.
open class CAGradientLayer: CALayer {
  /// A layer without colours, which shows no gradient.
  public override init() {
    super.init()
    snapshot.gradient = GradientSnapshot()
  }

  /// The same as `init()`, as there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    snapshot.gradient = GradientSnapshot()
  }

  /// Copies the state of `layer`; see `CALayer`.
  public override init(layer: Any) { super.init(layer: layer) }

  /// The `CGColor` of each stop; a list with anything else in it is ignored and logged. Animatable,
  /// colour by colour between lists of the same length.
  open var colors: [Any]? {
    get { snapshot.gradient.colors.isEmpty ? nil : snapshot.gradient.colors }
    set { changeColors(to: newValue ?? []) }
  }

  /// The position of each stop, 0 to 1 and increasing; nil spreads the colours evenly. Surplus
  /// colours or locations are ignored. Animatable.
  open var locations: [NSNumber]? {
    get {
      let list = snapshot.gradient.locations
      return list.isEmpty ? nil : list.map { NSNumber(value: $0) }
    }
    set { change(.locations, to: (newValue ?? []).map(\.doubleValue)) }
  }

  /// The position of the first stop; the centre of a radial or conic gradient. Animatable.
  open var startPoint: CGPoint {
    get { snapshot.gradient.startPoint }
    set { change(.startPoint, to: newValue) }
  }

  /// The position of the last stop. For a radial gradient its distance from the centre along each
  /// axis is that axis' radius; a conic gradient begins in its direction and goes on clockwise.
  /// Animatable.
  open var endPoint: CGPoint {
    get { snapshot.gradient.endPoint }
    set { change(.endPoint, to: newValue) }
  }

  /// Axial by default; an unknown name is ignored and logged.
  open var type: CAGradientLayerType {
    get { CAGradientLayerType(snapshot.gradient.axis) }
    set { changeType(to: newValue) }
  }

  override class var propertySetters: PropertySetters { gradientSetters }

  private static let gradientSetters = PropertySetters(
    GradientSnapshot.self,
    [
      PropertySetter(.colors) { $0.colors = $1 },
      PropertySetter(.locations) { $0.locations = $1.map { NSNumber(value: $0) } },
      PropertySetter(.startPoint, \.startPoint),
      PropertySetter(.endPoint, \.endPoint),
    ] as [PropertySetter<CAGradientLayer>])
}
