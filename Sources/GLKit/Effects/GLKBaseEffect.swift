public import Foundation
public import OpenGLES

/// Something that draws with shaders of its own.
public protocol GLKNamedEffect: AnyObject {
  /// Makes the effect's shaders those of the current context.
  func prepareToDraw()
}

/// Shaders for what OpenGL ES 1 did without them: up to three lights, two textures, fog, one colour.
///
/// Shaders are generated for the properties that are set, and kept. Used by one thread at a time.
open class GLKBaseEffect: NSObject, GLKNamedEffect {
  public let transform = GLKEffectPropertyTransform()
  public let light0 = GLKEffectPropertyLight()
  public let light1 = GLKEffectPropertyLight()
  public let light2 = GLKEffectPropertyLight()
  public let material = GLKEffectPropertyMaterial()
  public let texture2d0 = GLKEffectPropertyTexture()
  public let texture2d1 = GLKEffectPropertyTexture()
  public let fog = GLKEffectPropertyFog()
  /// Per vertex by default.
  open var lightingType = GLKLightingType.perVertex
  /// The light that is everywhere, if a light shines.
  open var lightModelAmbientColor = GLKVector4Make(0.2, 0.2, 0.2, 1)
  /// Whether the back of things is lit as the front is; then light is calculated per pixel. No by default.
  open var lightModelTwoSided = GLboolean(GL_FALSE)
  /// Whether the colour takes the place of the material's ambient and diffuse ones; no by default.
  open var colorMaterialEnabled = GLboolean(GL_FALSE)
  /// Whether all vertices have `constantColor`, or each its own; yes by default.
  open var useConstantColor = GLboolean(GL_TRUE)
  /// White by default.
  open var constantColor = GLKVector4Make(1, 1, 1, 1)
  /// The textures in the order in which they are applied; nil for the two.
  open var textureOrder: [GLKEffectPropertyTexture]?
  /// For the program's own use.
  open var label: String?

  private var programs: [EffectShape: EffectProgram] = [:]
  private weak var sharegroup: EAGLSharegroup?

  /// Makes the shaders for the properties those of the current context, and sets their values.
  ///
  /// Attributes are the program's: it says where they are, by `GLKVertexAttrib`.
  open func prepareToDraw() {
    guard let context = EAGLContext.current() else { return }
    if sharegroup !== context.sharegroup {
      (sharegroup, programs) = (context.sharegroup, [:])
    }
    let shape = EffectShape(self)
    guard let program = programs[shape] ?? EffectProgram(shape) else { return }
    programs[shape] = program
    program.use()
    setValues(of: program, shape)
  }
}

extension GLKBaseEffect {
  var lights: [GLKEffectPropertyLight] {
    [light0, light1, light2].filter { $0.enabled != GLboolean(GL_FALSE) }
  }

  /// Those that are used; two at most.
  var textures: [GLKEffectPropertyTexture] {
    (textureOrder ?? [texture2d0, texture2d1]).prefix(2).filter {
      $0.enabled != GLboolean(GL_FALSE) && $0.name != 0 && $0.target == .target2D
    }
  }

  /// Which coordinates a texture has.
  func coordinates(of texture: GLKEffectPropertyTexture) -> Int { texture === texture2d1 ? 1 : 0 }
}
