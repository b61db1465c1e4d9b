public import CoreGraphics
import RenderKit

/// A layer that shows its sublayers several times, each copy with another transform, colour and
/// time offset.
///
/// The copies are made on the render side: the program sees one set of sublayers, and hit tests
/// find the first copy only. An animation that is removed when it ends runs to its end in every
/// copy.
open class CAReplicatorLayer: CALayer {
  /// A layer that shows its sublayers once.
  public override init() {
    super.init()
    snapshot.replicator = ReplicatorSnapshot()
  }

  /// The same as `init()`, as there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    snapshot.replicator = ReplicatorSnapshot()
  }

  /// Copies the state of `layer`; see `CALayer`.
  public override init(layer: Any) { super.init(layer: layer) }

  /// The number of copies: 1 by default, 0 shows none; negative numbers and those above 4,096 are
  /// ignored. Animatable.
  open var instanceCount: Int {
    get { snapshot.replicator.count }
    set {
      let isUsable = 0...ReplicatorSnapshot.mostCopies ~= newValue
      if accepts(isUsable, "instanceCount") { change(.instanceCount, to: newValue) }
    }
  }

  /// Whether the copies keep their z, like sublayers of a `CATransformLayer`. Not animatable.
  open var preservesDepth: Bool {
    get { snapshot.replicator.preservesDepth }
    set { changeSilently(\.replicator.preservesDepth, to: newValue) }
  }

  /// The delay of each copy's animations after those of the copy before, in seconds. Animatable.
  open var instanceDelay: CFTimeInterval {
    get { snapshot.replicator.delay }
    set { change(.instanceDelay, to: newValue) }
  }

  /// Applied from one copy to the next, about the centre of the bounds. Animatable.
  open var instanceTransform: CATransform3D {
    get { snapshot.replicator.transform }
    set { change(.instanceTransform, to: newValue) }
  }

  /// Multiplied with the first copy's colours; nil stands for white. Animatable.
  open var instanceColor: CGColor? {
    get { snapshot.replicator.color }
    set { change(.instanceColor, to: newValue ?? .white) }
  }

  /// Added to the red of `instanceColor` from one copy to the next. Animatable.
  open var instanceRedOffset: Float {
    get { snapshot.replicator.offsets.x }
    set { change(.instanceRedOffset, to: newValue) }
  }

  /// Added to the green of `instanceColor` from one copy to the next. Animatable.
  open var instanceGreenOffset: Float {
    get { snapshot.replicator.offsets.y }
    set { change(.instanceGreenOffset, to: newValue) }
  }

  /// Added to the blue of `instanceColor` from one copy to the next. Animatable.
  open var instanceBlueOffset: Float {
    get { snapshot.replicator.offsets.z }
    set { change(.instanceBlueOffset, to: newValue) }
  }

  /// Added to the alpha of `instanceColor` from one copy to the next. Animatable.
  open var instanceAlphaOffset: Float {
    get { snapshot.replicator.offsets.w }
    set { change(.instanceAlphaOffset, to: newValue) }
  }

  override class var propertySetters: PropertySetters { replicatorSetters }

  private static let replicatorSetters = PropertySetters(
    ReplicatorSnapshot.self,
    [
      PropertySetter(.instanceCount, \.instanceCount),
      PropertySetter(.instanceDelay, \.instanceDelay),
      PropertySetter(.instanceTransform, \.instanceTransform),
      PropertySetter(.instanceColor, \.instanceColor),
      PropertySetter(.instanceRedOffset, \.instanceRedOffset),
      PropertySetter(.instanceGreenOffset, \.instanceGreenOffset),
      PropertySetter(.instanceBlueOffset, \.instanceBlueOffset),
      PropertySetter(.instanceAlphaOffset, \.instanceAlphaOffset),
    ] as [PropertySetter<CAReplicatorLayer>])
}
