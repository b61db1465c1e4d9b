package import CoreGraphics

/// A value an animation starts from, ends at or passes through.
package enum AnimatableValue: Sendable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  /// Boxed, or every value would be as large as a matrix and evaluation spend its time on copying.
  indirect case transform(CATransform3D)
  case color(CGColor?)
  case image(CGImage?)
  /// On the way from one image to another.
  indirect case images(CGImage?, CGImage?, Double)
  case flag(Bool)
  case path(CGPath?)
  /// A gradient's; empty for none.
  case colors([CGColor])
  case numbers([Double])
}

/// Which property of a layer, or which number inside it, an animation changes.
package struct AnimationTarget: Hashable, Sendable {
  package var property: LayerProperty
  /// nil for the whole property.
  package var component: LayerProperty.Component?
  /// Which property of the program's own, where `property` is `custom`.
  package internal(set) var custom: CustomProperty?

  package init(_ property: LayerProperty, _ component: LayerProperty.Component? = nil) {
    self.property = property
    self.component = component
  }
}

/// The animatable properties of `LayerSnapshot`.
package enum LayerProperty: Hashable, Sendable, CaseIterable {
  case bounds, position, zPosition, anchorPoint, transform
  case opacity, isHidden, masksToBounds, backgroundColor, cornerRadius, borderWidth, borderColor
  case contents, contentsRect, contentsCenter
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  // Of gradient layers.
  case colors, locations, startPoint, endPoint
  // Of shape layers.
  case path, fillColor, strokeColor, lineWidth, miterLimit, lineDashPhase, strokeStart, strokeEnd
  // Out of the layer's plane.
  case sublayerTransform, anchorPointZ, isDoubleSided
  // Of the finished layer.
  case shouldRasterize, rasterizationScale
  // Of replicator layers.
  case instanceCount, instanceDelay, instanceTransform, instanceColor
  case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
  // Of emitter layers; cells only number by number.
  case emitterPosition, emitterZPosition, emitterSize, emitterDepth, emitterCells
  case birthRate, lifetime, velocity, emitterScale, spin
  // Of layer classes the program declares; all of them.
  case custom

  /// A number inside a compound property; the words are those of Apple's key paths.
  package enum Component: Hashable, Sendable {
    case x, y, width, height
    case origin, originX, originY, size, sizeWidth, sizeHeight
    case rotation, rotationX, rotationY, rotationZ
    case scale, scaleX, scaleY, scaleZ
    case translation, translationX, translationY, translationZ
    /// Of the emitter's cells of this name.
    case cell(name: String, EmitterCellProperty)
  }
}
