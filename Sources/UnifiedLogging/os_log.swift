import Foundation

/// Writes a message in the form of C: `os_log("%{public}@: %d", log: log, type: .error, name, count)`.
///
/// Values marked private are left out, as in `OSLogMessage`.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(OSLogFormat.text(message, args), type)
}

@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  log.write(OSLogFormat.text(message, args), type)
}

/// Writes a message with its values.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

public func os_log(
  _ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage
) {
  log.write(message.text, logLevel)
}

/// Reads formats of `os_log`: those of `printf` with words in braces after the percent sign.
enum OSLogFormat {
  static func text(_ format: StaticString, _ arguments: [any CVarArg]) -> String {
    var plain = ""
    var shown: [any CVarArg] = []
    var rest = arguments[...]
    for piece in pieces(of: format.description) {
      switch piece {
      case .text(let text): plain += text.replacing("%", with: "%%")
      case .value(let words, let specifier):
        guard let argument = rest.popFirst() else { continue }
        if words.contains("private") || words.contains("sensitive") {
          plain += "<private>"
        } else {
          plain += "%" + (specifier == "s" ? "@" : specifier)
          shown.append(argument)
        }
      }
    }
    return String(format: plain, arguments: shown)
  }

  enum Piece: Equatable {
    case text(String)
    /// `%{public, name=count}.2f` has the words "public" and "name=count" and the specifier ".2f".
    case value([String], String)
  }

  static func pieces(of format: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      pieces.append(.text(String(rest[..<percent])))
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        pieces.append(.text("%"))
        rest = rest.dropFirst()
      } else {
        pieces.append(value(&rest))
      }
    }
    return (pieces + [.text(String(rest))]).filter { $0 != .text("") }
  }

  private static func value(_ rest: inout Substring) -> Piece {
    var words: [String] = []
    if rest.first == "{", let end = rest.firstIndex(of: "}") {
      words = rest[..<end].dropFirst().split { ", ".contains($0) }.map(String.init)
      rest = rest[end...].dropFirst()
    }
    let flags = rest.prefix { !$0.isLetter && $0 != "@" }
    let length = rest.dropFirst(flags.count).prefix { "hlqLztj".contains($0) }
    let specifier = rest.prefix(flags.count + length.count + 1)
    rest = rest.dropFirst(specifier.count)
    return .value(words, String(specifier))
  }
}
