public import CoreGraphics
public import Foundation
import RenderKit

/// One kind of particle of a `CAEmitterLayer`: what it looks like and how it moves.
///
/// A number with a range differs from particle to particle, evenly spread over the range with the
/// number in its middle. Cells are plain values of the program until a layer's `emitterCells` is
/// set. All numbers are animatable by key path, as `CAEmitterLayer` says.
///
/// Of its timing, `beginTime` and `duration` count: births begin so long after the layer's time 0,
/// or after the birth of the particle that emits the cell, and go on for the duration, or for ever
/// where that is 0.
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// A cell that emits nothing.
  public override init() { super.init() }

  /// What the program calls it; nil unless set.
  open var name: String?
  /// What each of its particles emits while it lives, in the direction it flies and in its colours;
  /// at most four cells deep.
  open var emitterCells: [CAEmitterCell]?
  /// False leaves the cell out; true unless set.
  open var isEnabled = true
  /// A `CGImage`, shown about the particle's place; anything else shows nothing.
  open var contents: Any?
  /// The part of the contents that is shown, in units of its size and to whole pixels.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the contents for each point.
  open var contentsScale: CGFloat = 1
  /// Particles born a second.
  open var birthRate: Float = 0
  /// Seconds a particle lives.
  open var lifetime: Float = 0
  /// How far lifetimes differ; seconds.
  open var lifetimeRange: Float = 0
  /// The direction particles fly in; radians, clockwise from the right, or from the way the particle
  /// flies that emits them.
  open var emissionLongitude: CGFloat = 0
  /// How steeply they leave the plane, towards the viewer; radians.
  open var emissionLatitude: CGFloat = 0
  /// The angle about their direction in the plane they are spread over; radians.
  open var emissionRange: CGFloat = 0
  /// Points a second at birth.
  open var velocity: CGFloat = 0
  /// How far velocities differ; points a second.
  open var velocityRange: CGFloat = 0
  /// Points a second, each second, to the right.
  open var xAcceleration: CGFloat = 0
  /// Points a second, each second, downwards.
  open var yAcceleration: CGFloat = 0
  /// Points a second, each second, towards the viewer.
  open var zAcceleration: CGFloat = 0
  /// How many times its own size the contents is at birth.
  open var scale: CGFloat = 1
  /// How far scales differ.
  open var scaleRange: CGFloat = 0
  /// What scale gains a second; at 0 the particle is not seen.
  open var scaleSpeed: CGFloat = 0
  /// Radians a second, clockwise.
  open var spin: CGFloat = 0
  /// How far spins differ; radians a second.
  open var spinRange: CGFloat = 0
  /// What the contents' colours are multiplied by at birth; nil stands for white.
  open var color: CGColor? = .white
  /// How far the red of colours differs; 1 is all of it.
  open var redRange: Float = 0
  /// What the red of colours gains a second.
  open var redSpeed: Float = 0
  /// How far the green of colours differs; 1 is all of it.
  open var greenRange: Float = 0
  /// What the green of colours gains a second.
  open var greenSpeed: Float = 0
  /// How far the blue of colours differs; 1 is all of it.
  open var blueRange: Float = 0
  /// What the blue of colours gains a second.
  open var blueSpeed: Float = 0
  /// How far the alpha of colours differs; 1 is all of it.
  open var alphaRange: Float = 0
  /// What the alpha of colours gains a second.
  open var alphaSpeed: Float = 0

  /// When births begin, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// For how many seconds there are births; 0 for no end.
  open var duration: CFTimeInterval = 0
  /// Kept, and of no effect.
  open var timeOffset: CFTimeInterval = 0
  /// Kept, and of no effect.
  open var repeatCount: Float = 0
  /// Kept, and of no effect.
  open var repeatDuration: CFTimeInterval = 0
  /// Kept, and of no effect.
  open var speed: Float = 1
  /// Kept, and of no effect.
  open var autoreverses = false
  /// Kept, and of no effect.
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
