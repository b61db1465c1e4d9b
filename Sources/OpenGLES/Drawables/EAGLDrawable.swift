public import QuartzCore

/// What a renderbuffer can be shown by: a `CAEAGLLayer`.
public protocol EAGLDrawable: AnyObject {
  /// The properties by the keys below; read when a renderbuffer gets its storage.
  var drawableProperties: [AnyHashable: Any]! { get set }
}

extension CAEAGLLayer: EAGLDrawable {}

/// A Boolean: whether the pixels are kept when they were presented. They always are, as Apple allows.
public let kEAGLDrawablePropertyRetainedBacking = "EAGLDrawablePropertyRetainedBacking"
/// The name of the format of the pixels; `kEAGLColorFormatRGBA8` where there is none.
public let kEAGLDrawablePropertyColorFormat = "EAGLDrawablePropertyColorFormat"

/// Eight bits for each of red, green, blue and alpha.
public let kEAGLColorFormatRGBA8 = "EAGLColorFormat8888"
/// Five, six and five bits for red, green and blue, and no alpha.
public let kEAGLColorFormatRGB565 = "EAGLColorFormat565"
/// Eight bits each, which drawing converts to sRGB.
public let kEAGLColorFormatSRGBA8 = "EAGLColorFormatSRGBA8"
