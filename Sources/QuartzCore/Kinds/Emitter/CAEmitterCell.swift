public import CoreGraphics
public import Foundation
import RenderKit

/// One kind of particle of a `CAEmitterLayer`: its image and its motion.
///
/// A number with a range is chosen per particle, evenly spread over the range around the number.
/// Cells are plain objects; the layer copies their values when its `emitterCells` is set. All
/// numbers are animatable by key path; see `CAEmitterLayer`.
///
/// Of the timing properties only `beginTime` and `duration` have an effect: births begin at
/// `beginTime` after the layer's time 0, or after the birth of the emitting particle, and go on for
/// `duration`, or forever if that is 0.
open class CAEmitterCell: NSObject, NSSecureCoding, CAMediaTiming {
  /// A cell that emits nothing.
  public override init() { super.init() }

  /// The same as `init()`, as there are no archives to read.
  public required init?(coder: NSCoder) { super.init() }

  /// Encodes nothing, as there are no archives of cells.
  open func encode(with coder: NSCoder) {}

  /// True, so that archives which demand a class may hold it.
  open class var supportsSecureCoding: Bool { true }

  /// Whether a property belongs in an archive; nobody asks, as there are none.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// The cell's name in key paths; nil by default.
  open var name: String?
  /// Cells that each particle emits while it lives, relative to its direction and multiplied with
  /// its colour; nested at most four cells deep.
  open var emitterCells: [CAEmitterCell]?
  /// Whether the cell emits particles; true by default.
  open var isEnabled = true
  /// A `CGImage`, centred on the particle's position; anything else shows nothing.
  open var contents: Any?
  /// The shown part of the contents in unit coordinates, rounded to whole pixels.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the contents per point.
  open var contentsScale: CGFloat = 1
  /// Stored, without effect: contents are smoothed between pixels.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// Stored, without effect: contents are smoothed between pixels.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// Stored, without effect.
  open var minificationFilterBias: Float = 0
  /// Stored, without effect.
  open var style: [AnyHashable: Any]?
  /// Particles born per second.
  open var birthRate: Float = 0
  /// A particle's lifetime, in seconds.
  open var lifetime: Float = 0
  /// The range of lifetimes, in seconds.
  open var lifetimeRange: Float = 0
  /// The direction of emission in radians, clockwise from the right, or from the direction of the
  /// emitting particle.
  open var emissionLongitude: CGFloat = 0
  /// The angle of emission out of the plane towards the viewer, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The spread angle of the emission in the plane, in radians.
  open var emissionRange: CGFloat = 0
  /// The initial velocity, in points per second.
  open var velocity: CGFloat = 0
  /// The range of velocities, in points per second.
  open var velocityRange: CGFloat = 0
  /// Acceleration to the right, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// Acceleration downwards, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// Acceleration towards the viewer, in points per second squared.
  open var zAcceleration: CGFloat = 0
  /// The scale of the contents at birth.
  open var scale: CGFloat = 1
  /// The range of scales.
  open var scaleRange: CGFloat = 0
  /// The change of scale per second; at scale 0 the particle is invisible.
  open var scaleSpeed: CGFloat = 0
  /// The rotation in radians per second, clockwise.
  open var spin: CGFloat = 0
  /// The range of spins, in radians per second.
  open var spinRange: CGFloat = 0
  /// Multiplied with the contents' colours at birth; nil stands for white.
  open var color: CGColor? = .white
  /// The range of red components, up to 1.
  open var redRange: Float = 0
  /// The change of red per second.
  open var redSpeed: Float = 0
  /// The range of green components, up to 1.
  open var greenRange: Float = 0
  /// The change of green per second.
  open var greenSpeed: Float = 0
  /// The range of blue components, up to 1.
  open var blueRange: Float = 0
  /// The change of blue per second.
  open var blueSpeed: Float = 0
  /// The range of alpha components, up to 1.
  open var alphaRange: Float = 0
  /// The change of alpha per second.
  open var alphaSpeed: Float = 0

  /// When births begin, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How long births go on, in seconds; 0 for no end.
  open var duration: CFTimeInterval = 0
  /// Stored, without effect.
  open var timeOffset: CFTimeInterval = 0
  /// Stored, without effect.
  open var repeatCount: Float = 0
  /// Stored, without effect.
  open var repeatDuration: CFTimeInterval = 0
  /// Stored, without effect.
  open var speed: Float = 1
  /// Stored, without effect.
  open var autoreverses = false
  /// Stored, without effect.
  open var fillMode = CAMediaTimingFillMode.removed

  static let setters: [CellSetter] = [
    CellSetter(.isEnabled, \.isEnabled),
    CellSetter(.contents, { $0.contents as? CGImage }, { $0.contents = $1 }),
    CellSetter(.contentsRect, \.contentsRect),
    CellSetter(.color, \.color),
    CellSetter(.contentsScale, converting: \.contentsScale),
    CellSetter(.birthRate, converting: \.birthRate),
    CellSetter(.lifetime, converting: \.lifetime),
    CellSetter(.lifetimeRange, converting: \.lifetimeRange),
    CellSetter(.emissionLatitude, converting: \.emissionLatitude),
    CellSetter(.emissionLongitude, converting: \.emissionLongitude),
    CellSetter(.emissionRange, converting: \.emissionRange),
    CellSetter(.velocity, converting: \.velocity),
    CellSetter(.velocityRange, converting: \.velocityRange),
    CellSetter(.xAcceleration, converting: \.xAcceleration),
    CellSetter(.yAcceleration, converting: \.yAcceleration),
    CellSetter(.zAcceleration, converting: \.zAcceleration),
    CellSetter(.scale, converting: \.scale),
    CellSetter(.scaleRange, converting: \.scaleRange),
    CellSetter(.scaleSpeed, converting: \.scaleSpeed),
    CellSetter(.spin, converting: \.spin),
    CellSetter(.spinRange, converting: \.spinRange),
    CellSetter(.redRange, converting: \.redRange),
    CellSetter(.greenRange, converting: \.greenRange),
    CellSetter(.blueRange, converting: \.blueRange),
    CellSetter(.alphaRange, converting: \.alphaRange),
    CellSetter(.redSpeed, converting: \.redSpeed),
    CellSetter(.greenSpeed, converting: \.greenSpeed),
    CellSetter(.blueSpeed, converting: \.blueSpeed),
    CellSetter(.alphaSpeed, converting: \.alphaSpeed),
  ]
}
