import Foundation

/// Facts on disk. A name that ends in `.swift` gets them as comments, since SwiftPM would ship any
/// other output of a plugin as a resource.
enum FactsFile {
  private static let mark = "// "

  static func read(_ path: String) throws -> ModuleFacts {
    var text = try Files.text(path)
    if text.hasPrefix(mark) { text = String(text.dropFirst(mark.count)) }
    guard let facts = try? JSONDecoder().decode(ModuleFacts.self, from: Data(text.utf8)) else {
      throw CommandError("\(path) holds no facts of this version of uikit-port; delete it")
    }
    return facts
  }

  /// Writes only what is new, so that the file keeps its date otherwise.
  static func write(_ value: some Encodable, to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(value), as: UTF8.self)
    let text = (path.hasSuffix(".swift") ? mark : "") + json + "\n"
    if (try? Files.text(path)) != text { try Files.write(text, to: path) }
  }
}
