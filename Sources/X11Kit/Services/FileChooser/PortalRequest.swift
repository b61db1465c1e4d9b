import DBusKit
import Diagnostics
import PlatformKit

/// A question in the words of the portal.
struct PortalRequest {
  static let interface = "org.freedesktop.portal.Request"
  /// More chosen files than any user means; the rest is another program's mistake.
  private static let mostFiles = 10_000

  let question: FileQuestion
  let window: WindowID?
  let completion: @MainActor (FileAnswer) -> Void
  /// The object that stands for the dialog; nil until it was asked for.
  var path: String?
  var subscription: UInt64?

  /// The object that the portal makes for a token of a connection, such as ":1.42".
  static func path(of token: String, for connection: String) -> String {
    let sender = String(connection.dropFirst().map { $0 == "." ? "_" : $0 })
    return "\(PortalFileChooser.path)/request/\(sender)/\(token)"
  }

  func call(token: String) -> DBusCall {
    DBusCall(
      PortalFileChooser.service, PortalFileChooser.path,
      "org.freedesktop.portal.FileChooser", member,
      [.parent(window), .string(question.title), .options(options(token))])
  }

  /// The answer, as far as it makes sense.
  static func answer(_ arguments: [DBusValue]) -> FileAnswer {
    guard arguments.first?.integer == 0 else { return .cancelled }
    let results = arguments.dropFirst().first?.elements ?? []
    for case .entry(.string("uris"), let value) in results {
      let urls = (value.unwrapped.elements ?? []).prefix(mostFiles).compactMap(\.string)
      if !urls.isEmpty { return .chosen(Array(urls)) }
    }
    Log.dbus.write("the desktop's file dialog has answered without a file")
    return .cancelled
  }

  private var member: String {
    switch question.kind {
    case .files, .folders: "OpenFile"
    case .place: "SaveFile"
    case .places: "SaveFiles"
    }
  }

  private func options(_ token: String) -> [(String, DBusValue)] {
    var options: [(String, DBusValue)] = [
      ("handle_token", .string(token)), ("modal", .boolean(true)),
    ]
    if question.allowsSeveral { options.append(("multiple", .boolean(true))) }
    if !question.filters.isEmpty { options.append(("filters", filters)) }
    if let folder = question.folder { options.append(("current_folder", Self.bytes(folder))) }
    switch question.kind {
    case .files: break
    case .folders: options.append(("directory", .boolean(true)))
    case .place(let name): options.append(("current_name", .string(name)))
    case .places(let names):
      options.append(("files", .array(of: "ay", names.map(Self.bytes))))
    }
    return options
  }

  private var filters: DBusValue {
    .array(
      of: "(sa(us))",
      question.filters.map { filter in
        let patterns = filter.patterns.map { DBusValue.structure([.uint32(0), .string($0)]) }
        let types = filter.mimeTypes.map { DBusValue.structure([.uint32(1), .string($0)]) }
        return .structure([.string(filter.name), .array(of: "(us)", patterns + types)])
      })
  }

  /// Names of files are bytes that end with a zero.
  private static func bytes(_ name: String) -> DBusValue { .bytes(Array(name.utf8) + [0]) }
}
