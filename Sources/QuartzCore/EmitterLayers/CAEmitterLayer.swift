public import CoreGraphics
import RenderKit

/// A layer that shows particles: images born, flying, turning, fading and dying by the laws of its
/// cells.
///
/// Particles are a pure function of these properties and the layer's time, worked out on the render
/// side while main does something else: the same seed shows the same at the same time. Particle n of
/// a cell is born n / birthRate seconds after the layer's time 0, so an emitter whose `beginTime` is
/// left alone shows itself in full flow, and one whose `beginTime` is now starts empty. At most 4,096
/// particles are shown at once, the youngest. Nothing here is animatable; values that are no numbers
/// are refused with a logged line.
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
  /// list is set again.
  open var emitterCells: [CAEmitterCell]? {
    get { styles.cells }
    set { changeCells(to: newValue) }
  }

  /// The middle of the emitter's shape, in points of the layer.
  open var emitterPosition: CGPoint {
    get { snapshot.emitter.position }
    set { change(\.position, to: newValue, if: newValue.isPlaceable, "emitterPosition") }
  }

  /// How large the emitter's shape is, in points.
  open var emitterSize: CGSize {
    get { snapshot.emitter.size }
    set {
      let isUsable = newValue.width.isPlaceable && newValue.height.isPlaceable
      change(\.size, to: newValue, if: isUsable, "emitterSize")
    }
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

  /// What every cell's birth rate is multiplied by; 0 shows none from the next frame on.
  open var birthRate: Float {
    get { Float(snapshot.emitter.birthRate) }
    set { change(\.birthRate, to: Double(newValue), if: newValue.isFinite, "birthRate") }
  }

  /// What every cell's lifetime is multiplied by.
  open var lifetime: Float {
    get { Float(snapshot.emitter.lifetime) }
    set { change(\.lifetime, to: Double(newValue), if: newValue.isFinite, "lifetime") }
  }

  /// What every cell's velocity is multiplied by.
  open var velocity: Float {
    get { Float(snapshot.emitter.velocity) }
    set { change(\.velocity, to: Double(newValue), if: newValue.isFinite, "velocity") }
  }

  /// What every cell's scale is multiplied by.
  open var scale: Float {
    get { Float(snapshot.emitter.scale) }
    set { change(\.scale, to: Double(newValue), if: newValue.isFinite, "scale") }
  }

  /// What every cell's spin is multiplied by.
  open var spin: Float {
    get { Float(snapshot.emitter.spin) }
    set { change(\.spin, to: Double(newValue), if: newValue.isFinite, "spin") }
  }

  /// Where chance begins: emitters alike but for it differ in all that ranges leave open.
  open var seed: UInt32 {
    get { snapshot.emitter.seed }
    set { change(\.seed, to: newValue, if: true, "seed") }
  }
}
