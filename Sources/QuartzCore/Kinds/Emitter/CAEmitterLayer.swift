public import CoreGraphics
import RenderKit

/// A layer that shows particles: images that are born, move, spin, fade and die according to its
/// cells, above the layer's border.
///
/// Particles are a function of these properties and the layer's time, computed on the render side
/// without main: the same seed shows the same at the same time. Particle n of a cell is born n /
/// birthRate seconds after the layer's time 0. So an emitter with the default `beginTime` appears
/// in full flow, and one whose `beginTime` is now starts empty. A particle keeps the properties it
/// was born with. At most 4,096 particles are shown at once, the youngest. Values that are not
/// finite are ignored and logged.
///
/// Key paths reach into named cells: "emitterCells.spark.birthRate" can be set and animated.
open class CAEmitterLayer: CALayer {
  /// A layer without cells, which shows nothing.
  public override init() {
    super.init()
    snapshot.emitter = EmitterSnapshot()
  }

  /// The same as `init()`, as there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    snapshot.emitter = EmitterSnapshot()
  }

  /// Copies the state of `layer`; see `CALayer`.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAEmitterLayer { styles = other.styles }
  }

  var styles = EmitterStyles()

  /// The kinds of particles. Copied when set: later changes of a cell show only when the list is
  /// set again, or when they are made by key path.
  open var emitterCells: [CAEmitterCell]? {
    get { styles.cells }
    set { changeCells(to: newValue) }
  }

  /// The centre of the emitter's shape, in points of the layer. Animatable.
  open var emitterPosition: CGPoint {
    get { snapshot.emitter.position }
    set { change(.emitterPosition, to: newValue) }
  }

  /// The z of that centre in front of the layer's plane, in points. Animatable.
  open var emitterZPosition: CGFloat {
    get { snapshot.emitter.zPosition }
    set { change(.emitterZPosition, to: newValue) }
  }

  /// The width and height of the emitter's shape, in points. Animatable.
  open var emitterSize: CGSize {
    get { snapshot.emitter.size }
    set { change(.emitterSize, to: newValue) }
  }

  /// The depth of the emitter's shape, in points. Animatable.
  open var emitterDepth: CGFloat {
    get { snapshot.emitter.depth }
    set { change(.emitterDepth, to: newValue) }
  }

  /// `point` by default.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { styles.shape }
    set { changeShape(to: newValue) }
  }

  /// `volume` by default.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { styles.mode }
    set { changeMode(to: newValue) }
  }

  /// `unordered` by default.
  open var renderMode: CAEmitterLayerRenderMode {
    get { styles.renderMode }
    set { changeRenderMode(to: newValue) }
  }

  /// Whether particles keep their z in the superlayer's space, whose `sublayerTransform` may add
  /// perspective, instead of being flattened into the layer.
  open var preservesDepth: Bool {
    get { snapshot.emitter.preservesDepth }
    set { changeSilently(\.emitter.preservesDepth, to: newValue) }
  }

  /// Multiplied with every cell's birth rate; at 0 existing particles live on. Animatable.
  open var birthRate: Float {
    get { Float(snapshot.emitter.birthRate) }
    set { change(.birthRate, to: Double(newValue)) }
  }

  /// Multiplied with every cell's lifetime. Animatable.
  open var lifetime: Float {
    get { Float(snapshot.emitter.lifetime) }
    set { change(.lifetime, to: Double(newValue)) }
  }

  /// Multiplied with every cell's velocity. Animatable.
  open var velocity: Float {
    get { Float(snapshot.emitter.velocity) }
    set { change(.velocity, to: Double(newValue)) }
  }

  /// Multiplied with every cell's scale. Animatable.
  open var scale: Float {
    get { Float(snapshot.emitter.scale) }
    set { change(.emitterScale, to: Double(newValue)) }
  }

  /// Multiplied with every cell's spin. Animatable.
  open var spin: Float {
    get { Float(snapshot.emitter.spin) }
    set { change(.spin, to: Double(newValue)) }
  }

  /// The seed of the random numbers: emitters with different seeds show different particles.
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
