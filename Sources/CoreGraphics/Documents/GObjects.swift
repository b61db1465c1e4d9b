package import Diagnostics
import Foundation

/// What libraries over GLib have in common.
package struct GObjects: Sendable {
  private let unref: @convention(c) (OpaquePointer) -> Void
  private let freeError: @convention(c) (UnsafeMutableRawPointer) -> Void

  package init?(_ library: DynamicLibrary) {
    guard
      let unref = library.function(
        "g_object_unref", as: (@convention(c) (OpaquePointer) -> Void).self),
      let freeError = library.function(
        "g_error_free", as: (@convention(c) (UnsafeMutableRawPointer) -> Void).self)
    else { return nil }
    self.unref = unref
    self.freeError = freeError
  }

  package func release(_ object: OpaquePointer) { unref(object) }

  /// The code of a `GError`, whose domain comes before it.
  func code(_ error: UnsafeMutableRawPointer?) -> Int32? {
    error?.load(fromByteOffset: 4, as: Int32.self)
  }

  /// The message of a `GError`, which is freed.
  package func message(_ error: UnsafeMutableRawPointer?) -> String {
    guard let error else { return "cannot be read" }
    defer { freeError(error) }
    // A GError is a domain and a code of 32 bits each, and a C string.
    let text = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
    return "cannot be read: " + (text.map { String(cString: $0) } ?? "no reason")
  }
}
