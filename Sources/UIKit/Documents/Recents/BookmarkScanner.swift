import Foundation

/// Finds the bookmarks of an XBEL file, such as the desktop's list of recent files, without understanding the
/// rest of it: that is other programs'. What is no such file has no bookmarks.
struct BookmarkScanner {
  struct Bookmark: Equatable {
    var href: String
    /// When the file was last used, as text that sorts by time.
    var time: String
    /// The whole element.
    var range: Range<Int>
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func bookmarks(in bytes: [UInt8]) -> [Bookmark] {
    var scanner = BookmarkScanner(bytes)
    var found: [Bookmark] = []
    while let bookmark = scanner.next() { found.append(bookmark) }
    return found
  }

  private mutating func next() -> Bookmark? {
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start
      if has("<!--") {
        guard skip(past: "-->") else { return nil }
      } else if has("<![CDATA[") {
        guard skip(past: "]]>") else { return nil }
      } else if has("<bookmark"), isSpace(start + 9) {
        return bookmark(from: start)
      } else {
        place += 1
      }
    }
    return nil
  }

  private mutating func bookmark(from start: Int) -> Bookmark? {
    place += "<bookmark".utf8.count
    let attributes = attributes()
    guard let attributes, place < bytes.count else { return nil }
    let isEmpty = bytes[place] == UInt8(ascii: "/")
    guard skip(past: isEmpty ? "/>" : "</bookmark>") else { return nil }
    let times = [attributes["visited"], attributes["modified"], attributes["added"]]
    return Bookmark(
      href: attributes["href"] ?? "", time: times.compactMap(\.self).max() ?? "",
      range: start..<place)
  }

  /// Up to the end of the tag; nil if it has none.
  private mutating func attributes() -> [String: String]? {
    var found: [String: String] = [:]
    while place < bytes.count {
      while isSpace(place) { place += 1 }
      guard place < bytes.count else { return nil }
      if bytes[place] == UInt8(ascii: ">") || bytes[place] == UInt8(ascii: "/") { return found }
      guard let equals = bytes[place...].firstIndex(of: UInt8(ascii: "=")), equals + 1 < bytes.count
      else { return nil }
      let quote = bytes[equals + 1]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = bytes[(equals + 2)...].firstIndex(of: quote)
      else { return nil }
      let name = String(decoding: bytes[place..<equals], as: UTF8.self)
      found[name] = XMLText.decoded(String(decoding: bytes[(equals + 2)..<end], as: UTF8.self))
      place = end + 1
    }
    return nil
  }

  private func isSpace(_ index: Int) -> Bool {
    index < bytes.count && [9, 10, 13, 32].contains(bytes[index])
  }

  private func has(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func skip(past text: String) -> Bool {
    let wanted = Array(text.utf8)
    while let next = bytes[place...].firstIndex(of: wanted[0]) {
      place = next
      if has(text) {
        place += wanted.count
        return true
      }
      place += 1
    }
    return false
  }
}
