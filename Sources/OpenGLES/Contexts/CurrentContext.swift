import CUIGLES
import Foundation

/// The context of each thread. A thread that ends gives its own up, as nobody else could.
enum CurrentContext {
  static var context: EAGLContext? {
    get { slot?.context }
    set {
      if let slot { slot.context = newValue } else if newValue != nil { makeSlot(newValue) }
    }
  }

  private final class Slot {
    var context: EAGLContext?
    init(_ context: EAGLContext?) { self.context = context }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static var slot: Slot? {
    pthread_getspecific(key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  private static func makeSlot(_ context: EAGLContext?) {
    let slot = Unmanaged.passRetained(Slot(context)).toOpaque()
    pthread_setspecific(key, slot)
    cui_gles_at_thread_end({ CurrentContext.threadEnds($0) }, slot)
  }

  private static func threadEnds(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    pthread_setspecific(key, nil)
    let slot = Unmanaged<Slot>.fromOpaque(pointer).takeRetainedValue()
    if slot.context != nil { _ = EGLConnection.shared?.makeCurrent(nil) }
  }
}
