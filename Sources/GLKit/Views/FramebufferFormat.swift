import OpenGLES

/// In pixels.
struct DrawableSize: Equatable {
  var width: Int
  var height: Int
}

/// What a framebuffer consists of.
struct FramebufferFormat {
  var color: GLKViewDrawableColorFormat
  var depth: GLKViewDrawableDepthFormat
  var stencil: GLKViewDrawableStencilFormat
  /// 0 for one of each pixel, without a buffer of their own.
  var samples: GLsizei

  var colorStorage: GLenum {
    switch color {
    case .RGBA8888: GLenum(GL_RGBA8)
    case .RGB565: GLenum(GL_RGB565)
    case .SRGBA8888: GLenum(GL_SRGB8_ALPHA8)
    }
  }

  /// Depth and stencil share a buffer, which drivers have for both, and for both only with 24 bits.
  var depthStorage: GLenum? {
    switch (depth, stencil) {
    case (.formatNone, .formatNone): nil
    case (.formatNone, .format8): GLenum(GL_STENCIL_INDEX8)
    case (.format16, .formatNone): GLenum(GL_DEPTH_COMPONENT16)
    case (.format24, .formatNone): GLenum(GL_DEPTH_COMPONENT24)
    case (_, .format8): GLenum(GL_DEPTH24_STENCIL8)
    }
  }
}
