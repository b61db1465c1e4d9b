public import CoreGraphics
import RenderKit

/// A layer that shows its sublayers several times, each copy a step further in place, colour and
/// time than the one before.
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

  /// See `CALayer`.
  public override init(layer: Any) { super.init(layer: layer) }

  /// How many times the sublayers are shown: 1 unless set, 0 shows none, negative and more than
  /// 4,096 are refused. Animatable.
  open var instanceCount: Int {
    get { snapshot.replicator.count }
    set {
      let isUsable = 0...ReplicatorSnapshot.mostCopies ~= newValue
      change(.instanceCount, \.count, to: newValue, if: isUsable)
    }
  }

  /// Whether the copies keep their depth, as sublayers of a `CATransformLayer` do. Not animatable.
  open var preservesDepth: Bool {
    get { snapshot.replicator.preservesDepth }
    set {
      changeSilently(.geometry, from: preservesDepth, to: newValue) {
        $0.replicator.preservesDepth = newValue
      }
    }
  }

  /// Seconds by which each copy's animations come after those of the copy before. Animatable.
  open var instanceDelay: CFTimeInterval {
    get { snapshot.replicator.delay }
    set { change(.instanceDelay, \.delay, to: newValue, if: newValue.isFinite) }
  }

  /// Leads from one copy to the next, about the middle of the bounds. Animatable.
  open var instanceTransform: CATransform3D {
    get { snapshot.replicator.transform }
    set { change(.instanceTransform, \.transform, to: newValue, if: newValue.isPlaceable) }
  }

  /// What the first copy's colours are multiplied by; nil stands for white. Animatable.
  open var instanceColor: CGColor? {
    get { snapshot.replicator.color ?? .white }
    set { change(.instanceColor, \.color, to: newValue, if: true) }
  }

  /// Added to the red of `instanceColor` from one copy to the next. Animatable.
  open var instanceRedOffset: Float {
    get { snapshot.replicator.offsets.x }
    set { change(.instanceRedOffset, \.offsets.x, to: newValue, if: newValue.isFinite) }
  }

  /// Added to the green of `instanceColor` from one copy to the next. Animatable.
  open var instanceGreenOffset: Float {
    get { snapshot.replicator.offsets.y }
    set { change(.instanceGreenOffset, \.offsets.y, to: newValue, if: newValue.isFinite) }
  }

  /// Added to the blue of `instanceColor` from one copy to the next. Animatable.
  open var instanceBlueOffset: Float {
    get { snapshot.replicator.offsets.z }
    set { change(.instanceBlueOffset, \.offsets.z, to: newValue, if: newValue.isFinite) }
  }

  /// Added to the alpha of `instanceColor` from one copy to the next. Animatable.
  open var instanceAlphaOffset: Float {
    get { snapshot.replicator.offsets.w }
    set { change(.instanceAlphaOffset, \.offsets.w, to: newValue, if: newValue.isFinite) }
  }
}

extension CAReplicatorLayer {
  private func change<Value: Equatable>(
    _ property: LayerProperty, _ path: WritableKeyPath<ReplicatorSnapshot, Value>, to new: Value,
    if isUsable: Bool
  ) {
    guard accepts(isUsable, property.key) else { return }
    change(property, from: snapshot.replicator[keyPath: path], to: new) {
      $0.replicator[keyPath: path] = new
    }
  }

  /// Through the property's own setter, which a subclass may override.
  func take(_ property: LayerProperty, from new: ReplicatorSnapshot) {
    switch property {
    case .instanceCount: instanceCount = new.count
    case .instanceDelay: instanceDelay = new.delay
    case .instanceTransform: instanceTransform = new.transform
    case .instanceColor: instanceColor = new.color
    case .instanceRedOffset: instanceRedOffset = new.offsets.x
    case .instanceGreenOffset: instanceGreenOffset = new.offsets.y
    case .instanceBlueOffset: instanceBlueOffset = new.offsets.z
    default: instanceAlphaOffset = new.offsets.w
    }
  }
}
