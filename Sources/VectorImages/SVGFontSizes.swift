/// The largest size of a font that a document's text could have, from what its elements and style sheets say.
struct SVGFontSizes {
  private struct Element {
    let parent: Int?
    let factor: Double
  }

  private var styles = SVGFontStyles()
  private var elements: [Element] = []
  /// The places of elements that have not ended.
  private var open: [(name: String, place: Int)] = []
  /// What selectors know an element by: its name, or more of them.
  private var names: [String: [Int]] = [:]
  private var ids: [Int: String] = [:]
  private var references: [Int: [String]] = [:]
  /// What the style sheet that is being read says so far.
  private var sheet = ""
  private var hasText = false

  /// How deep parts that are used again may be in each other, where each could make the text larger.
  private static let mostRounds = 32

  /// In units of the document.
  var largest: Double { hasText ? styles.largestLength * largestProduct : 0 }

  mutating func begin(_ name: String, _ attributes: [String: String]) {
    let place = elements.count
    elements.append(Element(parent: open.last?.place, factor: styles.factor(in: attributes)))
    open.append((name, place))
    if name == "text" { hasText = true }
    let classes = attributes["class"]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    for word in [name, attributes["id"]].compactMap({ $0 }) + classes {
      names[word.lowercased(), default: []].append(place)
    }
    if let id = attributes["id"] { ids[place] = id }
    for (key, value) in attributes where key == "href" || key.hasSuffix(":href") {
      guard let mark = value.lastIndex(of: "#") else { continue }
      references[place, default: []].append(String(value[mark...].dropFirst()))
    }
  }

  mutating func end() {
    guard open.popLast()?.name == "style" else { return }
    styles.read(sheet: sheet)
    sheet = ""
  }

  /// Text in an element.
  mutating func read(_ text: String) {
    if open.last?.name == "style" { sheet += text }
  }

  /// Of the factors of elements in each other. A part that is used again is in the element that uses it.
  private var largestProduct: Double {
    let factors = self.factors
    let above = productsAbove(factors)
    var products = factors
    // Of the elements with an identifier, and of those around them.
    var reached: [String: Double] = [:]
    for (place, id) in ids { reached[id] = max(reached[id] ?? 1, above[place] * products[place]) }
    for _ in 0..<Self.mostRounds {
      var inside = [Double](repeating: 1, count: elements.count)
      var isSettled = true
      for place in elements.indices.reversed() {
        for id in references[place] ?? [] { inside[place] = max(inside[place], reached[id] ?? 1) }
        let product = factors[place] * inside[place]
        if product > products[place] {
          (products[place], isSettled) = (product, false)
          if let id = ids[place] { reached[id] = max(reached[id] ?? 1, above[place] * product) }
        }
        guard let parent = elements[place].parent else { continue }
        inside[parent] = max(inside[parent], products[place])
      }
      if isSettled { return products.max() ?? 1 }
    }
    return .infinity
  }

  /// Of each element, also by rules of style sheets.
  private var factors: [Double] {
    var factors = elements.map { max($0.factor, styles.factorOfAll) }
    for (word, factor) in styles.factors {
      for place in names[word] ?? [] { factors[place] = max(factors[place], factor) }
    }
    return factors
  }

  private func productsAbove(_ factors: [Double]) -> [Double] {
    var products = [Double](repeating: 1, count: elements.count)
    for (place, element) in elements.enumerated() {
      guard let parent = element.parent else { continue }
      products[place] = products[parent] * factors[parent]
    }
    return products
  }
}
