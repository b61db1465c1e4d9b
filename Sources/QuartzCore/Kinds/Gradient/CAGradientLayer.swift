public import CoreGraphics
import RenderKit

/// A layer that fills its bounds, with their rounded corners, with a gradient over its background.
///
/// Places are in the unit square of the bounds: on a layer that is not square the gradient is
/// stretched with it. Colours are mixed component by component on gamma-encoded sRGB, alpha apart
/// from the others. Nothing is drawn into memory of the layer's own.
open class CAGradientLayer: CALayer {
  /// A layer without colours, which shows none.
  public override init() {
    super.init()
    snapshot.gradient = GradientSnapshot()
  }

  /// See `CALayer`.
  public override init(layer: Any) { super.init(layer: layer) }

  /// The `CGColor` of each stop; anything else in the list has it refused with a logged line.
  /// Animatable, colour by colour between lists of one length.
  open var colors: [Any]? {
    get { snapshot.gradient.colors.isEmpty ? nil : snapshot.gradient.colors }
    set { changeColors(to: newValue ?? []) }
  }

  /// Where each stop is, 0 to 1 and growing; nil spreads the colours evenly. Where there are more
  /// colours than locations or the other way round, the rest is left out. Animatable.
  open var locations: [NSNumber]? {
    get {
      let list = snapshot.gradient.locations
      return list.isEmpty ? nil : list.map { NSNumber(value: $0) }
    }
    set { change(.locations, to: (newValue ?? []).map(\.doubleValue)) }
  }

  /// Where the first stop is: of a radial or conic gradient, its centre. Animatable.
  open var startPoint: CGPoint {
    get { snapshot.gradient.startPoint }
    set { change(.startPoint, to: newValue) }
  }

  /// Where the last stop is. For a radial gradient its distance from the centre along each axis is
  /// that axis' radius; a conic gradient begins in its direction and goes on clockwise. Animatable.
  open var endPoint: CGPoint {
    get { snapshot.gradient.endPoint }
    set { change(.endPoint, to: newValue) }
  }

  /// Axial unless set; a name that is none of the three is refused with a logged line.
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
