import Foundation
import Testing
import UIKit
import UIKitTesting
import VectorImages

/// Where librsvg is missing, a symbol set is nil with a line in the log.
@MainActor @Suite(.enabled(if: VectorImage.isSupported(.svg))) struct SymbolSetTests {
  private let files: TemporaryBundle

  /// Capital letters of 70.46 units, so that a unit is a hundredth of the point size; a square of 40
  /// beside a smaller one, both between margins.
  private static func template(_ drawings: [(id: String, y: Int)]) -> String {
    let rows = drawings.map { drawing in
      """
      <line id="Baseline-\(drawing.id.suffix(1))" x1="0" x2="900" y1="\(drawing.y)"
       y2="\(drawing.y)" stroke="blue"/>
      <line id="Capline-\(drawing.id.suffix(1))" x1="0" x2="900" y1="\(Double(drawing.y) - 70.46)"
       y2="\(Double(drawing.y) - 70.46)" stroke="blue"/>
      <line id="left-margin-\(drawing.id)" x1="90" x2="90" y1="0" y2="9" stroke="blue"/>
      <line id="right-margin-\(drawing.id)" x1="190" x2="190" y1="0" y2="9" stroke="blue"/>
      <g id="\(drawing.id)" transform="translate(100 \(drawing.y))">
       <path class="hierarchical-0:primary SFSymbolsPreviewWireframe"
        d="M0 -60 L40 -60 L40 -20 L0 -20 Z"/>
       <path class="hierarchical-1:secondary SFSymbolsPreviewWireframe"
        d="M60 -60 L80 -60 L80 -20 L60 -20 Z"/>
      </g>
      """
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">
      <style>.SFSymbolsPreviewWireframe {fill:none;opacity:1.0;stroke:black;stroke-width:0.5}
      </style><g id="Symbols">\(rows.joined())</g></svg>
      """
  }

  init() throws { files = try TemporaryBundle() }

  private func write(_ svg: String) throws {
    try files.writeSet("Mark.symbolset", ["{filename: mark.svg}"], list: "symbols")
    try files.write("Media.xcassets/Mark.symbolset/mark.svg", Data(svg.utf8))
  }

  private func symbol(_ configuration: UIImage.Configuration? = nil) throws -> UIImage {
    let traits = UIImage.Configuration(traitCollection: UITraitCollection(displayScale: 1))
    let wanted = configuration.map { traits.applying($0) } ?? traits
    return try #require(UIImage(named: "Mark", in: files.bundle, with: wanted))
  }

  private func sized(_ size: CGFloat, _ weight: UIImage.SymbolWeight = .regular)
    -> UIImage.SymbolConfiguration
  {
    UIImage.SymbolConfiguration(pointSize: size, weight: weight)
  }

  @Test func itIsASymbolOfTheConfiguredSizeBetweenItsMargins() throws {
    try write(Self.template([("Regular-M", 200)]))
    let symbol = try symbol(sized(100))
    #expect(symbol.isSymbolImage && symbol.renderingMode == .automatic)
    #expect(symbol.size == CGSize(width: 100, height: 40))
    // 60 units from the baseline to the top, 20 to the bottom.
    #expect(abs((symbol.baselineOffsetFromBottom ?? 0) + 20) < 0.01)
    #expect(try self.symbol(sized(50)).size == CGSize(width: 50, height: 20))
    #expect(try self.symbol().size == CGSize(width: 17, height: 7))
  }

  @Test func itsShapesAreFilledWhateverTheTemplateLooksLike() throws {
    try write(Self.template([("Regular-M", 200)]))
    let symbol = try symbol(sized(100))
    #expect(pixel(symbol, 30, 20) == [0, 0, 0, 255])
    #expect(pixel(symbol, 60, 20) == [0, 0, 0, 0])
    #expect(pixel(symbol, 5, 20) == [0, 0, 0, 0])
  }

  @Test func viewsTintIt() throws {
    try write(Self.template([("Regular-M", 200)]))
    let harness = AppHarness()
    let view = UIImageView(image: try symbol(sized(100)))
    view.tintColor = .red
    let shown = harness.screenshot(of: harness.show(view))
    #expect(pixel(shown, 30, 20) == redPixel)
  }

  @Test func aWeightThatTheTemplateHasIsDrawnFromIt() throws {
    try write(
      Self.template([("Regular-M", 200), ("Black-M", 400)]).replacing(
        "<g id=\"Black-M\" transform=\"translate(100 400)\">",
        with:
          "<g id=\"Black-M\" transform=\"translate(100 400)\"><path d=\"M0 -80 L9 -80 L9 -70 L0 -70 Z\"/>"
      ))
    #expect(try symbol(sized(100, .regular)).size.height == 40)
    #expect(try symbol(sized(100, .black)).size.height == 60)
  }

  @Test func otherWeightsAreMadeBolderFromTheNextLighterOne() throws {
    try write(Self.template([("Regular-M", 200)]))
    let regular = try symbol(sized(100))
    let bold = try symbol(sized(100, .bold))
    // A stroke of 12.4 - 8.2 units, half of it outside.
    #expect(abs(bold.size.height - regular.size.height - 4.2) < 1)
    #expect(pixel(regular, 51, 20)[3] == 0 && pixel(bold, 51, 22)[3] > 200)
    #expect(try symbol(sized(100, .thin)).size == regular.size)
  }

  @Test func scalesThatTheTemplateLacksAreDrawnLargerOrSmaller() throws {
    try write(Self.template([("Regular-S", 200)]))
    func height(_ scale: UIImage.SymbolScale) throws -> CGFloat {
      try symbol(UIImage.SymbolConfiguration(pointSize: 100, weight: .regular, scale: scale)).size
        .height
    }
    #expect(try height(.small) == 40)
    #expect(try abs(height(.medium) - 40 / 0.78) < 1)
    #expect(try abs(height(.large) - 40 / 0.78 * 1.29) < 1)
  }

  @Test func aPaletteColoursItsLevels() throws {
    try write(Self.template([("Regular-M", 200)]))
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    let symbol = try symbol(sized(100).applying(palette))
    #expect(pixel(symbol, 30, 20) == redPixel)
    #expect(pixel(symbol, 80, 20) == bluePixel)
    let fading = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    let faded = pixel(try self.symbol(sized(100).applying(fading)), 80, 20)
    #expect((126...129).contains(faded[3]))
  }

  @Test func anImageSetOfTheSameNameGoesFirst() throws {
    try write(Self.template([("Regular-M", 200)]))
    try files.writeSet("Mark.imageset", ["{filename: a.png}"])
    try files.writePicture("Mark.imageset/a.png", .red, pixels: CGSize(width: 3, height: 3))
    #expect(try symbol().isSymbolImage == false)
  }

  @Test func badTemplatesAreNilWithALine() throws {
    for (svg, reason) in [
      ("<svg", "cannot be read"), ("not svg at all", "cannot be read"),
      ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>", "no group named"),
    ] {
      let files = try TemporaryBundle()
      try files.writeSet("Mark.symbolset", ["{filename: mark.svg}"], list: "symbols")
      try files.write("Media.xcassets/Mark.symbolset/mark.svg", Data(svg.utf8))
      let lines = loggedLines(with: "mark.svg") {
        #expect(UIImage(named: "Mark", in: files.bundle, with: nil) == nil)
      }
      #expect(lines.count == 1 && lines[0].contains(reason))
    }
  }
}
