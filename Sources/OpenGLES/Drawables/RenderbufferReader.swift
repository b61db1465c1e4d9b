import CUIGLES
import RasterKit

/// Reads renderbuffers of one context, without a trace in the state that the program sees.
final class RenderbufferReader {
  private var framebuffer: GLuint = 0
  /// The rows of a part, as OpenGL has them.
  private var rows: [UInt32] = []
  /// Of all pictures so far. Each is copied twice: by OpenGL, and when rows and bytes are turned around.
  private(set) var pixelsRead = 0

  /// Rows that are read and turned over at once: these stay in the processor's cache.
  private static let rowsAtOnce: Int32 = 64

  /// The picture, whose first row is OpenGL's last; nil where it cannot be read. In a current context.
  func pixels(of renderbuffer: GLuint, _ drawable: Drawable) -> PixelBuffer? {
    let store = PixelStore(.pack)
    var before: GLint = 0
    glGetIntegerv(GLenum(GL_READ_FRAMEBUFFER_BINDING), &before)
    defer {
      glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), GLuint(before))
      store.restore()
    }
    if framebuffer == 0 { glGenFramebuffers(1, &framebuffer) }
    glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), framebuffer)
    glFramebufferRenderbuffer(
      GLenum(GL_READ_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_RENDERBUFFER),
      renderbuffer)
    let status = glCheckFramebufferStatus(GLenum(GL_READ_FRAMEBUFFER))
    guard status == GLenum(GL_FRAMEBUFFER_COMPLETE) else { return nil }
    let picture = drawable.takeBuffer()
    read(into: picture)
    return picture
  }

  private func read(into picture: PixelBuffer) {
    let (width, height) = (picture.size.width, picture.size.height)
    let count = Int(width) * Int(min(height, Self.rowsAtOnce))
    if rows.count != count { rows = [UInt32](repeating: 0, count: count) }
    rows.withUnsafeMutableBufferPointer { rows in
      guard let base = rows.baseAddress else { return }
      var y: Int32 = 0
      while y < height {
        let part = min(Self.rowsAtOnce, height - y)
        glReadPixels(0, y, width, part, GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), base)
        for row in 0..<part {
          cui_gles_to_bgra(
            picture.base + Int(height - 1 - y - row) * picture.stride,
            base + Int(row) * Int(width), Int(width), picture.isOpaque ? 1 : 0)
        }
        y += part
        pixelsRead += Int(part) * Int(width)
      }
    }
  }
}
