import CUIGLES
import Diagnostics

/// EGL and OpenGL ES, opened when the first context is made, and a display without windows.
///
/// `Sendable` because EGL may be called on any thread.
final class EGLConnection: @unchecked Sendable {
  private let library: EGLLibrary
  private let display: EGLLibrary.Handle
  private let config: EGLLibrary.Handle

  /// nil, with a line in the log, where OpenGL ES does not work.
  static let shared = EGLConnection(egl: "libEGL.so.1", gles: "libGLESv2.so.2")

  convenience init?(egl: String, gles: String) {
    guard let eglLibrary = DynamicLibrary(egl), let functions = DynamicLibrary(gles) else {
      Log.graphics.write(
        "no OpenGL ES: install the Debian packages libegl1, libgles2 and libgl1-mesa-dri")
      return nil
    }
    guard var library = EGLLibrary(eglLibrary) else { return nil }
    library.getResetStatus = functions.function(
      "glGetGraphicsResetStatus", as: EGLLibrary.GetResetStatus.self)
    self.init(library)
    Self.fillTable(from: functions)
  }

  init?(_ library: EGLLibrary) {
    guard let display = library.openDisplay(), let config = library.anyConfig(of: display) else {
      Log.graphics.write("no OpenGL ES: EGL has no display without windows for it")
      return nil
    }
    (self.library, self.display, self.config) = (library, display, config)
  }

  private static func fillTable(from functions: DynamicLibrary) {
    withUnsafePointer(to: functions) { pointer in
      let place = UnsafeMutableRawPointer(mutating: pointer)
      cui_gles_fill(
        { place, name in
          guard let library = place?.assumingMemoryBound(to: DynamicLibrary.self).pointee, let name
          else { return nil }
          return library.function(String(cString: name), as: UnsafeMutableRawPointer.self)
        }, place)
    }
  }
}

extension EGLLibrary {
  fileprivate func openDisplay() -> Handle? {
    guard let display = getPlatformDisplay(EGLValue.surfaceless, nil, nil),
      initialize(display, nil, nil) != 0
    else { return nil }
    return display
  }

  /// Contexts draw into renderbuffers alone, so that any will do.
  fileprivate func anyConfig(of display: Handle) -> Handle? {
    let wanted = [
      EGLValue.surfaceType, 0, EGLValue.renderableType, EGLValue.openGLES2Bit, EGLValue.none,
    ]
    var (config, count): (Handle?, Int32) = (nil, 0)
    guard chooseConfig(display, wanted, &config, 1, &count) != 0, count > 0 else { return nil }
    return config
  }
}

extension EGLConnection {
  /// A context of this version of OpenGL ES; nil, with a line in the log, where it is not to be had.
  func makeContext(version: Int32, sharing other: EGLContextHandle?) -> EGLContextHandle? {
    _ = library.bindAPI(EGLValue.openGLES)
    let plain = [EGLValue.contextClientVersion, version, EGLValue.none]
    let robust = [EGLValue.resetNotification, EGLValue.loseContextOnReset] + plain
    // A driver that can't tell of resets knows nothing of the attribute.
    guard
      let made = library.createContext(display, config, other?.pointer, robust)
        ?? library.createContext(display, config, other?.pointer, plain)
    else {
      let code = String(library.getError(), radix: 16)
      Log.graphics.write("there is no context of OpenGL ES \(version): EGL error 0x\(code)")
      return nil
    }
    return EGLContextHandle(made, self)
  }

  /// Whether the calling thread's context was lost since the last call.
  fileprivate var isReset: Bool { library.getResetStatus.map { $0() != 0 } ?? false }

  fileprivate func destroy(_ pointer: EGLLibrary.Handle) {
    _ = library.destroyContext(display, pointer)
  }

  /// Makes a context, or none, that of the calling thread.
  func makeCurrent(_ context: EGLContextHandle?) -> Bool {
    _ = library.bindAPI(EGLValue.openGLES)
    if library.makeCurrent(display, nil, nil, context?.pointer) != 0 { return true }
    logRefusal(library.getError())
    return false
  }

  private func logRefusal(_ code: Int32) {
    switch code {
    case EGLValue.contextLost: Self.logLoss()
    case EGLValue.badAccess:
      Log.graphics.write(
        "an OpenGL ES context is another thread's, which gives it up by EAGLContext.setCurrent(nil)"
      )
    default:
      Log.graphics.write(
        "an OpenGL ES context does not become current: EGL error 0x\(String(code, radix: 16))")
    }
  }

  fileprivate static func logLoss() {
    Log.graphics.write("an OpenGL ES context was lost: make it, and all that it had, anew")
  }
}

/// EGL's context, which goes with the last reference. Used by one thread at a time.
final class EGLContextHandle: @unchecked Sendable {
  fileprivate let pointer: EGLLibrary.Handle
  private let connection: EGLConnection
  private var wasLost = false

  fileprivate init(_ pointer: EGLLibrary.Handle, _ connection: EGLConnection) {
    (self.pointer, self.connection) = (pointer, connection)
  }

  deinit { connection.destroy(pointer) }

  /// Whether it was lost while it was current, which it must be; the first time a line in the log says so.
  var isLost: Bool {
    if !wasLost, connection.isReset {
      wasLost = true
      EGLConnection.logLoss()
    }
    return wasLost
  }
}
