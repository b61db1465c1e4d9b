import Foundation

/// Writes a file in its compact form.
struct CompactWriter {
  private var numbers: [String: Int] = [:]
  private var texts: [UInt8] = []
  private var elements: [UInt8] = []

  static func data(_ file: InterfaceFile) -> Data {
    var writer = CompactWriter()
    writer.write(file.name)
    writer.write(file.root)
    let count = bytes(writer.numbers.count)
    return Data(CompactForm.magic + count + writer.texts + writer.elements)
  }

  private mutating func write(_ element: InterfaceElement) {
    write(element.name)
    write(element.line)
    write(element.attributes.count)
    for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      write(name)
      write(value)
    }
    write(element.children.isEmpty ? element.text : "")
    write(element.children.count)
    for child in element.children { write(child) }
  }

  /// A text by its number; its bytes go before the elements.
  private mutating func write(_ text: String) {
    if let known = numbers[text] { return write(known) }
    write(numbers.count)
    numbers[text] = numbers.count
    texts += Self.bytes(text.utf8.count) + text.utf8
  }

  private mutating func write(_ number: Int) { elements += Self.bytes(number) }

  private static func bytes(_ number: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = number
    while rest >= 128 {
      bytes.append(UInt8(rest & 127) | 128)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }
}
