/// Matrices over each other, of which the top one is changed.
///
/// The stack lives as long as something refers to it; there is nothing to release.
public final class GLKMatrixStack {
  fileprivate var below: [GLKMatrix4] = []
  var top = GLKMatrix4Identity

  fileprivate init() {}
}

/// A reference to a stack, by Apple's name.
public typealias GLKMatrixStackRef = GLKMatrixStack

/// A stack with the identity alone. The allocator is of no use here.
public func GLKMatrixStackCreate(_ allocator: AnyObject? = nil) -> GLKMatrixStack? {
  GLKMatrixStack()
}

/// How many matrices there are.
public func GLKMatrixStackSize(_ stack: GLKMatrixStack) -> Int32 { Int32(stack.below.count) + 1 }

/// Puts a copy of the top matrix over it.
public func GLKMatrixStackPush(_ stack: GLKMatrixStack) { stack.below.append(stack.top) }

/// Takes the top matrix away, unless it is the last one.
public func GLKMatrixStackPop(_ stack: GLKMatrixStack) {
  if let matrix = stack.below.popLast() { stack.top = matrix }
}

/// Makes `matrix` the top one.
public func GLKMatrixStackLoadMatrix4(_ stack: GLKMatrixStack, _ matrix: GLKMatrix4) {
  stack.top = matrix
}

/// The top matrix.
public func GLKMatrixStackGetMatrix4(_ stack: GLKMatrixStack) -> GLKMatrix4 { stack.top }

/// The upper left 3 by 3 numbers of the top matrix.
public func GLKMatrixStackGetMatrix3(_ stack: GLKMatrixStack) -> GLKMatrix3 {
  GLKMatrix4GetMatrix3(stack.top)
}

/// Multiplies the top matrix by another, from the right.
public func GLKMatrixStackMultiplyMatrix4(_ stack: GLKMatrixStack, _ matrix: GLKMatrix4) {
  stack.top = GLKMatrix4Multiply(stack.top, matrix)
}

/// Moves what is drawn.
public func GLKMatrixStackTranslate(
  _ stack: GLKMatrixStack, _ tx: Float, _ ty: Float, _ tz: Float
) { stack.top = GLKMatrix4Translate(stack.top, tx, ty, tz) }

/// Scales what is drawn.
public func GLKMatrixStackScale(_ stack: GLKMatrixStack, _ sx: Float, _ sy: Float, _ sz: Float) {
  stack.top = GLKMatrix4Scale(stack.top, sx, sy, sz)
}

/// Turns what is drawn around an axis.
public func GLKMatrixStackRotate(
  _ stack: GLKMatrixStack, _ radians: Float, _ x: Float, _ y: Float, _ z: Float
) { stack.top = GLKMatrix4Rotate(stack.top, radians, x, y, z) }

/// Turns what is drawn around the x axis.
public func GLKMatrixStackRotateX(_ stack: GLKMatrixStack, _ radians: Float) {
  stack.top = GLKMatrix4RotateX(stack.top, radians)
}

/// Turns what is drawn around the y axis.
public func GLKMatrixStackRotateY(_ stack: GLKMatrixStack, _ radians: Float) {
  stack.top = GLKMatrix4RotateY(stack.top, radians)
}

/// Turns what is drawn around the z axis.
public func GLKMatrixStackRotateZ(_ stack: GLKMatrixStack, _ radians: Float) {
  stack.top = GLKMatrix4RotateZ(stack.top, radians)
}

/// The inverse of the top matrix; the identity where there is none.
public func GLKMatrixStackGetMatrix4Inverse(_ stack: GLKMatrixStack) -> GLKMatrix4 {
  GLKMatrix4Invert(stack.top, nil)
}

/// The same, transposed.
public func GLKMatrixStackGetMatrix4InverseTranspose(_ stack: GLKMatrixStack) -> GLKMatrix4 {
  GLKMatrix4InvertAndTranspose(stack.top, nil)
}

/// The inverse of the upper left 3 by 3 numbers; the identity where there is none.
public func GLKMatrixStackGetMatrix3Inverse(_ stack: GLKMatrixStack) -> GLKMatrix3 {
  GLKMatrix3Invert(GLKMatrixStackGetMatrix3(stack), nil)
}

/// The same, transposed: what normals are multiplied by.
public func GLKMatrixStackGetMatrix3InverseTranspose(_ stack: GLKMatrixStack) -> GLKMatrix3 {
  GLKMatrix3InvertAndTranspose(GLKMatrixStackGetMatrix3(stack), nil)
}
