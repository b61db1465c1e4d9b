import CUIXlib

/// The version of the X Input extension the server and we agree on.
struct X11InputExtension: Hashable {
  var major: Int32
  var minor: Int32

  /// Asks for 2.4, which must be the first thing a connection says to the extension. Nil where the
  /// library or the extension is missing: then there is the core pointer.
  static func negotiate(display: OpaquePointer) -> X11InputExtension? {
    typealias QueryVersion =
      @convention(c) (
        OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
      ) -> Int32
    var (opcode, event, error) = (Int32(0), Int32(0), Int32(0))
    guard XQueryExtension(display, "XInputExtension", &opcode, &event, &error) != 0,
      let library = X11Library("libXi.so.6"),
      let queryVersion: QueryVersion = library.function("XIQueryVersion")
    else { return nil }
    var agreed = X11InputExtension(major: 2, minor: 4)
    guard queryVersion(display, &agreed.major, &agreed.minor) == Success else { return nil }
    return agreed
  }
}
