/// A command, its options and its files.
struct Arguments {
  let command: String
  private(set) var files: [String] = []
  private var values: [String: [String]] = [:]
  private var switches: Set<String> = []

  private static let known: Set<String> = ["--as-ios", "--test"]

  init(_ words: [String]) throws {
    command = words.first ?? "help"
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      if Self.known.contains(word) {
        switches.insert(word)
      } else if word.hasPrefix("--"), word != "--help" {
        guard let value = rest.popFirst() else { throw CommandError("\(word) needs a value") }
        values[word, default: []].append(value)
      } else {
        files.append(word)
      }
    }
  }

  /// The last one that was given.
  func value(_ option: String) -> String? { values[option]?.last }

  /// All that were given.
  func values(_ option: String) -> [String] { values[option] ?? [] }

  func required(_ option: String) throws -> String {
    guard let value = value(option) else { throw CommandError("\(option) is missing") }
    return value
  }

  var input: String {
    get throws {
      guard files.count == 1 else {
        throw CommandError("'\(command)' takes one input and got \(files.count)")
      }
      return files[0]
    }
  }

  var options: Options {
    var options = Options()
    options.asIOS = switches.contains("--as-ios")
    options.isTest = switches.contains("--test")
    return options
  }
}
