import CoreGraphics
import Diagnostics
import RasterKit
import Synchronization
import SystemSymbols
import Testing

@Suite struct SystemSymbolTests {
  @Test func hundredsOfSymbolsAreDrawn() {
    let names = SystemSymbol.drawnNames
    #expect(names.count > 600)
    #expect(!names.contains { $0.hasPrefix("_") })
    for name in [
      "chevron.right", "xmark.circle.fill", "plus", "checkmark.circle", "magnifyingglass",
      "gearshape.fill", "trash", "square.and.arrow.up", "person.crop.circle", "heart.fill",
      "star.leadinghalf.filled", "speaker.wave.2.fill", "eye.slash", "mic.slash.fill",
      "line.3.horizontal.decrease.circle", "rectangle.portrait.and.arrow.right", "power",
    ] {
      #expect(names.contains(name), "\(name)")
    }
  }

  @Test func everySymbolPaintsInsideItsBoxAndFillsIt() throws {
    for name in SystemSymbol.drawnNames {
      let symbol = try #require(SystemSymbol(named: name))
      let drawn = Drawn(symbol.outline(pointSize: 12))
      #expect(drawn.coverage > 2, "\(name) is empty")
      #expect(!drawn.spills, "\(name) paints outside its box")
      #expect(drawn.touchesAllSides, "\(name) does not fill its box")
    }
  }

  @Test func heavierWeightsCoverMoreWhereNothingIsCutOut() throws {
    for name in SystemSymbol.drawnNames where !name.contains(".circle") {
      let symbol = try #require(SystemSymbol(named: name))
      let light = symbol.outline(pointSize: 12, weight: .light)
      guard light.parts.allSatisfy({ $0.effect == .paint }) else { continue }
      let areas = [light, symbol.outline(pointSize: 12, weight: .bold)].map { Drawn($0).coverage }
      #expect(areas[0] < areas[1], "\(name): \(areas)")
    }
  }

  @Test(arguments: ["plus", "heart", "trash", "gearshape", "magnifyingglass", "star.fill"])
  func theNineWeightsCoverMoreAndMore(name: String) throws {
    let symbol = try #require(SystemSymbol(named: name))
    let areas = SymbolWeight.allCases.map {
      Drawn(symbol.outline(pointSize: 30, weight: $0)).coverage
    }
    #expect(areas.count == 9)
    #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 < $1 }, "\(areas)")
  }

  @Test func strokesGetWiderWhereSymbolsHaveGaps() throws {
    let slashed = try #require(SystemSymbol(named: "bell.slash"))
    let areas = [SymbolWeight.light, .regular, .bold].map {
      Drawn(slashed.outline(pointSize: 40, weight: $0)).coverage
    }
    #expect(areas == areas.sorted())
  }

  @Test func sizesFollowThePointSizeAndTheScale() throws {
    let circle = try #require(SystemSymbol(named: "circle"))
    let at10 = circle.outline(pointSize: 10)
    let at30 = circle.outline(pointSize: 30)
    #expect(abs(at10.size.width - 11.62) < 0.02)
    #expect(abs(at30.size.width - 3 * at10.size.width) < 0.05)
    #expect(abs(at30.baselineOffset - 3 * at10.baselineOffset) < 0.05)
    let widths = SymbolScale.allCases.map { circle.outline(pointSize: 10, scale: $0).size.width }
    #expect(abs(widths[0] / widths[1] - 0.78) < 0.02)
    #expect(abs(widths[2] / widths[1] - 1.29) < 0.02)
  }

  @Test func symbolsAreCentredOnCapitals() throws {
    for name in ["circle", "plus", "chevron.right", "square.grid.2x2"] {
      let outline = try #require(SystemSymbol(named: name)).outline(pointSize: 100)
      // The middle of the box is half a cap height, 35.23, above the baseline.
      #expect(abs(outline.size.height / 2 - outline.baselineOffset - 35.23) < 0.1, "\(name)")
    }
  }

  @Test func sizesThatMakeNoSenseStillDraw() throws {
    let plus = try #require(SystemSymbol(named: "plus"))
    for size in [0, -4, .nan, .infinity, 1e300] as [CGFloat] {
      let box = plus.outline(pointSize: size).size
      #expect(box.width > 0 && box.width.isFinite)
    }
  }

  @Test func anUnknownNameIsNilAndOneLine() {
    let lines = Mutex<[String]>([])
    let observation = LogObservation { line in
      if line.category == "symbols" { lines.withLock { $0.append(line.message) } }
    }
    #expect(SystemSymbol(named: "no.such.symbol") == nil)
    #expect(SystemSymbol(named: "") == nil)
    #expect(SystemSymbol(named: "_pencil") == nil)
    #expect(SystemSymbol(named: "chevron.slash.fill") == nil)
    withExtendedLifetime(observation) {}
    #expect(lines.withLock { $0 }.filter { $0.contains("\"no.such.symbol\"") }.count == 1)
  }

  @Test(arguments: [
    ("plus", "Add"), ("plus.circle.fill", "Add"), ("ellipsis.circle", "More"),
    ("star.fill", "Favorite"), ("square.and.arrow.up", "Share"), ("list.bullet", "List"),
    ("speaker.wave.2.fill", "speaker wave"), ("mic.slash", "mic slash"), ("square", "square"),
    ("circle.fill", "circle"), ("person.crop.circle", "person crop"),
  ])
  func whatASymbolStandsForIsItsNameForScreenReaders(name: String, spoken: String) throws {
    #expect(try #require(SystemSymbol(named: name)).spokenName == spoken)
  }

  @Test func everySymbolHasANameForScreenReaders() throws {
    for name in SystemSymbol.drawnNames {
      let spoken = try #require(SystemSymbol(named: name)).spokenName
      #expect(!spoken.isEmpty && !spoken.contains("."), "\(name)")
    }
  }

  @Test func mirroredAndTurnedSymbolsAreTheSameShape() throws {
    func drawn(_ name: String) throws -> Drawn {
      Drawn(try #require(SystemSymbol(named: name)).outline(pointSize: 40))
    }
    let (left, right) = (try drawn("chevron.left"), try drawn("chevron.right"))
    #expect(abs(left.coverage - right.coverage) < 2)
    let up = try drawn("chevron.up")
    #expect(up.box.width == right.box.height)
  }
}
