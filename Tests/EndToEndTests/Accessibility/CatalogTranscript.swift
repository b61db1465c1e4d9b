/// What a script has said of the Catalog: the things that can be worked, as they were read or come to.
struct CatalogTranscript {
  private static let roles = [
    "push button", "toggle button", "check box", "radio button", "slider", "spin button",
    "entry", "password text", "text", "list item", "page tab", "menu item",
  ]

  /// By page; "" is what is beside all pages.
  private var pages: [String: Page] = [:]

  private struct Page {
    /// How often each thing is there.
    var own: [String: Int] = [:]
    /// What was opened from the page.
    var opened: Set<String> = []
  }

  /// A page is told first, then what becomes of each thing, with what it opens further in.
  init(read text: String) {
    for (page, lines) in Self.pages(of: text) {
      let end = lines.firstIndex { !$0.hasPrefix(" ") && $0.contains("': ") } ?? lines.count
      for line in lines[..<end] { note(line, on: page, isOfPage: true) }
      for line in lines[end...] where line.hasPrefix(" ") {
        note(line, on: page, isOfPage: false)
      }
    }
  }

  /// Each stop is told with what becomes of it; what it opens is further in.
  init(heard text: String) {
    for (page, lines) in Self.pages(of: text) {
      for line in lines { note(line, on: page, isOfPage: !line.hasPrefix("    ")) }
    }
  }

  private static func pages(of text: String) -> [(name: String, lines: [Substring])] {
    text.split(separator: "\n").reduce(into: [("", [])]) { pages, line in
      if line.hasPrefix("== ") {
        pages.append((String(line.dropFirst(3)), []))
      } else {
        pages[pages.count - 1].lines.append(line)
      }
    }
  }

  private mutating func note(_ line: Substring, on page: String, isOfPage: Bool) {
    guard !line.hasSuffix(" disabled"), let thing = Self.thing(in: line) else { return }
    if isOfPage {
      pages[page, default: Page()].own[thing, default: 0] += 1
    } else {
      pages[page, default: Page()].opened.insert(thing)
    }
  }

  /// The role and the name, which is in quotation marks; nil for what is only read. Rows that only hold other things
  /// have no name.
  private static func thing(in line: Substring) -> String? {
    let words = line.drop { $0 == " " }
    let role = roles.first { words.hasPrefix($0 + " '") || words.hasPrefix($0 + " \"") }
    guard let role else { return nil }
    let quoted = words.dropFirst(role.count + 1)
    guard let mark = quoted.first, let end = quoted.dropFirst().firstIndex(of: mark) else {
      return nil
    }
    let thing = "\(role) \(quoted[...end])"
    return thing == "list item ''" ? nil : thing
  }

  /// What another transcript does not have, or not as often.
  func missing(in other: CatalogTranscript) -> [String] {
    pages.keys.sorted().flatMap { name -> [String] in
      guard let page = pages[name], let found = other.pages[name] else { return ["all of \(name)"] }
      let fewer = page.own.filter { found.own[$0.key, default: 0] < $0.value }.keys
      let unopened = page.opened.filter { !found.opened.contains($0) && found.own[$0] == nil }
      return (fewer.sorted() + unopened.sorted()).map { "\(name): \($0)" }
    }
  }
}
