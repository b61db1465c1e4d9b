import Foundation

/// Identifiers made from a tag, in Apple's form: `dyn.a`, then a small table as text in base 32.
///
/// The text is `?0=6:1=blend` for a type that conforms to `public.data` (6) and has the file name
/// extension (1) `blend`. Source: Alastair Houghton, "A uniform type identifier decoder" (2016).
struct DynamicIdentifier: Hashable {
  static let prefix = "dyn."
  private static let version: Character = "a"
  private static let letters = Array("abcdefghkmnpqrstuvwxyz0123456789")
  private static let longest = 512

  var parents: [String]
  var extensions: [String] = []
  var mimeTypes: [String] = []

  /// Names that have one letter.
  private static let short: [(letter: Character, name: String)] = [
    ("0", "UTTypeConformsTo"), ("1", "public.filename-extension"), ("2", "com.apple.ostype"),
    ("3", "public.mime-type"), ("4", "com.apple.nspboard-type"), ("5", "public.url-scheme"),
    ("6", "public.data"), ("7", "public.text"), ("8", "public.plain-text"),
    ("9", "public.utf16-plain-text"), ("A", "com.apple.traditional-mac-plain-text"),
    ("B", "public.image"), ("C", "public.video"), ("D", "public.audio"),
    ("E", "public.directory"), ("F", "public.folder"),
  ]

  init(parents: [String], extensions: [String] = [], mimeTypes: [String] = []) {
    (self.parents, self.extensions, self.mimeTypes) = (parents, extensions, mimeTypes)
  }

  /// Nil for what is no dynamic identifier.
  init?(_ identifier: String) {
    guard identifier.hasPrefix(Self.prefix), identifier.utf8.count <= Self.longest else {
      return nil
    }
    let code = identifier.dropFirst(Self.prefix.count)
    guard code.first == Self.version, let text = Self.decoded(code.dropFirst()) else { return nil }
    guard text.first == "?" else { return nil }
    self.init(parents: [])
    for entry in Self.split(text.dropFirst(), at: ":") {
      let parts = Self.split(entry[...], at: "=").map(Self.plain)
      guard parts.count == 2, !parts[1].isEmpty, take(Self.long(parts[0]), parts[1]) else {
        return nil
      }
    }
    if extensions.isEmpty && mimeTypes.isEmpty { return nil }
  }

  private mutating func take(_ key: String, _ value: String) -> Bool {
    switch key {
    case "UTTypeConformsTo": parents += value.split(separator: ",").map { Self.long(String($0)) }
    case "public.filename-extension": extensions.append(value)
    case "public.mime-type": mimeTypes.append(value)
    default: return false
    }
    return true
  }

  var identifier: String {
    let conformance = parents.isEmpty ? [] : ["0=" + parents.map(Self.brief).joined(separator: ",")]
    let tags =
      extensions.map { "1=" + Self.escaped($0) } + mimeTypes.map { "3=" + Self.escaped($0) }
    let text = "?" + (conformance + tags).joined(separator: ":")
    return Self.prefix + String(Self.version) + Self.encoded(text)
  }
}

extension DynamicIdentifier {
  private static func brief(_ name: String) -> String {
    short.first { $0.name == name }.map { String($0.letter) } ?? escaped(name)
  }

  private static func long(_ name: String) -> String {
    guard name.count == 1, let letter = name.first else { return name }
    return short.first { $0.letter == letter }?.name ?? name
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\:=,".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private static func plain(_ text: String) -> String {
    var (result, isEscaped) = ("", false)
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }

  private static func split(_ text: Substring, at separator: Character) -> [String] {
    var (parts, isEscaped) = ([""], false)
    for character in text {
      if character == separator, !isEscaped {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return parts
  }

  /// Five bits a letter, the highest first; the last letter is filled up with zeros.
  private static func encoded(_ text: String) -> String {
    var (bits, count, result) = (UInt32(0), 0, "")
    for byte in text.utf8 {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 5 {
        count -= 5
        result.append(letters[Int(bits >> UInt32(count) & 31)])
      }
    }
    if count > 0 { result.append(letters[Int(bits << UInt32(5 - count) & 31)]) }
    return result
  }

  private static func decoded(_ code: Substring) -> String? {
    var (bits, count, bytes) = (UInt32(0), 0, [UInt8]())
    for letter in code {
      guard let value = letters.firstIndex(of: letter) else { return nil }
      bits = bits << 5 | UInt32(value)
      count += 5
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
