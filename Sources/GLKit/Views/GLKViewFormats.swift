/// How a view's colours are stored.
public enum GLKViewDrawableColorFormat: Int32, Sendable {
  case RGBA8888, RGB565, SRGBA8888
}

/// How deep a view's depth buffer is.
public enum GLKViewDrawableDepthFormat: Int32, Sendable {
  case formatNone, format16, format24
}

/// How deep a view's stencil buffer is.
public enum GLKViewDrawableStencilFormat: Int32, Sendable {
  case formatNone, format8
}

/// How many samples a view has for each pixel.
public enum GLKViewDrawableMultisample: Int32, Sendable {
  case multisampleNone, multisample4X
}
