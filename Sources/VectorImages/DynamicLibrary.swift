import Glibc

/// A library that is loaded at run time and never unloaded.
struct DynamicLibrary: Sendable {
  private nonisolated(unsafe) let handle: UnsafeMutableRawPointer

  /// Nil if it is not installed.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// A C function of the library, or of those it needs; `Function` must be its type.
  func function<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
