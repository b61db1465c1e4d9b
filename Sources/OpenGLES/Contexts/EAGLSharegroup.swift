import CUIGLES
public import Foundation
import Synchronization

/// Contexts that share textures, buffers, renderbuffers, shaders and programs.
///
/// `Sendable` because its own state is behind a lock.
open class EAGLSharegroup: NSObject, @unchecked Sendable {
  /// For the program's own use; nil by default.
  open var debugLabel: String?
  /// Keeps what is shared, whichever context goes first.
  let first: EGLContextHandle
  private let drawables = Mutex<[GLuint: Drawable]>([:])

  init(_ first: EGLContextHandle) { self.first = first }

  /// The drawable that gave a renderbuffer its storage.
  func drawable(of renderbuffer: GLuint) -> Drawable? { drawables.withLock { $0[renderbuffer] } }

  func setDrawable(_ drawable: Drawable?, of renderbuffer: GLuint) {
    // The old one is released outside of the lock.
    let old = drawables.withLock { drawables in
      defer { drawables[renderbuffer] = drawable }
      return drawables[renderbuffer]
    }
    _ = old
  }
}
