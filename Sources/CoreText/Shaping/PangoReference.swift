import CUIPango
import CoreGraphics

/// A strong reference to a GObject, released with this object.
final class PangoReference {
  let pointer: OpaquePointer

  /// Takes over the caller's reference.
  init(owning pointer: OpaquePointer) { self.pointer = pointer }

  deinit { CairoFonts.exclusively { g_object_unref(UnsafeMutableRawPointer(pointer)) } }
}
