import CUIPango
import Diagnostics
import Foundation
import Synchronization

/// Where the words of a language may be divided. Never freed, as a program has few; callable from any thread.
package final class HyphenationDictionary: Sendable {
  private let library: HyphenLibrary
  private nonisolated(unsafe) let patterns: OpaquePointer
  /// Of the patterns, as iconv names it.
  private let encoding: String

  /// A file of patterns; nil if it can't be read, or without libhyphen.
  package init?(file: String) {
    guard let library = HyphenLibrary.loaded, let encoding = Self.encoding(of: file),
      let patterns = library.load(file)
    else { return nil }
    (self.library, self.patterns, self.encoding) = (library, patterns, encoding)
  }

  /// The first line.
  private static func encoding(of file: String) -> String? {
    guard let handle = FileHandle(forReadingAtPath: file) else { return nil }
    defer { try? handle.close() }
    let start = (try? handle.read(upToCount: 32)) ?? Data()
    return start.split { $0 == 0x0A || $0 == 0x0D }.first.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static let folder = "/usr/share/hyphen"
  private static let known = Mutex<[String: HyphenationDictionary?]>([:])

  /// That of the user's language; nil where none is installed, which is logged once.
  package static var current: HyphenationDictionary? {
    let language = pango_language_get_default().flatMap { pango_language_to_string($0) }
    return dictionary(language: language.map { String(cString: $0) } ?? "")
  }

  /// Of a language such as "de-at"; of no language that of American English.
  static func dictionary(language: String) -> HyphenationDictionary? {
    known.withLock { known in
      if let found = known[language] { return found }
      let found = file(language: language).flatMap { HyphenationDictionary(file: $0) }
      if found == nil {
        Log.text.write("no hyphenation dictionary for \(language); words stay whole")
      }
      known[language] = .some(found)
      return found
    }
  }

  private static func file(language: String) -> String? {
    let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    let isNone = parts.first.map { $0 == "c" || $0 == "posix" } ?? true
    let (name, region) = isNone ? ("en", "US") : (parts[0], parts.dropFirst().last?.uppercased())
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let own = files.sorted().filter {
      $0.hasSuffix(".dic") && ($0.hasPrefix("hyph_\(name)_") || $0 == "hyph_\(name).dic")
    }
    let best = region.flatMap { region in own.first { $0 == "hyph_\(name)_\(region).dic" } }
    return (best ?? own.first).map { folder + "/" + $0 }
  }
}

extension HyphenationDictionary {
  /// In characters; what is longer is no word.
  static let longestWord = 100

  /// The bytes of UTF-8 before which a word may be divided with a hyphen, in rising order.
  package func breaks(in word: String) -> [Int] {
    let lower = word.lowercased()
    let lengths = word.unicodeScalars.map(\.utf8.count)
    guard lengths.count == lower.unicodeScalars.count, lengths.count > 3,
      lengths.count <= Self.longestWord, !word.utf8.contains(0)
    else { return [] }
    let marks = marks(of: lower, count: lengths.count)
    var (breaks, byte) = ([Int](), 0)
    for (index, length) in lengths.enumerated().dropLast() {
      byte += length
      if marks[index] & 1 == 1 { breaks.append(byte) }
    }
    return breaks
  }

  /// Odd for letters after which a word may be divided; breaks that change the spelling are left out.
  private func marks(of word: String, count: Int) -> [CChar] {
    var marks = [CChar](repeating: 0, count: word.utf8.count + 8)
    guard let text = encoded(word) else { return marks }
    defer { g_free(text.start) }
    var changes: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var (places, cuts): (UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?)
    let failed = library.hyphenate(
      patterns, text.start, text.length, &marks, nil, &changes, &places, &cuts)
    if let changes {
      for index in 0..<count where changes[index] != nil {
        marks[index] = 0
        free(changes[index])
      }
    }
    free(changes)
    free(places)
    free(cuts)
    return failed == 0 ? marks : marks.map { _ in 0 }
  }

  /// Nil if the encoding lacks a letter.
  private func encoded(_ word: String) -> (start: UnsafeMutablePointer<CChar>, length: Int32)? {
    var length: gsize = 0
    let start = g_convert(word, gssize(word.utf8.count), encoding, "UTF-8", nil, &length, nil)
    return start.map { ($0, Int32(length)) }
  }
}
