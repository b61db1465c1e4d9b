package import Foundation

/// A command or event with the page it is about and bytes of any kind.
package struct EngineMessage<Content: Codable & Equatable & Sendable>: Equatable, Sendable {
  /// 0 for the engine itself.
  package var page: PageID
  package var content: Content
  package var body: Data

  package init(_ content: Content, page: PageID = 0, body: Data = Data()) {
    (self.page, self.content, self.body) = (page, content, body)
  }
}

/// Why bytes are no message.
package enum MessageError: Error, Equatable {
  case tooLong(Int)
  case malformed(String)
}

/// Messages as bytes: a head of three numbers (little-endian lengths of text and body, the page), the text
/// in JSON, and the body as it is.
package enum MessageCoder {
  /// Both sides must speak the same.
  package static let version = 6
  static let headLength = 12
  /// A page's text may be long; what is longer goes as a body.
  package static let longestText = 16 << 20
  package static let longestBody = 256 << 20

  package static func encode<Content>(_ message: EngineMessage<Content>) throws -> Data {
    let text = try JSONEncoder().encode(message.content)
    guard text.count <= longestText else { throw MessageError.tooLong(text.count) }
    guard message.body.count <= longestBody else { throw MessageError.tooLong(message.body.count) }
    var data = Data(capacity: headLength + text.count + message.body.count)
    for number in [UInt32(text.count), UInt32(message.body.count), message.page] {
      withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }
    data.append(text)
    data.append(message.body)
    return data
  }

  static func head(of bytes: Data) throws -> (text: Int, body: Int, page: PageID) {
    let numbers = (0..<3).map { place in
      bytes.dropFirst(place * 4).prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    let (text, body) = (Int(numbers[0]), Int(numbers[1]))
    guard text <= longestText else { throw MessageError.tooLong(text) }
    guard body <= longestBody else { throw MessageError.tooLong(body) }
    return (text, body, numbers[2])
  }

  static func content<Content: Decodable>(_ text: Data) throws -> Content {
    do {
      return try JSONDecoder().decode(Content.self, from: text)
    } catch {
      throw MessageError.malformed("\(error)")
    }
  }
}
