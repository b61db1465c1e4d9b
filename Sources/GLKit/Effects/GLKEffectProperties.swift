public import OpenGLES

/// The places of a vertex' attributes, for `glVertexAttribPointer`.
public enum GLKVertexAttrib: GLint, Sendable {
  case position, normal, color, texCoord0, texCoord1
}

/// Where light is calculated.
public enum GLKLightingType: GLint, Sendable {
  case perVertex, perPixel
}

/// What a texture does to the colour before it.
public enum GLKTextureEnvMode: GLint, Sendable {
  case replace, modulate, decal
}

/// How fog grows with the distance.
public enum GLKFogMode: GLint, Sendable {
  case exp, exp2, linear
}

/// Where things are, and how they are seen.
public final class GLKEffectPropertyTransform {
  /// From the model to the eye; the identity by default.
  public var modelviewMatrix = GLKMatrix4Identity
  /// From the eye to the picture; the identity by default.
  public var projectionMatrix = GLKMatrix4Identity

  init() {}

  /// What normals are multiplied by.
  public var normalMatrix: GLKMatrix3 {
    GLKMatrix3InvertAndTranspose(GLKMatrix4GetMatrix3(modelviewMatrix), nil)
  }
}

/// One light.
public final class GLKEffectPropertyLight {
  /// Whether it shines; no by default.
  public var enabled = GLboolean(GL_FALSE)
  /// A direction to it, if w is 0. Multiplied by the light's own `transform`.
  public var position = GLKVector4Make(0, 0, 1, 0)
  public var ambientColor = GLKVector4Make(0, 0, 0, 1)
  public var diffuseColor = GLKVector4Make(1, 1, 1, 1)
  public var specularColor = GLKVector4Make(1, 1, 1, 1)
  /// For a spot.
  public var spotDirection = GLKVector3Make(0, 0, -1)
  public var spotExponent: GLfloat = 0
  /// Half of a spot's angle in degrees; 180 shines everywhere.
  public var spotCutoff: GLfloat = 180
  public var constantAttenuation: GLfloat = 1
  public var linearAttenuation: GLfloat = 0
  public var quadraticAttenuation: GLfloat = 0
  /// Where the light's coordinates are; the identity by default, which is the eye's.
  public var transform = GLKEffectPropertyTransform()

  init() {}
}

/// What light does to a thing.
public final class GLKEffectPropertyMaterial {
  public var ambientColor = GLKVector4Make(0.2, 0.2, 0.2, 1)
  public var diffuseColor = GLKVector4Make(0.8, 0.8, 0.8, 1)
  public var specularColor = GLKVector4Make(0, 0, 0, 1)
  public var emissiveColor = GLKVector4Make(0, 0, 0, 1)
  /// The larger, the smaller the spots.
  public var shininess: GLfloat = 0

  init() {}
}

/// One texture.
public final class GLKEffectPropertyTexture {
  /// Whether it is used, if it has a name; yes by default.
  public var enabled = GLboolean(GL_TRUE)
  /// OpenGL's name of it.
  public var name: GLuint = 0
  /// Only flat textures are used.
  public var target = GLKTextureTarget.target2D
  public var envMode = GLKTextureEnvMode.modulate

  init() {}
}

/// What hides distant things.
public final class GLKEffectPropertyFog {
  /// No by default.
  public var enabled = GLboolean(GL_FALSE)
  public var mode = GLKFogMode.exp
  public var color = GLKVector4Make(0, 0, 0, 0)
  public var density: GLfloat = 1
  /// For linear fog.
  public var start: GLfloat = 0
  /// For linear fog.
  public var end: GLfloat = 1

  init() {}
}
