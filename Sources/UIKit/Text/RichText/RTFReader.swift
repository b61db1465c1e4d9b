import Foundation

/// Reads the text of an RTF document with what UIKit draws of it. What makes no sense is passed over:
/// the data come from other programs.
struct RTFReader {
  /// What a group is read as.
  private enum Destination { case text, fonts, colors, instruction, nothing }

  private struct Group {
    var style = RichStyle()
    var destination = Destination.text
    /// Characters that follow `\u` for readers that don't know it.
    var substitutes = 1
    /// A field's instruction so far.
    var instruction = ""
  }

  private static let deepest = 200
  private static let skipped: Set<String> = [
    "stylesheet", "info", "pict", "object", "header", "headerl", "headerr", "footer", "footerl",
    "footerr", "footnote", "annotation", "listtable", "listoverridetable", "revtbl", "xmlnstbl",
    "themedata", "colorschememapping", "datastore", "latentstyles", "generator", "filetbl",
  ]

  private var scanner: RTFScanner
  private var groups = [Group()]
  /// Groups beyond the deepest that is read.
  private var ignoredGroups = 0
  private var fonts: [Int: String] = [:]
  private var fontNumber = 0
  private var colors: [RichColor?] = []
  private var color = RichColor(red: 0, green: 0, blue: 0)
  private var hasColor = false
  /// Half of a character that UTF-16 writes in two.
  private var surrogate: UInt16?
  private var toSkip = 0
  private var builder = RichTextBuilder()

  private init(_ data: Data) { scanner = RTFScanner(data) }

  /// Nil for what is no RTF.
  static func text(_ data: Data) -> NSAttributedString? {
    guard data.starts(with: Data("{\\rtf".utf8)) else { return nil }
    var reader = RTFReader(data)
    while let token = reader.scanner.next() { reader.take(token) }
    return reader.builder.finish()
  }

  private mutating func take(_ token: RTFToken) {
    if case .open = token { return open() }
    if case .close = token { return close() }
    if ignoredGroups > 0 { return }
    switch token {
    case .open, .close: break
    case .optional: groups[groups.count - 1].destination = .nothing
    case .word(let name, let number): take(name, number)
    case .byte(let byte): put(byte)
    }
  }

  private mutating func open() {
    surrogate = nil
    if groups.count < Self.deepest, ignoredGroups == 0 {
      groups.append(groups[groups.count - 1])
    } else {
      ignoredGroups += 1
    }
  }

  private mutating func close() {
    (surrogate, toSkip) = (nil, 0)
    if ignoredGroups > 0 {
      ignoredGroups -= 1
    } else if groups.count > 1 {
      let closed = groups.removeLast()
      if closed.destination == .instruction { endInstruction(closed.instruction) }
    }
  }

  /// A link's instruction is for the result that follows in the group around it.
  private mutating func endInstruction(_ text: String) {
    if group.destination == .instruction {
      group.instruction = text
    } else {
      group.style.link = Self.address(text)
    }
  }

  /// The address in `HYPERLINK "address"`.
  private static func address(_ instruction: String) -> String? {
    let words = instruction.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0] == "HYPERLINK" else { return nil }
    let address = words[1].drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
    return address.isEmpty ? nil : String(address)
  }
}

extension RTFReader {
  private var group: Group {
    get { groups[groups.count - 1] }
    set { groups[groups.count - 1] = newValue }
  }

  private mutating func take(_ name: String, _ number: Int?) {
    if takeDestination(name) || takeCharacter(name, number) || group.destination == .nothing {
      return
    }
    if group.destination == .colors { return takeColorPart(name, number) }
    takeStyle(name, number)
  }

  private mutating func takeDestination(_ name: String) -> Bool {
    switch name {
    case "fonttbl": group.destination = .fonts
    case "colortbl": group.destination = .colors
    case "fldinst":
      group.destination = .instruction
      group.instruction = ""
    case "fldrslt": group.destination = .text
    case _ where Self.skipped.contains(name): group.destination = .nothing
    default: return false
    }
    return true
  }

  private static let characters: [String: String] = [
    "par": "\n", "line": "\u{2028}", "tab": "\t", "emdash": "—", "endash": "–", "lquote": "‘",
    "rquote": "’", "ldblquote": "“", "rdblquote": "”", "bullet": "•", "~": "\u{A0}",
    "_": "\u{2011}",
    "-": "\u{AD}", "\n": "\n", "\r": "\n", "\\": "\\", "{": "{", "}": "}", "row": "\n",
    "cell": "\t",
  ]

  private mutating func takeCharacter(_ name: String, _ number: Int?) -> Bool {
    if let text = Self.characters[name] {
      put(text)
    } else if name == "'", let number {
      put(UInt8(truncatingIfNeeded: number))
    } else if name == "u", let number {
      put(UInt16(truncatingIfNeeded: number))
      toSkip = group.substitutes
    } else if name == "uc" {
      group.substitutes = min(max(number ?? 1, 0), 16)
    } else {
      return false
    }
    return true
  }

  private mutating func takeStyle(_ name: String, _ number: Int?) {
    let isOn = number != 0
    switch name {
    case "b": group.style.isBold = isOn
    case "i": group.style.isItalic = isOn
    case "ul": group.style.isUnderlined = isOn
    case "ulnone": group.style.isUnderlined = false
    case "strike": group.style.isStruck = isOn
    case "fs": group.style.setSize(Double(number ?? 24) / 2)
    case "cf": group.style.color = color(number)
    case "cb", "highlight", "chcbpat": group.style.background = color(number)
    case "f": takeFont(number ?? 0)
    case "ql": group.style.alignment = .left
    case "qr": group.style.alignment = .right
    case "qc": group.style.alignment = .center
    case "qj": group.style.alignment = .justified
    case "pard": group.style.alignment = .natural
    case "plain":
      var style = RichStyle()
      style.link = group.style.link
      style.alignment = group.style.alignment
      group.style = style
    default: break
    }
  }

  private mutating func takeFont(_ number: Int) {
    if group.destination == .fonts {
      fontNumber = number
    } else {
      group.style.family = fonts[number]
    }
  }

  private func color(_ number: Int?) -> RichColor? {
    guard let number, colors.indices.contains(number) else { return nil }
    return colors[number]
  }

  private mutating func takeColorPart(_ name: String, _ number: Int?) {
    let value = UInt8(clamping: number ?? 0)
    switch name {
    case "red": color.red = value
    case "green": color.green = value
    case "blue": color.blue = value
    default: return
    }
    hasColor = true
  }
}

extension RTFReader {
  private static let mostColors = 4096
  private static let mostFonts = 4096
  private static let longestName = 200
  private static let longestInstruction = 4096

  /// A byte in the Windows code page for Western languages.
  private mutating func put(_ byte: UInt8) {
    if group.destination == .colors, byte == UInt8(ascii: ";") { return endColor() }
    put(WindowsLatin.text(byte))
  }

  private mutating func endColor() {
    if colors.count < Self.mostColors { colors.append(hasColor ? color : nil) }
    hasColor = false
  }

  private mutating func put(_ unit: UInt16) {
    if UTF16.isLeadSurrogate(unit) { return surrogate = unit }
    guard UTF16.isTrailSurrogate(unit) else {
      toSkip = 0
      return put(Unicode.Scalar(unit).map { String($0) } ?? "")
    }
    guard let lead = surrogate else { return }
    (surrogate, toSkip) = (nil, 0)
    put(String(decoding: [lead, unit], as: UTF16.self))
  }

  private mutating func put(_ text: String) {
    if toSkip > 0 { return toSkip -= 1 }
    switch group.destination {
    case .text: builder.append(text, group.style)
    case .fonts: putFontName(text)
    case .instruction:
      if group.instruction.utf8.count < Self.longestInstruction { group.instruction += text }
    case .colors, .nothing: break
    }
  }

  private mutating func putFontName(_ text: String) {
    let name = fonts[fontNumber] ?? ""
    guard text != ";", name.utf8.count < Self.longestName, fonts.count < Self.mostFonts else {
      return
    }
    fonts[fontNumber] = name + text
  }
}
