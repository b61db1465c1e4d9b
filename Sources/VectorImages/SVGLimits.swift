import Foundation
import InterfaceFiles

/// Refuses documents that librsvg would end the process for, or draw without end.
struct SVGLimits {
  /// In units of the document; from five million on librsvg ends the process.
  static let largestFont = 1_000_000.0
  /// The largest numbers in attributes of filters. What has them costs time for each, and nobody sees the difference.
  private static let filters = ["stdDeviation": 100_000.0, "radius": 100, "numOctaves": 32]
  /// The numbers of a kernel, of which librsvg reads no more, and then ends the process.
  private static let largestKernel = 400.0

  private var fonts = SVGFontSizes()

  /// Throws for a document beyond the limits, after librsvg has read it without a fault. What the reader does not
  /// read to its end, as where a prefix has no namespace, is not known.
  static func check(_ data: Data) throws {
    guard let library = XMLLibrary.loaded else {
      throw VectorFault("is an SVG, for which libxml2 is needed: apt-get install libxml2")
    }
    guard !data.starts(with: [0x1F, 0x8B]) else { throw VectorFault("is compressed") }
    try data.withUnsafeBytes { bytes in
      guard let reader = XMLReader(library, bytes.bindMemory(to: UInt8.self)) else {
        throw VectorFault("cannot be read")
      }
      var limits = SVGLimits()
      while let event = try Self.next(reader) { try limits.take(event) }
      guard limits.fonts.largest <= largestFont else { throw VectorFault("has too large a font") }
    }
  }

  private static func next(_ reader: XMLReader) throws -> XMLReader.Event? {
    do { return try reader.next() } catch { throw VectorFault("has a fault in line \(error)") }
  }

  private mutating func take(_ event: XMLReader.Event) throws {
    switch event {
    case .start(let name, let attributes, _, let isEmpty):
      try Self.checkFilters(attributes)
      try Self.checkReferences(attributes)
      fonts.begin(Self.local(name), attributes)
      if isEmpty { fonts.end() }
    case .end: fonts.end()
    case .text(let text): fonts.read(text)
    case .documentType: break
    case .instruction(let name):
      guard name != "xml-stylesheet" else { throw VectorFault("has a style sheet of its own") }
    case .entity: throw VectorFault("has an entity between its elements")
    }
  }

  private static func checkFilters(_ attributes: [String: String]) throws {
    for (name, most) in filters {
      for number in numbers(attributes[name]) where number > most {
        throw VectorFault("has a filter with \(name) of \(number)")
      }
    }
    let order = numbers(attributes["order"])
    guard let columns = order.first, let rows = order.last else { return }
    if columns * rows > largestKernel { throw VectorFault("has a filter of too large a kernel") }
  }

  /// A document inside of this one would not be looked into.
  private static func checkReferences(_ attributes: [String: String]) throws {
    for (name, value) in attributes where local(name) == "href" {
      let kind = value.drop { $0.isWhitespace }.prefix { $0 != "," }.lowercased()
      guard kind.hasPrefix("data:") else { continue }
      guard kind.hasPrefix("data:image/"), !kind.contains("svg") else {
        throw VectorFault("has another document inside")
      }
    }
  }

  private static func numbers(_ text: String?) -> [Double] {
    let parts = text?.split { $0 == "," || $0.isWhitespace } ?? []
    return parts.compactMap { SVGNumber($0)?.value }
  }

  private static func local(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }
}

/// A number and its unit.
struct SVGNumber {
  let value: Double
  /// In lower case; empty for none.
  let unit: String

  /// Nil for what does not begin with a number.
  init?(_ text: Substring) {
    let bytes = Array(text.utf8)
    func digits(from start: Int) -> Int {
      var end = start
      while end < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) {
        end += 1
      }
      return end
    }
    func has(_ letters: String, at place: Int) -> Bool {
      place < bytes.count && letters.utf8.contains(bytes[place])
    }
    func afterSign(_ place: Int) -> Int { has("+-", at: place) ? place + 1 : place }

    var end = digits(from: afterSign(0))
    if has(".", at: end) { end = digits(from: end + 1) }
    let exponent = afterSign(end + 1)
    if has("eE", at: end), digits(from: exponent) > exponent { end = digits(from: exponent) }
    guard let value = Double(String(decoding: bytes[..<end], as: UTF8.self)) else { return nil }
    self.value = value
    unit = String(decoding: bytes[end...], as: UTF8.self).lowercased()
  }
}
