import CUIGLES
package import CoreGraphics
import Diagnostics
import Foundation
public import QuartzCore
import RasterKit

extension EAGLContext {
  /// Gives the bound renderbuffer storage of the size of a `CAEAGLLayer` in pixels; nil takes it away.
  ///
  /// False, with a line in the log, where the context is not the thread's, no renderbuffer is bound, or
  /// the layer is empty or too large.
  @discardableResult
  public func renderbufferStorage(_ target: Int, from drawable: (any EAGLDrawable)?) -> Bool {
    guard let renderbuffer = boundRenderbuffer(target) else { return false }
    sharegroup.setDrawable(nil, of: renderbuffer)
    guard let drawable else {
      glRenderbufferStorage(GLenum(GL_RENDERBUFFER), GLenum(GL_RGBA8), 0, 0)
      return true
    }
    guard let layer = drawable as? CAEAGLLayer, let made = Drawable(layer) else {
      Log.graphics.write("a renderbuffer gets its storage from a CAEAGLLayer that is not empty")
      return false
    }
    guard made.allocateStorage() else {
      Log.graphics.write("no renderbuffer of \(made.size.width) x \(made.size.height) pixels")
      return false
    }
    sharegroup.setDrawable(made, of: renderbuffer)
    return true
  }

  /// Shows the bound renderbuffer by its layer.
  ///
  /// The layer has the pixels when this returns, so that drawing may go on. On another thread than main it
  /// first waits for the display's tick after the frame before: each tick takes one frame. While no visible
  /// window shows the layer it waits a tenth of a second, and never more than a second. A frame that main
  /// presents replaces one that was not shown. False where the context was lost, too.
  @discardableResult
  public func presentRenderbuffer(_ target: Int) -> Bool {
    guard let renderbuffer = boundRenderbuffer(target) else { return false }
    guard let drawable = self.drawable(of: renderbuffer) else {
      Log.graphics.write("only a renderbuffer with storage from a layer is presented")
      return false
    }
    let isPaced = !Thread.isMainThread
    if isPaced { drawable.pacer.waitForTurn() }
    let pixels = reader.pixels(of: renderbuffer, drawable)
    return !handle.isLost && drawable.present(pixels, isPaced: isPaced)
  }

  /// The same, as soon as the display can: there is no later frame to wait for.
  @discardableResult
  public func presentRenderbuffer(_ target: Int, atTime presentationTime: CFTimeInterval) -> Bool {
    presentRenderbuffer(target)
  }

  /// The same: the duration is not kept.
  @discardableResult
  public func presentRenderbuffer(
    _ target: Int, afterMinimumDuration duration: CFTimeInterval
  ) -> Bool { presentRenderbuffer(target) }

  /// The pixels of the bound renderbuffer, which has its storage from a layer.
  package func picture(_ target: Int) -> CGImage? {
    guard let renderbuffer = boundRenderbuffer(target),
      let drawable = self.drawable(of: renderbuffer)
    else { return nil }
    return reader.pixels(of: renderbuffer, drawable).map { CGImage(pixels: $0) }
  }

  /// Of the bound renderbuffer. One that the program deleted, or gave other storage, has none any more, though a later one
  /// may have its name.
  private func drawable(of renderbuffer: GLuint) -> Drawable? {
    guard let drawable = sharegroup.drawable(of: renderbuffer) else { return nil }
    if drawable.hasStorage { return drawable }
    sharegroup.setDrawable(nil, of: renderbuffer)
    return nil
  }

  private func boundRenderbuffer(_ target: Int) -> GLuint? {
    guard EAGLContext.current() === self else {
      Log.graphics.write("a context draws and presents on the thread whose current one it is")
      return nil
    }
    // What a lost context says of itself means nothing.
    guard target == Int(GL_RENDERBUFFER), !handle.isLost else { return nil }
    var name: GLint = 0
    glGetIntegerv(GLenum(GL_RENDERBUFFER_BINDING), &name)
    return name > 0 ? GLuint(name) : nil
  }
}
