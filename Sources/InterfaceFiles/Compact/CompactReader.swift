import Foundation

/// Makes a tree of elements from the compact form. Each number is checked against the bytes that are left.
struct CompactReader {
  private let bytes: [UInt8]
  private var place = CompactForm.magic.count
  private var texts: [String] = []
  private var count = 0

  /// The name of the file that the form was made of, and its root.
  static func read(_ data: Data) throws(InterfaceError) -> (String, InterfaceElement) {
    guard data.count <= InterfaceReader.Limit.size else { throw .tooLarge }
    var reader = CompactReader(bytes: Array(data))
    try reader.readTexts()
    let name = try reader.text()
    let root = try reader.element(depth: 1)
    guard reader.place == reader.bytes.count else { throw .damaged }
    return (name, root)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readTexts() throws(InterfaceError) {
    let count = try amount(ofBytes: 1)
    texts.reserveCapacity(count)
    for _ in 0..<count {
      let length = try amount(ofBytes: 1)
      texts.append(String(decoding: bytes[place..<place + length], as: UTF8.self))
      place += length
    }
  }

  private mutating func element(depth: Int) throws(InterfaceError) -> InterfaceElement {
    count += 1
    guard count <= InterfaceReader.Limit.count, depth <= InterfaceReader.Limit.depth else {
      throw .tooLarge
    }
    let name = try text()
    let line = try number()
    var attributes: [String: String] = [:]
    for _ in 0..<(try amount(ofBytes: 2)) {
      let key = try text()
      attributes[key] = try text()
    }
    let element = InterfaceElement(name: name, attributes: attributes, line: line)
    element.text = try text()
    for _ in 0..<(try amount(ofBytes: 5)) { element.add(try self.element(depth: depth + 1)) }
    return element
  }

  /// Files have the number of a text in its place.
  private mutating func text() throws(InterfaceError) -> String {
    let number = try self.number()
    guard texts.indices.contains(number) else { throw .damaged }
    return texts[number]
  }

  /// How many things follow. Each takes at least `size` bytes, so more than the rest can hold are an error.
  private mutating func amount(ofBytes size: Int) throws(InterfaceError) -> Int {
    let number = try self.number()
    guard number <= (bytes.count - place) / size else { throw .damaged }
    return number
  }

  private mutating func number() throws(InterfaceError) -> Int {
    var number = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      guard place < bytes.count else { throw .damaged }
      let byte = bytes[place]
      place += 1
      number |= Int(byte & 127) << shift
      if byte < 128 { return number }
    }
    throw .damaged
  }
}
