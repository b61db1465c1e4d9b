enum IconFont {
  static func parts(_ name: String) -> [SymbolPart]? { nil }
  static var names: [String] { [] }
}
