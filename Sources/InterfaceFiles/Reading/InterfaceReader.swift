import Foundation

/// Makes a tree of elements from the text of a file.
struct InterfaceReader {
  /// Bytes of a file, elements within each other, and elements in all.
  enum Limit {
    static let size = 32 << 20, depth = 200, count = 500_000
  }

  private var path: [InterfaceElement] = []
  private var count = 0
  private var root: InterfaceElement?

  static func read(_ data: Data) throws(InterfaceError) -> InterfaceElement {
    guard data.count <= Limit.size else { throw .tooLarge }
    guard !data.isEmpty else { throw .malformed("it is empty", line: 1) }
    guard let library = XMLLibrary.loaded else { throw .noLibrary }
    let bytes = [UInt8](data)
    let result = bytes.withUnsafeBufferPointer {
      buffer -> Result<InterfaceElement, InterfaceError> in
      do throws(InterfaceError) {
        guard let reader = XMLReader(library, buffer) else { throw .noLibrary }
        var tree = InterfaceReader()
        while let event = try reader.next() { try tree.take(event) }
        guard let root = tree.root else { throw .malformed("it is empty", line: 1) }
        return .success(root)
      } catch { return .failure(error) }
    }
    return try result.get()
  }

  private mutating func take(_ event: XMLReader.Event) throws(InterfaceError) {
    switch event {
    case .start(let name, let attributes, let line, let isEmpty):
      try open(InterfaceElement(name: name, attributes: attributes, line: line))
      if isEmpty { path.removeLast() }
    case .end: path.removeLast()
    case .text(let text): path.last?.text += text
    case .instruction: break
    case .documentType(let line): throw .refused("a document type", line: line)
    case .entity(let line): throw .refused("an entity", line: line)
    }
  }

  private mutating func open(_ element: InterfaceElement) throws(InterfaceError) {
    count += 1
    guard count <= Limit.count, path.count < Limit.depth else { throw .tooLarge }
    if let parent = path.last { parent.add(element) } else { root = element }
    path.append(element)
  }
}
