public import CoreGraphics
import RenderKit

/// A layer that shows particles: images born, flying, turning, fading and dying by the laws of its
/// cells, above the layer's border.
///
/// Particles are a function of these properties and the layer's time, worked out on the render side
/// while main does something else: the same seed shows the same at the same time. Particle n of a
/// cell is born n / birthRate seconds after the layer's time 0, so an emitter whose `beginTime` is
/// left alone shows itself in full flow, and one whose `beginTime` is now starts empty. A particle
/// keeps what it was born with, whatever changes afterwards. At most 4,096 particles are shown at
/// once, the youngest. Values that are no numbers are refused with a logged line.
///
/// Key paths reach into cells that have a name: "emitterCells.spark.birthRate" can be set and
/// animated.
open class CAEmitterLayer: CALayer {
  /// A layer without cells, which shows nothing.
  public override init() {
    super.init()
    snapshot.emitter = EmitterSnapshot()
  }

  /// See `CALayer`.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAEmitterLayer { styles = other.styles }
  }

  var styles = EmitterStyles()

  /// The kinds of particles; copied when set, so that later changes of a cell show only when the
  /// list is set again, or when they are made by key path.
  open var emitterCells: [CAEmitterCell]? {
    get { styles.cells }
    set { changeCells(to: newValue) }
  }

  /// The middle of the emitter's shape, in points of the layer. Animatable.
  open var emitterPosition: CGPoint {
    get { snapshot.emitter.position }
    set { change(.emitterPosition, to: newValue) }
  }

  /// How far that middle lies in front of the layer's plane, in points. Animatable.
  open var emitterZPosition: CGFloat {
    get { snapshot.emitter.zPosition }
    set { change(.emitterZPosition, to: newValue) }
  }

  /// How wide and high the emitter's shape is, in points. Animatable.
  open var emitterSize: CGSize {
    get { snapshot.emitter.size }
    set { change(.emitterSize, to: newValue) }
  }

  /// How deep the emitter's shape is, in points. Animatable.
  open var emitterDepth: CGFloat {
    get { snapshot.emitter.depth }
    set { change(.emitterDepth, to: newValue) }
  }

  /// A point unless set.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { styles.shape }
    set { changeShape(to: newValue) }
  }

  /// The volume unless set.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { styles.mode }
    set { changeMode(to: newValue) }
  }

  /// Unordered unless set.
  open var renderMode: CAEmitterLayerRenderMode {
    get { styles.renderMode }
    set { changeRenderMode(to: newValue) }
  }

  /// Whether particles are seen where they are in the space of the superlayer, which its
  /// `sublayerTransform` may show in perspective, instead of flattened onto the layer.
  open var preservesDepth: Bool {
    get { snapshot.emitter.preservesDepth }
    set { changeSilently(\.emitter.preservesDepth, to: newValue) }
  }

  /// What every cell's birth rate is multiplied by; at 0 those alive live on. Animatable.
  open var birthRate: Float {
    get { Float(snapshot.emitter.birthRate) }
    set { change(.birthRate, to: Double(newValue)) }
  }

  /// What every cell's lifetime is multiplied by. Animatable.
  open var lifetime: Float {
    get { Float(snapshot.emitter.lifetime) }
    set { change(.lifetime, to: Double(newValue)) }
  }

  /// What every cell's velocity is multiplied by. Animatable.
  open var velocity: Float {
    get { Float(snapshot.emitter.velocity) }
    set { change(.velocity, to: Double(newValue)) }
  }

  /// What every cell's scale is multiplied by. Animatable.
  open var scale: Float {
    get { Float(snapshot.emitter.scale) }
    set { change(.emitterScale, to: Double(newValue)) }
  }

  /// What every cell's spin is multiplied by. Animatable.
  open var spin: Float {
    get { Float(snapshot.emitter.spin) }
    set { change(.spin, to: Double(newValue)) }
  }

  /// Where chance begins: emitters alike but for it differ in all that ranges leave open.
  open var seed: UInt32 {
    get { snapshot.emitter.seed }
    set { changeSilently(\.emitter.seed, to: newValue) }
  }

  override class var propertySetters: PropertySetters { emitterSetters }

  private static let emitterSetters = PropertySetters(
    EmitterSnapshot.self,
    [
      PropertySetter(.emitterPosition, \.emitterPosition),
      PropertySetter(.emitterZPosition, \.emitterZPosition),
      PropertySetter(.emitterSize, \.emitterSize),
      PropertySetter(.emitterDepth, \.emitterDepth),
      PropertySetter(.birthRate, converting: \.birthRate),
      PropertySetter(.lifetime, converting: \.lifetime),
      PropertySetter(.velocity, converting: \.velocity),
      PropertySetter(.emitterScale, converting: \.scale),
      PropertySetter(.spin, converting: \.spin),
      PropertySetter(.emitterCells) { $0.takeCells($1) },
    ] as [PropertySetter<CAEmitterLayer>])
}
