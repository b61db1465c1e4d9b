import OpenGLES

/// What the text of an effect's shaders depends on.
struct EffectShape: Hashable {
  struct Texture: Hashable {
    var mode: GLKTextureEnvMode
    var coordinates: Int
  }

  var lights: Int
  var isLitPerPixel: Bool
  var isTwoSided: Bool
  var hasColorMaterial: Bool
  var hasConstantColor: Bool
  var textures: [Texture]
  var fog: GLKFogMode?

  init(_ effect: GLKBaseEffect) {
    func isSet(_ flag: GLboolean) -> Bool { flag != GLboolean(GL_FALSE) }
    lights = effect.lights.count
    isTwoSided = lights > 0 && isSet(effect.lightModelTwoSided)
    isLitPerPixel = lights > 0 && (effect.lightingType == .perPixel || isTwoSided)
    hasColorMaterial = lights > 0 && isSet(effect.colorMaterialEnabled)
    hasConstantColor = isSet(effect.useConstantColor)
    textures = effect.textures.map {
      Texture(mode: $0.envMode, coordinates: effect.coordinates(of: $0))
    }
    fog = isSet(effect.fog.enabled) ? effect.fog.mode : nil
  }
}
