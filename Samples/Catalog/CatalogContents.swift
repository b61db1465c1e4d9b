import UIKit

/// What the list shows of a page.
@MainActor
struct CatalogItem {
  let page: CatalogPage
  /// White on the colour.
  let symbol: String
  let color: UIColor

  init(_ page: CatalogPage, _ symbol: String, _ color: UIColor) {
    (self.page, self.symbol, self.color) = (page, symbol, color)
  }

  var icon: UIImage { Icon.image(of: symbol, on: color) }

  func matches(_ text: String) -> Bool {
    text.isEmpty || page.title.localizedCaseInsensitiveContains(text)
  }
}

/// Pages that belong together.
@MainActor
struct CatalogSection {
  let title: String
  let items: [CatalogItem]

  static let all = [
    CatalogSection(
      title: "Controls",
      items: [
        CatalogItem(.buttons, "hand.tap", .systemBlue),
        CatalogItem(.switches, "switch.2", .systemGreen),
        CatalogItem(.segments, "rectangle.split.3x1", .systemIndigo),
        CatalogItem(.progress, "hourglass", .systemTeal),
        CatalogItem(.pickers, "calendar", .systemRed),
        CatalogItem(.text, "keyboard", .systemGray),
      ]),
    CatalogSection(
      title: "Lists",
      items: [
        CatalogItem(.tables, "list.bullet", .systemOrange),
        CatalogItem(.lists, "list.bullet.indent", .systemYellow),
        CatalogItem(.grids, "square.grid.2x2", .systemPink),
        CatalogItem(.scrolling, "arrow.up.and.down", .systemPurple),
      ]),
    CatalogSection(
      title: "Controllers",
      items: [
        CatalogItem(.bars, "menubar.rectangle", .systemBlue),
        CatalogItem(.presentations, "rectangle.stack", .systemCyan),
        CatalogItem(.controllers, "sidebar.left", .systemBrown),
        CatalogItem(.system, "square.and.arrow.up", .systemGray),
      ]),
  ]
}

/// Icons as the rows of settings have them.
@MainActor
enum Icon {
  private static let side: CGFloat = 29

  static func image(of symbol: String, on color: UIColor) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
    let glyph = UIImage(systemName: symbol, withConfiguration: configuration)?
      .withTintColor(.white, renderingMode: .alwaysOriginal)
    return UIGraphicsImageRenderer(bounds: bounds).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: 6.5).fill()
      guard let glyph else { return }
      let size = glyph.size
      glyph.draw(at: CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2))
    }
  }
}
