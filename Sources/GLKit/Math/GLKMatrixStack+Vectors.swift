/// Multiplies the top matrix by that of another stack, from the right.
public func GLKMatrixStackMultiplyMatrixStack(
  _ stackLeft: GLKMatrixStack, _ stackRight: GLKMatrixStack
) { GLKMatrixStackMultiplyMatrix4(stackLeft, GLKMatrixStackGetMatrix4(stackRight)) }

/// The upper left 2 by 2 numbers of the top matrix.
public func GLKMatrixStackGetMatrix2(_ stack: GLKMatrixStack) -> GLKMatrix2 {
  GLKMatrix4GetMatrix2(GLKMatrixStackGetMatrix4(stack))
}

/// Moves what is drawn.
public func GLKMatrixStackTranslateWithVector3(
  _ stack: GLKMatrixStack, _ translationVector: GLKVector3
) { stack.top = GLKMatrix4TranslateWithVector3(stack.top, translationVector) }

/// Moves what is drawn. The vector's w does not count.
public func GLKMatrixStackTranslateWithVector4(
  _ stack: GLKMatrixStack, _ translationVector: GLKVector4
) { stack.top = GLKMatrix4TranslateWithVector4(stack.top, translationVector) }

/// Scales what is drawn.
public func GLKMatrixStackScaleWithVector3(_ stack: GLKMatrixStack, _ scaleVector: GLKVector3) {
  stack.top = GLKMatrix4ScaleWithVector3(stack.top, scaleVector)
}

/// Scales what is drawn. The vector's w does not count.
public func GLKMatrixStackScaleWithVector4(_ stack: GLKMatrixStack, _ scaleVector: GLKVector4) {
  stack.top = GLKMatrix4ScaleWithVector4(stack.top, scaleVector)
}

/// Turns what is drawn around an axis.
public func GLKMatrixStackRotateWithVector3(
  _ stack: GLKMatrixStack, _ radians: Float, _ axisVector: GLKVector3
) { stack.top = GLKMatrix4RotateWithVector3(stack.top, radians, axisVector) }

/// Turns what is drawn around an axis. The vector's w does not count.
public func GLKMatrixStackRotateWithVector4(
  _ stack: GLKMatrixStack, _ radians: Float, _ axisVector: GLKVector4
) { stack.top = GLKMatrix4RotateWithVector4(stack.top, radians, axisVector) }
