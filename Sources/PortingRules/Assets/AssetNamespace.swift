/// The assets of one kind by the Swift names they get, folder by folder.
struct AssetNamespace {
  private(set) var assets: [String: String] = [:]
  private(set) var inner: [String: AssetNamespace] = [:]
  /// Assets whose names lead to one that is taken, or to none.
  private(set) var refused: [String] = []

  var isEmpty: Bool { assets.isEmpty && inner.isEmpty && refused.isEmpty }

  init(_ names: [String], without suffix: String) {
    for name in names.sorted() {
      add(name, name.split(separator: "/").map(String.init)[...], suffix)
    }
  }

  private init() {}

  private mutating func add(_ asset: String, _ path: ArraySlice<String>, _ suffix: String) {
    guard let first = path.first, let name = AssetSymbolName(first) else {
      return refused.append(asset)
    }
    if path.count > 1 {
      inner[name.type, default: AssetNamespace()].add(asset, path.dropFirst(), suffix)
    } else {
      let symbol = name.member(without: suffix)
      if assets[symbol] == nil { assets[symbol] = asset } else { refused.append(asset) }
    }
  }
}
