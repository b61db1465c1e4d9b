import Glibc

/// A library loaded at run time, so that the app runs without it, only without its feature.
struct X11Library {
  private let handle: UnsafeMutableRawPointer

  /// Nil if the library is not installed.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// A function of the library as a `@convention(c)` type; nil if the library lacks it.
  func function<F>(_ name: String, as type: F.Type = F.self) -> F? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
