import CoreGraphics
import Foundation
import GLKit
import OpenGLES
import Testing
import UIKit

@Suite(.enabled(if: hasOpenGLES), .serialized) @MainActor struct GLKBaseEffectTests {
  /// The colour in the middle of a square that the effect draws.
  private func color(_ change: (GLKBaseEffect) throws -> Void, z: GLfloat = 0) rethrows -> [Int] {
    let stage = GLKStage()
    let effect = GLKBaseEffect()
    EAGLContext.setCurrent(stage.view.context)
    try change(effect)
    stage.drawing = { _ in
      clear(0, 0, 0)
      effect.prepareToDraw()
      drawSquare(z: z)
    }
    stage.show()
    return stage.color()
  }

  private func near(_ a: [Int], _ b: [Int]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) <= 2 } }

  @Test func withoutLightThereIsOneColour() {
    #expect(color { $0.constantColor = GLKVector4Make(0, 0.6, 1, 1) } == [0, 153, 255])
  }

  @Test func verticesMayHaveTheirOwn() {
    let found = color { effect in
      effect.useConstantColor = GLboolean(GL_FALSE)
      glVertexAttrib4f(GLuint(GLKVertexAttrib.color.rawValue), 0, 1, 0, 1)
    }
    #expect(found == [0, 255, 0])
  }

  @Test(arguments: [GLKLightingType.perVertex, .perPixel])
  func lightFallsByItsAngle(type: GLKLightingType) {
    func lit(_ position: GLKVector4) -> [Int] {
      color { effect in
        effect.lightingType = type
        effect.light0.enabled = GLboolean(GL_TRUE)
        effect.light0.position = position
        effect.lightModelAmbientColor = GLKVector4Make(0, 0, 0, 1)
        effect.material.diffuseColor = GLKVector4Make(1, 0.5, 0, 1)
      }
    }
    #expect(near(lit(GLKVector4Make(0, 0, 1, 0)), [255, 128, 0]))
    // At 60 degrees half of it arrives.
    #expect(near(lit(GLKVector4Make(sqrt(0.75), 0, 0.5, 0)), [128, 64, 0]))
    #expect(near(lit(GLKVector4Make(0, 0, -1, 0)), [0, 0, 0]))
  }

  @Test func ambientLightAndColorMaterialAdd() {
    let found = color { effect in
      effect.light1.enabled = GLboolean(GL_TRUE)
      effect.light1.diffuseColor = GLKVector4Make(0, 0, 0, 1)
      effect.lightModelAmbientColor = GLKVector4Make(0.5, 0.5, 0.5, 1)
      effect.colorMaterialEnabled = GLboolean(GL_TRUE)
      effect.constantColor = GLKVector4Make(1, 0, 0.5, 1)
    }
    #expect(near(found, [128, 0, 64]))
  }

  @Test func aSpotShinesOnlyWhereItPoints() {
    func lit(_ direction: GLKVector3) -> [Int] {
      color { effect in
        effect.lightingType = .perPixel
        effect.light0.enabled = GLboolean(GL_TRUE)
        effect.light0.position = GLKVector4Make(0, 0, 1, 1)
        effect.light0.spotDirection = direction
        effect.light0.spotCutoff = 10
        effect.lightModelAmbientColor = GLKVector4Make(0, 0, 0, 1)
      }
    }
    #expect(lit(GLKVector3Make(0, 0, -1))[0] > 150)
    #expect(lit(GLKVector3Make(1, 0, -1)) == [0, 0, 0])
  }

  @Test func theBackIsLitIfItShallBe() {
    func lit(_ isTwoSided: Int32) -> [Int] {
      color { effect in
        effect.transform.modelviewMatrix = GLKMatrix4MakeYRotation(.pi)
        effect.light0.enabled = GLboolean(GL_TRUE)
        effect.lightModelAmbientColor = GLKVector4Make(0, 0, 0, 1)
        effect.lightModelTwoSided = GLboolean(isTwoSided)
      }
    }
    #expect(lit(GL_FALSE) == [0, 0, 0])
    #expect(near(lit(GL_TRUE), [204, 204, 204]))
  }

  @Test func texturesReplaceAndModulate() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
      UIColor(red: 0, green: 1, blue: 1, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let picture = try #require(image.cgImage)
    func textured(_ mode: GLKTextureEnvMode) throws -> [Int] {
      try color { effect in
        effect.constantColor = GLKVector4Make(1, 0.4, 1, 1)
        effect.texture2d0.name = try GLKTextureLoader.texture(with: picture).name
        effect.texture2d0.envMode = mode
      }
    }
    #expect(try textured(.replace) == [0, 255, 255])
    #expect(try near(textured(.modulate), [0, 102, 255]))
    #expect(try textured(.decal) == [0, 255, 255])
  }

  @Test(arguments: [(GLKFogMode.linear, 128), (.exp, 94), (.exp2, 94)])
  func fogHidesWhatIsFar(mode: GLKFogMode, rest: Int) {
    let found = color(
      { effect in
        effect.fog.enabled = GLboolean(GL_TRUE)
        effect.fog.mode = mode
        effect.fog.end = 2
        effect.transform.modelviewMatrix = GLKMatrix4MakeTranslation(0, 0, -1)
        effect.transform.projectionMatrix = GLKMatrix4MakeOrtho(-1, 1, -1, 1, 0, 2)
      }, z: 0)
    #expect(near(found, [rest, rest, rest]))
  }

  @Test func withoutAContextNothingHappens() {
    EAGLContext.setCurrent(nil)
    GLKBaseEffect().prepareToDraw()
  }
}
