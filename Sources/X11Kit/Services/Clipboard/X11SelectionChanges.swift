import CUIXlib
import Diagnostics

/// Reports of libXfixes that a selection has another owner, if the library and the extension are there.
/// Main thread only.
@MainActor
final class X11SelectionChanges {
  private typealias Query =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Select = @convention(c) (OpaquePointer, Window, Atom, UInt) -> Void

  /// The type of the events.
  let eventType: Int32
  private let display: OpaquePointer
  private let select: Select
  /// A new owner, its window destroyed, its connection closed.
  private static let everyChange: UInt = 7

  init?(display: OpaquePointer) {
    guard let library = DynamicLibrary("libXfixes.so.3"),
      let query: Query = library.function("XFixesQueryExtension"),
      let version: Query = library.function("XFixesQueryVersion"),
      let select: Select = library.function("XFixesSelectSelectionInput")
    else { return nil }
    var (base, errors, major, minor) = (Int32(0), Int32(0), Int32(1), Int32(0))
    guard query(display, &base, &errors) != 0, version(display, &major, &minor) != 0, major >= 1
    else { return nil }
    (eventType, self.display, self.select) = (base, display, select)
  }

  func watch(_ selection: Atom, with window: Window) {
    select(display, window, selection, Self.everyChange)
  }

  /// Nil if the event is none of these.
  func change(_ event: XEvent) -> CUIXFixesSelectionEvent? {
    guard event.type == eventType else { return nil }
    return withUnsafeBytes(of: event) { $0.load(as: CUIXFixesSelectionEvent.self) }
  }
}
