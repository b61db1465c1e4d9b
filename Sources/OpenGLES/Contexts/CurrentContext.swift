import Foundation

/// The context of each thread. A thread that ends gives its own up, as nobody else could.
enum CurrentContext {
  static var context: EAGLContext? {
    get { pthread_getspecific(key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() } }
    set {
      let old = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      if let old { Unmanaged<EAGLContext>.fromOpaque(old).release() }
    }
  }

  /// Called before EGL is opened: what a library keeps for a thread goes in the order in which the libraries have
  /// asked for it, and EGL must not have forgotten the thread.
  static func prepare() { _ = key }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { context in
      guard let context else { return }
      _ = EGLConnection.shared?.makeCurrent(nil)
      Unmanaged<EAGLContext>.fromOpaque(context).release()
    }
    return key
  }()
}
