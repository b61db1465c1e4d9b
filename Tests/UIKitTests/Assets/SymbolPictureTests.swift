import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct SymbolPictureTests {
  private static let names = [
    "star", "heart.fill", "gear", "square.and.arrow.up", "magnifyingglass", "trash",
    "person.circle",
    "xmark.circle.fill",
  ]
  private static let weights: [UIImage.SymbolWeight] = [.ultraLight, .regular, .bold, .black]

  /// A row for each weight, and one in two colours.
  private func picture(
    _ weights: [UIImage.SymbolWeight], _ colors: UIImage.SymbolConfiguration
  ) -> CGImage {
    let harness = AppHarness(scale: 2)
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 32 * 8, height: 32 * 5))
    sheet.backgroundColor = .white
    let rows = weights.map { UIImage.SymbolConfiguration(weight: $0) } + [colors]
    for (row, configuration) in rows.enumerated() {
      for (column, name) in Self.names.enumerated() {
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
        view.frame = CGRect(x: 32 * column, y: 32 * row, width: 32, height: 32)
        view.contentMode = .center
        view.tintColor = .black
        sheet.addSubview(view)
      }
    }
    return harness.screenshot(of: harness.show(sheet))
  }

  @Test func symbolsAtSeveralWeightsAndInTwoColours() throws {
    let colors = UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemBlue])
    try expectSnapshot(
      picture(Self.weights, colors), named: "symbols",
      differsFrom: [
        picture([.ultraLight, .regular, .bold, .bold], colors),
        picture(Self.weights, UIImage.SymbolConfiguration(weight: .regular)),
      ])
  }

  /// At its own size and enlarged, each pixel of a view is a pixel of the drawing.
  @Test func aSymbolIsSharpAtAnySize() throws {
    let harness = AppHarness(scale: 2)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.image = UIImage(systemName: "square.fill")
    harness.show(view)
    #expect((view.layer.contents as? CGImage)?.width == 200)
    view.frame.size = CGSize(width: 50, height: 50)
    harness.settle()
    #expect((view.layer.contents as? CGImage)?.width == 100)
  }
}
