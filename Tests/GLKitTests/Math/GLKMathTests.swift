import Foundation
public import GLKit
import SeededInput
import Testing

@Suite struct GLKMathTests {
  private func near(_ a: GLKVector3, _ b: GLKVector3, _ slack: Float = 1e-4) -> Bool {
    GLKVector3Distance(a, b) <= slack * max(1, GLKVector3Length(b))
  }

  @Test func vectorsHaveTheSizesThatOpenGLReads() {
    #expect(MemoryLayout<GLKVector2>.stride == 8 && MemoryLayout<GLKVector3>.stride == 12)
    #expect(MemoryLayout<GLKVector4>.stride == 16 && MemoryLayout<GLKMatrix3>.stride == 36)
    #expect(MemoryLayout<GLKMatrix4>.stride == 64)
  }

  @Test func numbersAreColumnAfterColumn() {
    let matrix = GLKMatrix4MakeTranslation(1, 2, 3)
    #expect(matrix.m30 == 1 && matrix.m31 == 2 && matrix.m32 == 3 && matrix.m.12 == 1)
    #expect(GLKMatrix4(m: matrix.m) == matrix)
    #expect(GLKMatrix4GetRow(matrix, 0) == GLKVector4Make(1, 0, 0, 1))
    #expect(GLKMatrix4GetColumn(matrix, 3) == GLKVector4Make(1, 2, 3, 1))
  }

  @Test func numbersAreWrittenInBraces() {
    #expect(NSStringFromGLKVector2(GLKVector2Make(1, -0.5)) == "{1.000000, -0.500000}")
    #expect(
      NSStringFromGLKQuaternion(GLKQuaternionIdentity)
        == "{0.000000, 0.000000, 0.000000, 1.000000}")
    let matrix = NSStringFromGLKMatrix4(GLKMatrix4MakeTranslation(1, 2, 3))
    #expect(matrix.hasSuffix(", {1.000000, 2.000000, 3.000000, 1.000000}}"))
    #expect(NSStringFromGLKMatrix2(GLKMatrix2()) == "{{0.000000, 0.000000}, {0.000000, 0.000000}}")
  }

  @Test func vectorsDoWhatTheirNamesSay() {
    let (a, b) = (GLKVector3Make(1, 2, 3), GLKVector3Make(4, -5, 6))
    #expect(GLKVector3Add(a, b) == GLKVector3Make(5, -3, 9))
    #expect(GLKVector3DotProduct(a, b) == 12)
    #expect(GLKVector3CrossProduct(a, b) == GLKVector3Make(27, 6, -13))
    #expect(GLKVector3Length(GLKVector3Make(2, 3, 6)) == 7)
    #expect(GLKVector3Lerp(a, b, 0.5) == GLKVector3Make(2.5, -1.5, 4.5))
    #expect(GLKVector3Maximum(a, b) == GLKVector3Make(4, 2, 6))
    #expect(GLKVector3Project(a, GLKVector3Make(0, 2, 0)) == GLKVector3Make(0, 2, 0))
  }

  @Test func rotationsTurnTheRightWay() {
    let quarter = GLKMathDegreesToRadians(90)
    let x = GLKVector3Make(1, 0, 0)
    let turned = GLKMatrix4MultiplyVector3(GLKMatrix4MakeZRotation(quarter), x)
    #expect(near(turned, GLKVector3Make(0, 1, 0)))
    #expect(near(GLKMatrix4MultiplyVector3(GLKMatrix4MakeYRotation(quarter), x), [0, 0, -1]))
    let quaternion = GLKQuaternionMakeWithAngleAndAxis(quarter, 0, 0, 1)
    #expect(near(GLKQuaternionRotateVector3(quaternion, x), turned))
    let half = GLKQuaternionSlerp(GLKQuaternionIdentity, quaternion, 0.5)
    #expect(abs(GLKQuaternionAngle(half) - quarter / 2) < 1e-5)
  }

  @Test func aPerspectiveMapsItsPlanesToTheEnds() {
    let matrix = GLKMatrix4MakePerspective(.pi / 2, 2, 1, 10)
    #expect(near(GLKMatrix4MultiplyAndProjectVector3(matrix, [2, 1, -1]), [1, 1, -1]))
    #expect(near(GLKMatrix4MultiplyAndProjectVector3(matrix, [-20, -10, -10]), [-1, -1, 1]))
    let box = GLKMatrix4MakeOrtho(0, 4, 0, 2, 1, 3)
    #expect(near(GLKMatrix4MultiplyAndProjectVector3(box, [4, 2, -3]), [1, 1, 1]))
    let view = GLKMatrix4MakeLookAt(0, 0, 5, 0, 0, 0, 0, 1, 0)
    #expect(near(GLKMatrix4MultiplyVector3WithTranslation(view, [1, 2, 0]), [1, 2, -5]))
  }

  @Test(arguments: 1...40)
  func anInverseUndoesAndAProductDoesBoth(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func number() -> Float { Float.random(in: -2...2, using: &random) }
    func matrix() -> GLKMatrix4 {
      let turned = GLKMatrix4MakeRotation(number(), number(), number(), number() + 3)
      let scaled = GLKMatrix4Scale(turned, number() + 3, number() + 3, number() + 3)
      return GLKMatrix4Translate(scaled, number(), number(), number())
    }
    let (a, b, point) = (matrix(), matrix(), GLKVector3Make(number(), number(), number()))
    let once = GLKMatrix4MultiplyVector3WithTranslation(GLKMatrix4Multiply(a, b), point)
    let twice = GLKMatrix4MultiplyVector3WithTranslation(
      a, GLKMatrix4MultiplyVector3WithTranslation(b, point))
    #expect(near(once, twice))
    var isInvertible = false
    let back = GLKMatrix4Invert(a, &isInvertible)
    let there = GLKMatrix4MultiplyVector3WithTranslation(a, point)
    #expect(
      isInvertible && near(GLKMatrix4MultiplyVector3WithTranslation(back, there), point, 1e-3))
  }

  @Test func whatHasNoInverseIsTheIdentity() {
    var isInvertible = true
    let flat = GLKMatrix4MakeScale(1, 0, 1)
    #expect(GLKMatrix4Invert(flat, &isInvertible) == GLKMatrix4Identity && !isInvertible)
  }

  @Test func projectingAndBackGivesThePoint() {
    var viewport: [Int32] = [10, 20, 300, 200]
    let projection = GLKMatrix4MakePerspective(1, 1.5, 1, 10)
    let model = GLKMatrix4MakeTranslation(0, 0, -4)
    let point = GLKVector3Make(0.3, -0.2, 0.5)
    let place = GLKMathProject(point, model, projection, &viewport)
    var isFound = false
    #expect(near(GLKMathUnproject(place, model, projection, &viewport, &isFound), point, 1e-3))
    #expect(isFound)
  }
}

extension GLKVector3: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Float...) {
    self.init(x: elements[0], y: elements[1], z: elements[2])
  }
}
