import Diagnostics
import OpenGLES

/// Shaders of one shape, linked, and where their uniforms are.
final class EffectProgram {
  private let name: GLuint
  private weak var sharegroup = EAGLContext.current()?.sharegroup
  private var places: [String: GLint] = [:]

  /// nil, with a line in the log, where the driver refuses the shaders.
  init?(_ shape: EffectShape) {
    let shaders = [
      Self.shader(GL_VERTEX_SHADER, shape.vertexShader),
      Self.shader(GL_FRAGMENT_SHADER, shape.fragmentShader),
    ]
    name = glCreateProgram()
    for shader in shaders { glAttachShader(name, shader) }
    let attributes = ["a_position", "a_normal", "a_color", "a_texCoord0", "a_texCoord1"]
    for (index, attribute) in attributes.enumerated() {
      glBindAttribLocation(name, GLuint(index), attribute)
    }
    glLinkProgram(name)
    for shader in shaders { glDeleteShader(shader) }
    var isLinked: GLint = 0
    glGetProgramiv(name, GLenum(GL_LINK_STATUS), &isLinked)
    guard isLinked == GLint(GL_TRUE) else {
      Log.graphics.write("the shaders of a GLKBaseEffect were refused: \(Self.log(of: name))")
      glDeleteProgram(name)
      return nil
    }
  }

  private static func shader(_ type: Int32, _ text: String) -> GLuint {
    let shader = glCreateShader(GLenum(type))
    text.withCString { text in
      var text: UnsafePointer<GLchar>? = text
      glShaderSource(shader, 1, &text, nil)
    }
    glCompileShader(shader)
    return shader
  }

  private static func log(of program: GLuint) -> String {
    var bytes = [GLchar](repeating: 0, count: 1024)
    glGetProgramInfoLog(program, GLsizei(bytes.count), nil, &bytes)
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// In another context the name could be something else's: there it goes with the context.
  deinit {
    if let sharegroup, EAGLContext.current()?.sharegroup === sharegroup { glDeleteProgram(name) }
  }

  func use() { glUseProgram(name) }
}

// Uniforms that the shaders leave out have no place, and setting them does nothing.
extension EffectProgram {
  func set(_ uniform: String, _ value: GLfloat) { glUniform1f(place(of: uniform), value) }

  func set(_ uniform: String, texture unit: Int) { glUniform1i(place(of: uniform), GLint(unit)) }

  func set(_ uniform: String, _ x: GLfloat, _ y: GLfloat) {
    glUniform2f(place(of: uniform), x, y)
  }

  func set(_ uniform: String, _ value: GLKVector3) {
    glUniform3f(place(of: uniform), value.x, value.y, value.z)
  }

  func set(_ uniform: String, _ value: GLKVector4) {
    glUniform4f(place(of: uniform), value.x, value.y, value.z, value.w)
  }

  func set(_ uniform: String, _ value: GLKMatrix4) {
    withUnsafeBytes(of: value.m) { bytes in
      let numbers = bytes.assumingMemoryBound(to: GLfloat.self)
      glUniformMatrix4fv(place(of: uniform), 1, GLboolean(GL_FALSE), numbers.baseAddress)
    }
  }

  func set(_ uniform: String, _ value: GLKMatrix3) {
    withUnsafeBytes(of: value.m) { bytes in
      let numbers = bytes.assumingMemoryBound(to: GLfloat.self)
      glUniformMatrix3fv(place(of: uniform), 1, GLboolean(GL_FALSE), numbers.baseAddress)
    }
  }

  private func place(of uniform: String) -> GLint {
    if let place = places[uniform] { return place }
    let place = glGetUniformLocation(name, uniform)
    places[uniform] = place
    return place
  }
}
