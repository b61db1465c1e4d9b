import GLKit
import OpenGLES

/// The shaders, and the teapot in OpenGL's memory. Used in a current context.
final class TeapotProgram {
  private static let vertexShader = """
    attribute vec3 position;
    attribute vec3 normal;
    attribute vec2 texture;
    uniform mat4 modelview;
    uniform mat4 projection;
    varying vec3 eye;
    varying vec3 facing;
    varying vec2 place;
    void main() {
      vec4 seen = modelview * vec4(position, 1.0);
      eye = seen.xyz;
      facing = mat3(modelview) * normal;
      place = texture;
      gl_Position = projection * seen;
    }
    """
  private static let fragmentShader = """
    precision mediump float;
    uniform sampler2D picture;
    varying vec3 eye;
    varying vec3 facing;
    varying vec2 place;
    void main() {
      vec3 normal = normalize(facing);
      if (!gl_FrontFacing) normal = -normal;
      vec3 toLight = normalize(vec3(2.0, 3.0, 1.0) - eye);
      float diffuse = max(dot(normal, toLight), 0.0);
      float gloss = pow(max(dot(normal, normalize(toLight - normalize(eye))), 0.0), 60.0);
      vec3 paint = texture2D(picture, place).rgb;
      gl_FragColor = vec4(paint * (0.25 + 0.75 * diffuse) + 0.6 * gloss, 1.0);
    }
    """

  private let name = glCreateProgram()
  private let mesh = TeapotMesh()
  private let texture: GLuint
  private var buffers: [GLuint] = [0, 0]

  init(texture: GLuint) {
    self.texture = texture
    attach(GL_VERTEX_SHADER, Self.vertexShader)
    attach(GL_FRAGMENT_SHADER, Self.fragmentShader)
    for (index, attribute) in ["position", "normal", "texture"].enumerated() {
      glBindAttribLocation(name, GLuint(index), attribute)
    }
    glLinkProgram(name)
    glGenBuffers(2, &buffers)
    glBindBuffer(GLenum(GL_ARRAY_BUFFER), buffers[0])
    glBufferData(
      GLenum(GL_ARRAY_BUFFER), mesh.vertices.count * MemoryLayout<TeapotMesh.Vertex>.stride,
      mesh.vertices, GLenum(GL_STATIC_DRAW))
    glBindBuffer(GLenum(GL_ELEMENT_ARRAY_BUFFER), buffers[1])
    glBufferData(
      GLenum(GL_ELEMENT_ARRAY_BUFFER), mesh.indices.count * 2, mesh.indices,
      GLenum(GL_STATIC_DRAW))
    for (index, (size, offset)) in [(3, 0), (3, 12), (2, 24)].enumerated() {
      glEnableVertexAttribArray(GLuint(index))
      glVertexAttribPointer(
        GLuint(index), GLint(size), GLenum(GL_FLOAT), GLboolean(GL_FALSE),
        GLsizei(MemoryLayout<TeapotMesh.Vertex>.stride), UnsafeRawPointer(bitPattern: offset))
    }
    glBindTexture(GLenum(GL_TEXTURE_2D), texture)
    glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_WRAP_S), GL_REPEAT)
    glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_WRAP_T), GL_REPEAT)
    glEnable(GLenum(GL_DEPTH_TEST))
  }

  private func attach(_ type: Int32, _ text: String) {
    let shader = glCreateShader(GLenum(type))
    text.withCString { text in
      var text: UnsafePointer<GLchar>? = text
      glShaderSource(shader, 1, &text, nil)
    }
    glCompileShader(shader)
    glAttachShader(name, shader)
    glDeleteShader(shader)
  }

  func draw(width: Int, height: Int, angle: Float) {
    glViewport(0, 0, GLsizei(width), GLsizei(height))
    glClearColor(0.13, 0.16, 0.22, 1)
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT))
    glUseProgram(name)
    glBindTexture(GLenum(GL_TEXTURE_2D), texture)
    let eye = GLKMatrix4MakeLookAt(0, 1.3, 4.8, 0, -0.15, 0, 0, 1, 0)
    let aspect = Float(width) / Float(max(height, 1))
    set("modelview", GLKMatrix4Rotate(eye, angle, 0, 1, 0))
    set("projection", GLKMatrix4MakePerspective(0.7, aspect, 0.5, 20))
    glDrawElements(
      GLenum(GL_TRIANGLES), GLsizei(mesh.indices.count), GLenum(GL_UNSIGNED_SHORT), nil)
  }

  private func set(_ uniform: String, _ matrix: GLKMatrix4) {
    withUnsafeBytes(of: matrix.m) { bytes in
      glUniformMatrix4fv(
        glGetUniformLocation(name, uniform), 1, GLboolean(GL_FALSE),
        bytes.assumingMemoryBound(to: GLfloat.self).baseAddress)
    }
  }
}
