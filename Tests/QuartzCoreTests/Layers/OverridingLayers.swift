import CoreGraphics
import Foundation
import QuartzCore

/// Records which setters of a subclass were called.
final class SetterLog {
  var names: [String] = []

  func note(_ name: String = #function) { names.append(name) }
}

protocol OverridingLayer: CALayer {
  var log: SetterLog { get }
}

class OverridingPlainLayer: CALayer, OverridingLayer {
  let log = SetterLog()

  override var bounds: CGRect {
    get { super.bounds }
    set {
      log.note()
      super.bounds = newValue
    }
  }
  override var position: CGPoint {
    get { super.position }
    set {
      log.note()
      super.position = newValue
    }
  }
  override var zPosition: CGFloat {
    get { super.zPosition }
    set {
      log.note()
      super.zPosition = newValue
    }
  }
  override var anchorPoint: CGPoint {
    get { super.anchorPoint }
    set {
      log.note()
      super.anchorPoint = newValue
    }
  }
  override var transform: CATransform3D {
    get { super.transform }
    set {
      log.note()
      super.transform = newValue
    }
  }
  override var opacity: Float {
    get { super.opacity }
    set {
      log.note()
      super.opacity = newValue
    }
  }
  override var isHidden: Bool {
    get { super.isHidden }
    set {
      log.note()
      super.isHidden = newValue
    }
  }
  override var masksToBounds: Bool {
    get { super.masksToBounds }
    set {
      log.note()
      super.masksToBounds = newValue
    }
  }
  override var backgroundColor: CGColor? {
    get { super.backgroundColor }
    set {
      log.note()
      super.backgroundColor = newValue
    }
  }
  override var cornerRadius: CGFloat {
    get { super.cornerRadius }
    set {
      log.note()
      super.cornerRadius = newValue
    }
  }
  override var borderWidth: CGFloat {
    get { super.borderWidth }
    set {
      log.note()
      super.borderWidth = newValue
    }
  }
  override var borderColor: CGColor? {
    get { super.borderColor }
    set {
      log.note()
      super.borderColor = newValue
    }
  }
  override var contents: Any? {
    get { super.contents }
    set {
      log.note()
      super.contents = newValue
    }
  }
  override var anchorPointZ: CGFloat {
    get { super.anchorPointZ }
    set {
      log.note()
      super.anchorPointZ = newValue
    }
  }
  override var sublayerTransform: CATransform3D {
    get { super.sublayerTransform }
    set {
      log.note()
      super.sublayerTransform = newValue
    }
  }
  override var isDoubleSided: Bool {
    get { super.isDoubleSided }
    set {
      log.note()
      super.isDoubleSided = newValue
    }
  }
  override var shouldRasterize: Bool {
    get { super.shouldRasterize }
    set {
      log.note()
      super.shouldRasterize = newValue
    }
  }
  override var rasterizationScale: CGFloat {
    get { super.rasterizationScale }
    set {
      log.note()
      super.rasterizationScale = newValue
    }
  }
  override var shadowColor: CGColor? {
    get { super.shadowColor }
    set {
      log.note()
      super.shadowColor = newValue
    }
  }
  override var shadowOpacity: Float {
    get { super.shadowOpacity }
    set {
      log.note()
      super.shadowOpacity = newValue
    }
  }
  override var shadowOffset: CGSize {
    get { super.shadowOffset }
    set {
      log.note()
      super.shadowOffset = newValue
    }
  }
  override var shadowRadius: CGFloat {
    get { super.shadowRadius }
    set {
      log.note()
      super.shadowRadius = newValue
    }
  }
  override var shadowPath: CGPath? {
    get { super.shadowPath }
    set {
      log.note()
      super.shadowPath = newValue
    }
  }
  override var contentsRect: CGRect {
    get { super.contentsRect }
    set {
      log.note()
      super.contentsRect = newValue
    }
  }
  override var contentsCenter: CGRect {
    get { super.contentsCenter }
    set {
      log.note()
      super.contentsCenter = newValue
    }
  }
}

class OverridingGradientLayer: CAGradientLayer, OverridingLayer {
  let log = SetterLog()

  override var colors: [Any]? {
    get { super.colors }
    set {
      log.note()
      super.colors = newValue
    }
  }
  override var locations: [NSNumber]? {
    get { super.locations }
    set {
      log.note()
      super.locations = newValue
    }
  }
  override var startPoint: CGPoint {
    get { super.startPoint }
    set {
      log.note()
      super.startPoint = newValue
    }
  }
  override var endPoint: CGPoint {
    get { super.endPoint }
    set {
      log.note()
      super.endPoint = newValue
    }
  }
}

class OverridingShapeLayer: CAShapeLayer, OverridingLayer {
  let log = SetterLog()

  override var path: CGPath? {
    get { super.path }
    set {
      log.note()
      super.path = newValue
    }
  }
  override var fillColor: CGColor? {
    get { super.fillColor }
    set {
      log.note()
      super.fillColor = newValue
    }
  }
  override var strokeColor: CGColor? {
    get { super.strokeColor }
    set {
      log.note()
      super.strokeColor = newValue
    }
  }
  override var lineWidth: CGFloat {
    get { super.lineWidth }
    set {
      log.note()
      super.lineWidth = newValue
    }
  }
  override var miterLimit: CGFloat {
    get { super.miterLimit }
    set {
      log.note()
      super.miterLimit = newValue
    }
  }
  override var lineDashPhase: CGFloat {
    get { super.lineDashPhase }
    set {
      log.note()
      super.lineDashPhase = newValue
    }
  }
  override var strokeStart: CGFloat {
    get { super.strokeStart }
    set {
      log.note()
      super.strokeStart = newValue
    }
  }
  override var strokeEnd: CGFloat {
    get { super.strokeEnd }
    set {
      log.note()
      super.strokeEnd = newValue
    }
  }
}

class OverridingReplicatorLayer: CAReplicatorLayer, OverridingLayer {
  let log = SetterLog()

  override var instanceCount: Int {
    get { super.instanceCount }
    set {
      log.note()
      super.instanceCount = newValue
    }
  }
  override var instanceDelay: CFTimeInterval {
    get { super.instanceDelay }
    set {
      log.note()
      super.instanceDelay = newValue
    }
  }
  override var instanceTransform: CATransform3D {
    get { super.instanceTransform }
    set {
      log.note()
      super.instanceTransform = newValue
    }
  }
  override var instanceColor: CGColor? {
    get { super.instanceColor }
    set {
      log.note()
      super.instanceColor = newValue
    }
  }
  override var instanceRedOffset: Float {
    get { super.instanceRedOffset }
    set {
      log.note()
      super.instanceRedOffset = newValue
    }
  }
  override var instanceGreenOffset: Float {
    get { super.instanceGreenOffset }
    set {
      log.note()
      super.instanceGreenOffset = newValue
    }
  }
  override var instanceBlueOffset: Float {
    get { super.instanceBlueOffset }
    set {
      log.note()
      super.instanceBlueOffset = newValue
    }
  }
  override var instanceAlphaOffset: Float {
    get { super.instanceAlphaOffset }
    set {
      log.note()
      super.instanceAlphaOffset = newValue
    }
  }
}

class OverridingEmitterLayer: CAEmitterLayer, OverridingLayer {
  let log = SetterLog()

  override var emitterPosition: CGPoint {
    get { super.emitterPosition }
    set {
      log.note()
      super.emitterPosition = newValue
    }
  }
  override var emitterZPosition: CGFloat {
    get { super.emitterZPosition }
    set {
      log.note()
      super.emitterZPosition = newValue
    }
  }
  override var emitterSize: CGSize {
    get { super.emitterSize }
    set {
      log.note()
      super.emitterSize = newValue
    }
  }
  override var emitterDepth: CGFloat {
    get { super.emitterDepth }
    set {
      log.note()
      super.emitterDepth = newValue
    }
  }
  override var birthRate: Float {
    get { super.birthRate }
    set {
      log.note()
      super.birthRate = newValue
    }
  }
  override var lifetime: Float {
    get { super.lifetime }
    set {
      log.note()
      super.lifetime = newValue
    }
  }
  override var velocity: Float {
    get { super.velocity }
    set {
      log.note()
      super.velocity = newValue
    }
  }
  override var scale: Float {
    get { super.scale }
    set {
      log.note()
      super.scale = newValue
    }
  }
  override var spin: Float {
    get { super.spin }
    set {
      log.note()
      super.spin = newValue
    }
  }
}
