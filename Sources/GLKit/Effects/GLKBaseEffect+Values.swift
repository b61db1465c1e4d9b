import Foundation
import OpenGLES

extension GLKBaseEffect {
  func setValues(of program: EffectProgram, _ shape: EffectShape) {
    program.set("u_modelview", transform.modelviewMatrix)
    program.set("u_projection", transform.projectionMatrix)
    program.set("u_color", constantColor)
    if shape.lights > 0 {
      program.set("u_normal", transform.normalMatrix)
      program.set("u_ambient", lightModelAmbientColor)
      material.set(in: program)
      for (index, light) in lights.enumerated() { light.set("u_lights[\(index)]", in: program) }
    }
    for (unit, texture) in textures.enumerated() {
      glActiveTexture(GLenum(GL_TEXTURE0) + GLenum(unit))
      glBindTexture(GLenum(GL_TEXTURE_2D), texture.name)
      program.set("u_texture\(unit)", texture: unit)
    }
    if !textures.isEmpty { glActiveTexture(GLenum(GL_TEXTURE0)) }
    if shape.fog != nil {
      program.set("u_fogColor", fog.color)
      program.set("u_fog", GLKVector3Make(fog.density, fog.start, fog.end))
    }
  }
}

extension GLKEffectPropertyMaterial {
  fileprivate func set(in program: EffectProgram) {
    program.set("u_material.ambient", ambientColor)
    program.set("u_material.diffuse", diffuseColor)
    program.set("u_material.specular", specularColor)
    program.set("u_material.emissive", emissiveColor)
    program.set("u_material.shininess", shininess)
  }
}

extension GLKEffectPropertyLight {
  fileprivate func set(_ name: String, in program: EffectProgram) {
    let place = GLKMatrix4MultiplyVector4(transform.modelviewMatrix, position)
    let turn = GLKMatrix4GetMatrix3(transform.modelviewMatrix)
    program.set("\(name).position", place)
    program.set("\(name).ambient", ambientColor)
    program.set("\(name).diffuse", diffuseColor)
    program.set("\(name).specular", specularColor)
    program.set(
      "\(name).attenuation",
      GLKVector3Make(constantAttenuation, linearAttenuation, quadraticAttenuation))
    program.set(
      "\(name).spotDirection",
      GLKVector3Normalize(GLKMatrix3MultiplyVector3(turn, spotDirection)))
    program.set("\(name).spot", spotExponent, spotCutoff < 180 ? cos(spotCutoff * .pi / 180) : -1)
  }
}
