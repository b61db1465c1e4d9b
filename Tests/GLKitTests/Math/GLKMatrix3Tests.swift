import GLKit
import SeededInput
import Testing

/// What has three rows agrees with what has four.
@Suite struct GLKMatrix3Tests {
  @Test func numbersAreColumnAfterColumn() {
    var numbers: [Float] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    let matrix = GLKMatrix3MakeWithArray(&numbers)
    #expect(matrix == GLKMatrix3Make(1, 2, 3, 4, 5, 6, 7, 8, 9))
    #expect(GLKMatrix3GetColumn(matrix, 1) == GLKVector3Make(4, 5, 6))
    #expect(GLKMatrix3GetRow(matrix, 1) == GLKVector3Make(2, 5, 8))
    let transposed = GLKMatrix3MakeWithArrayAndTranspose(&numbers)
    #expect(transposed == GLKMatrix3MakeAndTranspose(1, 2, 3, 4, 5, 6, 7, 8, 9))
    #expect(GLKMatrix3GetRow(transposed, 2) == GLKVector3Make(7, 8, 9))
    let other = GLKMatrix3SetRow(matrix, 0, GLKVector3Make(0, 0, 0))
    #expect(other == GLKMatrix3Make(0, 2, 3, 0, 5, 6, 0, 8, 9))
    #expect(GLKMatrix3SetColumn(matrix, 2, GLKVector3Make(1, 1, 1)).m22 == 1)
    #expect(GLKMatrix3GetMatrix2(matrix) == GLKMatrix2(m: (1, 2, 4, 5)))
    #expect(GLKMatrix3Add(matrix, matrix).m21 == 16)
    #expect(GLKMatrix3Subtract(matrix, matrix) == GLKMatrix3())
  }

  @Test(arguments: 1...20)
  func changesAreThoseOfSpace(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func number() -> Float { Float.random(in: 1...2, using: &random) }
    let (angle, axis) = (number(), GLKVector3Make(number(), number(), number()))
    var (plain, space) = (GLKMatrix3Identity, GLKMatrix4Identity)
    plain = GLKMatrix3RotateX(GLKMatrix3RotateY(GLKMatrix3RotateZ(plain, angle), angle), angle)
    space = GLKMatrix4RotateX(GLKMatrix4RotateY(GLKMatrix4RotateZ(space, angle), angle), angle)
    plain = GLKMatrix3ScaleWithVector3(GLKMatrix3RotateWithVector3(plain, angle, axis), axis)
    space = GLKMatrix4ScaleWithVector3(GLKMatrix4RotateWithVector3(space, angle, axis), axis)
    let rest = GLKMatrix3Subtract(plain, GLKMatrix4GetMatrix3(space))
    for column in 0..<3 as Range<Int32> {
      #expect(GLKVector3Length(GLKMatrix3GetColumn(rest, column)) < 1e-4)
    }
  }

  @Test(arguments: 1...40)
  func aQuaternionIsFoundAgainInItsMatrix(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func number() -> Float { Float.random(in: -1...1, using: &random) }
    let turn = GLKQuaternionNormalize(GLKQuaternionMake(number(), number(), number(), number()))
    for found in [
      GLKQuaternionMakeWithMatrix3(GLKMatrix3MakeWithQuaternion(turn)),
      GLKQuaternionMakeWithMatrix4(GLKMatrix4MakeWithQuaternion(turn)),
    ] {
      // The opposite one is the same rotation.
      let away = GLKQuaternionLength(GLKQuaternionSubtract(found, turn))
      let opposite = GLKQuaternionLength(GLKQuaternionAdd(found, turn))
      #expect(min(away, opposite) < 1e-4)
    }
  }

  @Test(arguments: [(1, 0, 0), (0, 1, 0), (0, 0, 1)] as [(Float, Float, Float)])
  func halfTurnsHaveQuaternionsToo(x: Float, y: Float, z: Float) {
    let matrix = GLKMatrix3MakeRotation(.pi, x, y, z)
    let axis = GLKQuaternionAxis(GLKQuaternionMakeWithMatrix3(matrix))
    #expect(abs(GLKVector3DotProduct(axis, GLKVector3Make(x, y, z))) > 0.9999)
  }

  @Test func arraysAreReplacedVectorByVector() {
    let move = GLKMatrix4MakeTranslation(1, 2, 3)
    let start = [GLKVector3Make(1, 0, 0), GLKVector3Make(0, 1, 0)]
    var (points, directions) = (start, start)
    GLKMatrix4MultiplyVector3ArrayWithTranslation(move, &points, 2)
    GLKMatrix4MultiplyVector3Array(move, &directions, 2)
    #expect(points == [GLKVector3Make(2, 2, 3), GLKVector3Make(1, 3, 3)] && directions == start)
    GLKMatrix3MultiplyVector3Array(GLKMatrix3MakeScale(2, 3, 4), &directions, 1)
    #expect(directions == [GLKVector3Make(2, 0, 0), start[1]], "the second is not one of them")
    var vectors = [GLKVector4Make(0, 0, 0, 2)]
    GLKMatrix4MultiplyVector4Array(move, &vectors, 1)
    #expect(vectors == [GLKVector4Make(2, 4, 6, 2)])
  }

  @Test func aStackTakesVectorsAndOtherStacks() throws {
    let (stack, other) = (
      try #require(GLKMatrixStackCreate()), try #require(GLKMatrixStackCreate())
    )
    GLKMatrixStackTranslateWithVector3(stack, GLKVector3Make(1, 2, 3))
    GLKMatrixStackScaleWithVector4(other, GLKVector4Make(2, 3, 4, 9))
    GLKMatrixStackMultiplyMatrixStack(stack, other)
    let point = GLKMatrix4MultiplyVector3WithTranslation(
      GLKMatrixStackGetMatrix4(stack), GLKVector3Make(1, 1, 1))
    #expect(point == GLKVector3Make(3, 5, 7))
    #expect(GLKMatrixStackGetMatrix2(stack) == GLKMatrix2(m00: 2, m01: 0, m10: 0, m11: 3))
  }
}
