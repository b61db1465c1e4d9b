import GLKit
import Testing

@Suite struct GLKMatrixStackTests {
  @Test func aPopBringsBackWhatWasPushed() throws {
    let stack = try #require(GLKMatrixStackCreate())
    GLKMatrixStackTranslate(stack, 1, 2, 3)
    GLKMatrixStackPush(stack)
    GLKMatrixStackScale(stack, 2, 2, 2)
    #expect(GLKMatrixStackSize(stack) == 2)
    let moved = GLKMatrix4MultiplyVector3WithTranslation(
      GLKMatrixStackGetMatrix4(stack), GLKVector3Make(1, 1, 1))
    #expect(moved == GLKVector3Make(3, 4, 5))
    let back = GLKMatrix4MultiplyVector3WithTranslation(
      GLKMatrixStackGetMatrix4Inverse(stack), moved)
    #expect(back == GLKVector3Make(1, 1, 1))
    GLKMatrixStackPop(stack)
    #expect(GLKMatrixStackGetMatrix4(stack) == GLKMatrix4MakeTranslation(1, 2, 3))
    GLKMatrixStackPop(stack)
    #expect(GLKMatrixStackSize(stack) == 1)
  }
}
