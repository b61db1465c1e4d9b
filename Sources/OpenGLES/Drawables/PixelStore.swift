import CUIGLES

/// How a program's own calls find pixels in memory: set aside from the beginning to `restore()`, in a current context.
package struct PixelStore {
  package struct Direction: Sendable {
    fileprivate let buffer: GLenum
    fileprivate let binding: GLenum
    fileprivate let names: [GLenum]

    /// From OpenGL to memory, by `glReadPixels`.
    package static let pack = Direction(
      buffer: GLenum(GL_PIXEL_PACK_BUFFER), binding: GLenum(GL_PIXEL_PACK_BUFFER_BINDING),
      names: [
        GL_PACK_ALIGNMENT, GL_PACK_ROW_LENGTH, GL_PACK_SKIP_ROWS, GL_PACK_SKIP_PIXELS,
      ].map { GLenum($0) })
    /// From memory to OpenGL, by `glTexImage2D`.
    package static let unpack = Direction(
      buffer: GLenum(GL_PIXEL_UNPACK_BUFFER), binding: GLenum(GL_PIXEL_UNPACK_BUFFER_BINDING),
      names: [
        GL_UNPACK_ALIGNMENT, GL_UNPACK_ROW_LENGTH, GL_UNPACK_SKIP_ROWS, GL_UNPACK_SKIP_PIXELS,
      ].map { GLenum($0) })
  }

  private let direction: Direction
  private var buffer: GLint = 0
  private var values: [GLint]

  private static let defaults: [GLint] = [4, 0, 0, 0]

  package init(_ direction: Direction) {
    self.direction = direction
    values = [GLint](repeating: 0, count: direction.names.count)
    glGetIntegerv(direction.binding, &buffer)
    for (index, name) in direction.names.enumerated() { glGetIntegerv(name, &values[index]) }
    if buffer != 0 { glBindBuffer(direction.buffer, 0) }
    for (name, value) in zip(direction.names, Self.defaults) { glPixelStorei(name, value) }
  }

  package func restore() {
    if buffer != 0 { glBindBuffer(direction.buffer, GLuint(buffer)) }
    for (name, value) in zip(direction.names, values) { glPixelStorei(name, value) }
  }
}
