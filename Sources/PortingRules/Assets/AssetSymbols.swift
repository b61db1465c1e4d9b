/// The Swift text that names the assets of one kind, as Xcode's own does.
struct AssetSymbols {
  enum Kind: String, CaseIterable {
    case color = "Color"
    case image = "Image"

    /// Members of UIKit's class, which an asset of that name must not hide.
    var taken: Set<String> { self == .color ? KnownNames.colors : KnownNames.images }
  }

  private let kind: Kind
  private let root: AssetNamespace
  /// What the sources declare in extensions of UIKit's class.
  private let declared: Set<String>

  init(_ kind: Kind, _ names: [String], beside facts: ModuleFacts) {
    self.kind = kind
    root = AssetNamespace(names, without: kind.rawValue)
    let members = ["UI\(kind.rawValue)", "UIKit.UI\(kind.rawValue)"]
      .compactMap { facts.type(named: $0) }.flatMap(\.members)
    declared = Set(members.filter { $0.isStatic || $0.kind == .type }.map(\.name))
  }

  static let head = """
    // The colours and images of the asset catalogs by name, made in each build.
    import UIKit

    private let resourceBundle = Foundation.Bundle.module

    """

  /// Empty without assets.
  var text: String {
    if root.isEmpty { return "" }
    return """

      extension UIKit.\(kind.rawValue)Resource {
      \(resources(in: root, depth: 1).joined(separator: "\n"))
      }

      extension UIKit.UI\(kind.rawValue) {
      \(members(in: root, path: [], depth: 1).joined(separator: "\n"))
      }

      """
  }

  private func resources(in space: AssetNamespace, depth: Int) -> [String] {
    let margin = String(repeating: "  ", count: depth)
    let own = space.assets.sorted { $0.key < $1.key }.map { symbol, asset in
      "\(margin)static let \(symbol) = UIKit.\(kind.rawValue)Resource("
        + "name: \(asset.literal), bundle: resourceBundle)"
    }
    let refused = space.refused.map { warning($0, "has the symbol of another, or none", margin) }
    return own + refused
      + nested(space, margin) { _, inner in resources(in: inner, depth: depth + 1) }
  }

  private func members(in space: AssetNamespace, path: [String], depth: Int) -> [String] {
    let margin = String(repeating: "  ", count: depth)
    let type = "UIKit.UI\(kind.rawValue)"
    let own = space.assets.sorted { $0.key < $1.key }.compactMap { symbol, asset -> String? in
      if depth == 1, declared.contains(symbol) { return nil }
      if depth == 1, kind.taken.contains(symbol) {
        return warning(asset, "resolves to UI\(kind.rawValue)'s own '\(symbol)'", margin)
      }
      let resource = (path + [symbol]).joined(separator: ".")
      return "\(margin)static var \(symbol): \(type) { \(type)(resource: .\(resource)) }"
    }
    return own
      + nested(space, margin, isLeftOut: { depth == 1 && declared.contains($0) }) { name, inner in
        members(in: inner, path: path + [name], depth: depth + 1)
      }
  }

  private func nested(
    _ space: AssetNamespace, _ margin: String, isLeftOut: (String) -> Bool = { _ in false },
    _ lines: (String, AssetNamespace) -> [String]
  ) -> [String] {
    space.inner.sorted { $0.key < $1.key }.filter { !isLeftOut($0.key) }.flatMap { name, inner in
      ["\(margin)enum \(name) {"] + lines(name, inner) + ["\(margin)}"]
    }
  }

  private func warning(_ asset: String, _ reason: String, _ margin: String) -> String {
    let text = "The \(kind.rawValue.lowercased()) asset '\(asset)' \(reason). Try renaming it."
    return "\(margin)#warning(\(text.literal))"
  }
}

extension String {
  /// As Swift writes it: quotes, backslashes and what no line can hold are escaped.
  fileprivate var literal: String { debugDescription.replacing("\\'", with: "'") }
}
