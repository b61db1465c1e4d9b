import CoreGraphics
import Diagnostics
import Foundation
import GLKit
import OpenGLES
import QuartzCore
import UIKit
import UIKitTesting

/// Whether OpenGL ES is installed here.
let hasOpenGLES = DynamicLibrary("libEGL.so.1") != nil && DynamicLibrary("libGLESv2.so.2") != nil

/// A view of 40 by 30 points in a window, and what its delegate does.
@MainActor
final class GLKStage: GLKViewDelegate {
  let harness = AppHarness()
  let view: GLKView
  var frames = 0
  var drawing: (GLKView) -> Void = { _ in }

  init(_ change: (GLKView) -> Void = { _ in }) {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    view = GLKView(frame: frame, context: EAGLContext(api: .openGLES2)!)
    view.delegate = self
    change(view)
  }

  func show() {
    harness.show(view)
    harness.settle()
  }

  func glkView(_ view: GLKView, drawIn rect: CGRect) {
    frames += 1
    drawing(view)
  }

  /// The colour that the window shows; frames come by the render queue.
  func color(_ x: CGFloat = 20, _ y: CGFloat = 15) -> [Int] {
    harness.advance(by: 0.05)
    let color = harness.color(at: CGPoint(x: x, y: y), in: view)
    return [color.red, color.green, color.blue]
  }
}

func clear(_ red: GLfloat, _ green: GLfloat, _ blue: GLfloat) {
  glClearColor(red, green, blue, 1)
  glClear(GLbitfield(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT))
}

/// Draws a rectangle from one corner to the other, with texture coordinates from 0 to 1.
func drawSquare(_ from: GLfloat = -1, _ to: GLfloat = 1, z: GLfloat = 0) {
  let positions: [GLfloat] = [from, from, z, to, from, z, from, to, z, to, to, z]
  let normals: [GLfloat] = (0..<4).flatMap { _ in [0, 0, 1] }
  let coordinates: [GLfloat] = [0, 0, 1, 0, 0, 1, 1, 1]
  let attributes: [(GLKVertexAttrib, GLint, [GLfloat])] = [
    (.position, 3, positions), (.normal, 3, normals), (.texCoord0, 2, coordinates),
  ]
  var buffers = [GLuint](repeating: 0, count: 3)
  glGenBuffers(3, &buffers)
  for (buffer, (attribute, size, numbers)) in zip(buffers, attributes) {
    glBindBuffer(GLenum(GL_ARRAY_BUFFER), buffer)
    glBufferData(
      GLenum(GL_ARRAY_BUFFER), numbers.count * 4, numbers, GLenum(GL_STATIC_DRAW))
    glEnableVertexAttribArray(GLuint(attribute.rawValue))
    glVertexAttribPointer(
      GLuint(attribute.rawValue), size, GLenum(GL_FLOAT), GLboolean(GL_FALSE), 0, nil)
  }
  glDrawArrays(GLenum(GL_TRIANGLE_STRIP), 0, 4)
  glBindBuffer(GLenum(GL_ARRAY_BUFFER), 0)
  glDeleteBuffers(3, buffers)
}
