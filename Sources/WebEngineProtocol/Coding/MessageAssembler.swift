package import Foundation

/// Makes messages of bytes that come in pieces. After an error it makes none.
package struct MessageAssembler<Content: Codable & Equatable & Sendable>: Sendable {
  private var bytes = Data()
  private var hasFailed = false

  package init() {}

  /// Adds a piece, and returns the messages that are whole now.
  package mutating func add(_ piece: Data) throws -> [EngineMessage<Content>] {
    guard !hasFailed else { return [] }
    bytes.append(piece)
    var messages: [EngineMessage<Content>] = []
    do {
      while let message = try next() { messages.append(message) }
    } catch {
      (hasFailed, bytes) = (true, Data())
      throw error
    }
    return messages
  }

  private mutating func next() throws -> EngineMessage<Content>? {
    guard bytes.count >= MessageCoder.headLength else { return nil }
    let head = try MessageCoder.head(of: bytes)
    let length = MessageCoder.headLength + head.text + head.body
    guard bytes.count >= length else { return nil }
    let text = bytes.dropFirst(MessageCoder.headLength).prefix(head.text)
    let body = bytes.dropFirst(MessageCoder.headLength + head.text).prefix(head.body)
    let content: Content = try MessageCoder.content(Data(text))
    let message = EngineMessage(content, page: head.page, body: Data(body))
    bytes = Data(bytes.dropFirst(length))
    return message
  }
}
