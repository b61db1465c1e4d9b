import CUIGLES
import Diagnostics
public import Foundation

/// The state of OpenGL ES for one thread at a time.
///
/// EGL and OpenGL ES are loaded when the first context is made. Drawing goes to framebuffers of the
/// program; `presentRenderbuffer(_:)` shows one by a layer.
///
/// `Sendable` because a program may hand a context from thread to thread, as long as one uses it.
open class EAGLContext: NSObject, @unchecked Sendable {
  /// The version that was asked for. Functions of later versions work too, where the driver has them.
  public let api: EAGLRenderingAPI
  /// The contexts with which this one shares its objects.
  public let sharegroup: EAGLSharegroup
  /// For the program's own use; nil by default.
  open var debugLabel: String?
  /// Stored, without effect: how a driver uses threads is its own matter.
  open var isMultiThreaded = false
  let handle: EGLContextHandle
  lazy var reader = RenderbufferReader()

  /// A context that shares nothing yet; nil, with a line in the log, where there is no OpenGL ES or not
  /// this version of it.
  public convenience init?(api: EAGLRenderingAPI) { self.init(api: api, sharing: nil) }

  /// A context that shares the objects of others.
  public convenience init?(api: EAGLRenderingAPI, sharegroup: EAGLSharegroup) {
    self.init(api: api, sharing: sharegroup)
  }

  init?(
    api: EAGLRenderingAPI, sharing group: EAGLSharegroup?,
    on connection: EGLConnection? = EGLConnection.shared
  ) {
    guard api != .openGLES1 else {
      Log.graphics.write("there is no OpenGL ES 1: draw with shaders, which version 2 has")
      return nil
    }
    guard let connection,
      let handle = connection.makeContext(version: Int32(api.rawValue), sharing: group?.first)
    else { return nil }
    self.api = api
    self.handle = handle
    sharegroup = group ?? EAGLSharegroup(handle)
    super.init()
  }

  /// The calling thread's context; nil where it has none.
  open class func current() -> EAGLContext! { CurrentContext.context }

  /// Makes a context that of the calling thread, which retains it until it gets another one or ends. False, with
  /// a line in the log, where it was lost or is another thread's.
  @discardableResult
  open class func setCurrent(_ context: EAGLContext?) -> Bool {
    guard context !== current() else { return context?.handle.isLost != true }
    guard let connection = EGLConnection.shared else { return context == nil }
    let isMade = connection.makeCurrent(context?.handle)
    if isMade { CurrentContext.context = context }
    return isMade
  }
}
