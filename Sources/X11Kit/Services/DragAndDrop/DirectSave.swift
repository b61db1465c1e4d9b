import PlatformKit

/// The words of the Direct Save Protocol (XDS), version 0, by which a source writes a promised file itself: names,
/// addresses and answers. Pure functions.
///
/// Source: The Direct Save Protocol for the X Window System.
enum DirectSave {
  /// The target to ask for, and the property of the source's window.
  static let target = X11AtomName.directSave.rawValue
  /// Of that property.
  static let propertyType = "text/plain"

  private static let longestName = 255
  private static let words: [(answer: FilePromiseAnswer, word: UInt8)] = [
    (.saved, UInt8(ascii: "S")), (.declined, UInt8(ascii: "F")), (.failed, UInt8(ascii: "E")),
  ]

  static func bytes(of answer: FilePromiseAnswer) -> [UInt8] {
    words.filter { $0.answer == answer }.map(\.word)
  }

  /// What is no word of the protocol is a failure.
  static func answer(_ bytes: [UInt8]) -> FilePromiseAnswer {
    words.first { $0.word == bytes.first }?.answer ?? .failed
  }

  /// A refusal of the target is one of the file; who can't be asked has failed.
  static func answer(_ read: Result<SelectionProperty, ClipboardFailure>) -> FilePromiseAnswer {
    switch read {
    case .success(let value): value.format == 8 ? answer(value.bytes) : .failed
    case .failure(let failure): failure == .refused ? .declined : .failed
    }
  }

  /// The name that a source suggests; nil for what is no name of a file in a folder.
  static func name(_ bytes: [UInt8]) -> String? {
    let name = String(decoding: bytes, as: UTF8.self)
    let isSafe = name.unicodeScalars.allSatisfy {
      $0 != "/" && $0.properties.generalCategory != .control
    }
    guard isSafe, !["", ".", ".."].contains(name), name.utf8.count <= longestName else {
      return nil
    }
    return name
  }
}

// Addresses of files, with the host that they are on.
extension DirectSave {
  private static let scheme = "file:"
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")
  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
  private static let digits = Array("0123456789ABCDEF".utf8)

  static func address(of path: String, on host: String) -> [UInt8] {
    let escaped = path.utf8.flatMap { byte -> [UInt8] in
      plain.contains(byte)
        ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return Array("\(scheme)//\(host)".utf8) + escaped
  }

  /// The path of a file of this host; nil for all else.
  static func path(of address: [UInt8], on host: String) -> String? {
    let start = address.prefix(scheme.utf8.count)
    guard String(decoding: start, as: UTF8.self).lowercased() == scheme else { return nil }
    var rest = address.dropFirst(start.count)
    if rest.starts(with: [slash, slash]) {
      let other = rest.dropFirst(2).prefix { $0 != slash }
      guard isName(String(decoding: other, as: UTF8.self), of: host) else { return nil }
      rest = rest.dropFirst(2 + other.count)
    }
    guard let path = unescaped(rest), isWhole(path) else { return nil }
    return String(validating: path, as: UTF8.self)
  }

  private static func isName(_ name: String, of host: String) -> Bool {
    ["", "localhost", host.lowercased()].contains(name.lowercased())
  }

  /// Nil where a percent sign has no two digits.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var (bytes, rest): ([UInt8], ArraySlice<UInt8>) = ([], text)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(digits, radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  /// Whether it begins at the root, names a file, and never goes up.
  private static func isWhole(_ path: [UInt8]) -> Bool {
    let parts = path.split(separator: slash, omittingEmptySubsequences: false)
    let goesUp = parts.contains { $0.elementsEqual([dot, dot]) }
    guard path.first == slash, !path.contains(0), !goesUp, let name = parts.last else {
      return false
    }
    return !name.isEmpty && !name.elementsEqual([dot])
  }
}
