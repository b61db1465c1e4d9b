import Glibc

/// A library that is loaded at run time and never unloaded, so that a program runs without it, only
/// without its feature.
package struct DynamicLibrary: Sendable {
  private nonisolated(unsafe) let handle: UnsafeMutableRawPointer

  /// Nil if it is not installed.
  package init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// A function of the library, or of those it needs, as a `@convention(c)` type; nil if there is
  /// none of this name.
  package func function<Function>(_ name: String, as type: Function.Type = Function.self)
    -> Function?
  {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
