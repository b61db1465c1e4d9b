import Glibc

/// A library opened at run time, so that a missing one costs its feature and not the app.
struct X11Library {
  private let handle: UnsafeMutableRawPointer

  /// Nil where the library is not installed.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// A function of the library as a `@convention(c)` type; nil where the library lacks it.
  func function<F>(_ name: String, as type: F.Type = F.self) -> F? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
