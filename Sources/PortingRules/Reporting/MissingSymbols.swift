/// What a build did not find, counted from the compiler's messages.
struct MissingSymbols {
  struct Entry: Equatable {
    let symbol: String
    let count: Int
  }

  /// Modules that are imported and absent.
  private(set) var modules: [String] = []
  /// The most frequent first.
  private(set) var symbols: [Entry] = []
  /// Other errors, which no symbol explains.
  private(set) var others: [String] = []

  init(log: some Sequence<Substring>) {
    var counts: [String: Int] = [:]
    var seen: Set<Substring> = []
    var placeless: [String] = []
    for line in log where seen.insert(line).inserted {
      guard line.first == "/" else {
        let isError = line.hasPrefix("error: ") || line.hasPrefix("<unknown>:0: error: ")
        if isError { placeless.append(String(line)) }
        continue
      }
      if let module = Self.module(in: line) {
        if !modules.contains(module) { modules.append(module) }
      } else if !line.contains(": error: ") {
        continue
      } else if let symbol = Self.symbol(in: line) {
        counts[symbol, default: 0] += 1
      } else {
        others.append(String(line))
      }
    }
    if modules.isEmpty && counts.isEmpty && others.isEmpty { others = placeless }
    modules.sort()
    symbols = counts.map { Entry(symbol: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.symbol) < ($0.count, $1.symbol) }
  }

  /// From the compiler, which stops at the first, and from the tool's own warnings.
  private static func module(in line: Substring) -> String? {
    let found =
      line.firstMatch(of: /: error: no such module '([^']+)'/)?.1
      ?? line.firstMatch(of: /: warning: module '([^']+)' is absent on Linux/)?.1
    return found.map(String.init)
  }

  /// A type by its name, a member after the type that lacks it.
  private static func symbol(in line: Substring) -> String? {
    if let name = line.firstMatch(of: /cannot find (?:type )?'([^']+)' in scope/)?.1 {
      return String(name)
    }
    if let found = line.firstMatch(of: /type '([^']+)' has no (?:\w+ )?member '([^']+)'/) {
      return "\(plain(found.1)).\(found.2)"
    }
    if let found = line.firstMatch(of: /'([^']+)' is not a member type of \w+ '([^']+)'/) {
      return "\(plain(found.2)).\(found.1)"
    }
    return nil
  }

  private static func plain(_ type: Substring) -> String {
    var name = type
    for word in ["any ", "some "] where name.hasPrefix(word) { name = name.dropFirst(word.count) }
    while let last = name.last, last == "?" || last == "!" { name.removeLast() }
    return name.hasSuffix(".Type") ? String(name.dropLast(5)) : String(name)
  }

  /// The report of `scripts/port`.
  func text(_ classes: ClassTable? = nil) -> String {
    var lines = modules.map { module in
      let absent = KnownModules.absent.contains(module) ? "absent on Linux" : "not found"
      return "module \(module): \(absent)"
    }
    lines += symbols.map { entry in
      let remark = classes?.remark(on: entry.symbol).map { "  (\($0))" } ?? ""
      return "\(padded(entry.count))  \(entry.symbol)\(remark)"
    }
    if !others.isEmpty {
      lines.append("\(others.count) other errors, the first of them:")
      lines += others.prefix(10)
    }
    return lines.isEmpty ? "nothing is missing" : lines.joined(separator: "\n")
  }

  private func padded(_ count: Int) -> String {
    let text = String(count)
    return String(repeating: " ", count: max(0, 5 - text.count)) + text
  }
}
