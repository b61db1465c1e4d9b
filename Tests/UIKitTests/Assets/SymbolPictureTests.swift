import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct SymbolPictureTests {
  private static let names = ["star", "square.and.arrow.up", "trash", "xmark.circle.fill"]
  private static let weights: [UIImage.SymbolWeight] = [.ultraLight, .regular, .black]

  /// A row for each weight, and one in two colours.
  private func picture(
    _ weights: [UIImage.SymbolWeight], _ colors: UIImage.SymbolConfiguration
  ) -> CGImage {
    let harness = AppHarness()
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 24 * 4, height: 24 * 4))
    sheet.backgroundColor = .white
    let rows = weights.map { UIImage.SymbolConfiguration(weight: $0) } + [colors]
    for (row, configuration) in rows.enumerated() {
      for (column, name) in Self.names.enumerated() {
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 15)
        view.frame = CGRect(x: 24 * column + 2, y: 24 * row + 2, width: 20, height: 20)
        view.contentMode = .topLeft
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
        picture([.ultraLight, .regular, .bold], colors),
        picture(Self.weights, UIImage.SymbolConfiguration(weight: .regular)),
      ])
  }

  /// At its own size and enlarged, each pixel of a view is a pixel of the drawing.
  @Test func aSymbolIsSharpAtAnySize() throws {
    let harness = AppHarness(scale: 2)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.image = UIImage(systemName: "square.fill")
    let sheet = UIView(frame: view.frame)
    sheet.addSubview(view)
    harness.show(sheet)
    #expect((view.layer.contents as? CGImage)?.width == 200)
    view.frame.size = CGSize(width: 50, height: 50)
    harness.settle()
    #expect((view.layer.contents as? CGImage)?.width == 100)
  }
}
