/// A message of the library, kept as long as this object. Bus thread only.
final class BusMessage {
  let library: BusLibrary
  let handle: BusLibrary.Message

  /// Takes over the library's reference.
  init(_ handle: BusLibrary.Message, library: BusLibrary) {
    self.handle = handle
    self.library = library
  }

  deinit { _ = library.unrefMessage(handle) }

  enum Kind: UInt8 { case call = 1, reply, error, signal }

  /// Nil for a kind that later versions of the protocol may have.
  var kind: Kind? {
    var type: UInt8 = 0
    return library.type(handle, &type) >= 0 ? Kind(rawValue: type) : nil
  }

  /// The number of the call that it answers.
  var replyCookie: UInt64? {
    var number: UInt64 = 0
    return library.replyCookie(handle, &number) >= 0 ? number : nil
  }

  var sender: String { text(library.sender) }
  var path: String { text(library.path) }
  var interface: String { text(library.interface) }
  var member: String { text(library.member) }
  var destination: String { text(library.destination) }

  var failure: DBusFailure {
    let error = library.error(handle)?.load(as: BusError.self)
    return DBusFailure(
      name: error?.name.map { String(cString: $0) } ?? "",
      message: error?.message.map { String(cString: $0) } ?? "")
  }

  private func text(_ read: @convention(c) (OpaquePointer) -> BusLibrary.Text?) -> String {
    read(handle).map { String(cString: $0) } ?? ""
  }

  /// Throws if the library refuses.
  func check(_ result: Int32, _ what: String) throws(DBusFailure) {
    if result < 0 { throw .invalid("\(what): error \(-result)") }
  }
}
