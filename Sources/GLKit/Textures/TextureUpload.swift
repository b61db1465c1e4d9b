import OpenGLES

/// Makes textures in the current context.
enum TextureUpload {
  static func make(_ face: TextureFace, _ options: TextureOptions) throws(GLKTextureLoaderError)
    -> GLKTextureInfo
  {
    try make(.target2D, [face], [GLenum(GL_TEXTURE_2D)], options)
  }

  /// Six faces: right, left, top, bottom, near, far.
  static func makeCube(_ faces: [TextureFace], _ options: TextureOptions)
    throws(GLKTextureLoaderError) -> GLKTextureInfo
  {
    let side = faces.first?.width ?? 0
    guard side > 0, faces.allSatisfy({ $0.width == side && $0.height == side })
    else { throw GLKTextureLoaderError(.unsupportedCubeMapDimensions) }
    let targets = (0..<6).map { GLenum(GL_TEXTURE_CUBE_MAP_POSITIVE_X) + GLenum($0) }
    return try make(.targetCubeMap, faces, targets, options)
  }

  private static func make(
    _ target: GLKTextureTarget, _ faces: [TextureFace], _ places: [GLenum],
    _ options: TextureOptions
  ) throws(GLKTextureLoaderError) -> GLKTextureInfo {
    guard EAGLContext.current() != nil else { throw GLKTextureLoaderError(.invalidEAGLContext) }
    var (name, before): (GLuint, GLint) = (0, 0)
    let isFlat = target == .target2D
    let store = PixelStore(.unpack)
    defer { store.restore() }
    glGetIntegerv(
      GLenum(isFlat ? GL_TEXTURE_BINDING_2D : GL_TEXTURE_BINDING_CUBE_MAP), &before)
    forgetErrors()
    glGenTextures(1, &name)
    glBindTexture(target.rawValue, name)
    for (face, place) in zip(faces, places) { face.upload(to: place, options) }
    setSampling(target.rawValue, options)
    glBindTexture(target.rawValue, GLuint(before))
    let error = glGetError()
    guard error == GLenum(GL_NO_ERROR) else {
      glDeleteTextures(1, &name)
      throw GLKTextureLoaderError(.uncompressedTextureUpload, glError: error)
    }
    return GLKTextureInfo(name, target, faces[0], options)
  }

  /// A context that was lost may have errors without end.
  private static func forgetErrors() {
    for _ in 0..<16 where glGetError() == GLenum(GL_NO_ERROR) { return }
  }

  private static func setSampling(_ target: GLenum, _ options: TextureOptions) {
    if options.hasMipmaps { glGenerateMipmap(target) }
    let smaller = options.hasMipmaps ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR
    glTexParameteri(target, GLenum(GL_TEXTURE_MIN_FILTER), smaller)
    glTexParameteri(target, GLenum(GL_TEXTURE_MAG_FILTER), GL_LINEAR)
    glTexParameteri(target, GLenum(GL_TEXTURE_WRAP_S), GL_CLAMP_TO_EDGE)
    glTexParameteri(target, GLenum(GL_TEXTURE_WRAP_T), GL_CLAMP_TO_EDGE)
  }
}
