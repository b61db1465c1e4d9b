import CUIXlib
import Glibc

/// The extensions of the render connection, queried together in one round trip.
struct X11RenderExtensions {
  struct Numbers {
    var opcode: UInt8
    var firstEvent: UInt8
    var firstError: UInt8
  }

  let shm: Numbers?
  let sync: Numbers?
  let present: Numbers?

  init(connection: OpaquePointer) {
    let names = ["MIT-SHM", "SYNC", "Present"]
    let cookies = names.map { (name: String) in
      xcb_query_extension(connection, UInt16(name.utf8.count), name)
    }
    let answers = cookies.map { Self.numbers(connection, $0) }
    shm = answers[0]
    sync = answers[1]
    present = answers[2]
  }

  private static func numbers(
    _ connection: OpaquePointer, _ cookie: xcb_query_extension_cookie_t
  ) -> Numbers? {
    guard let reply = xcb_query_extension_reply(connection, cookie, nil) else { return nil }
    defer { free(reply) }
    guard reply.pointee.present != 0 else { return nil }
    return Numbers(
      opcode: reply.pointee.major_opcode, firstEvent: reply.pointee.first_event,
      firstError: reply.pointee.first_error)
  }
}
