import PlatformKit
import RasterKit
import Testing

@MainActor @Suite struct HeadlessPlatformTests {
  let platform = HeadlessPlatform()

  func makeWindow() throws -> any PlatformWindow {
    try platform.makeWindow(
      WindowDescription(size: PixelSize(width: 30, height: 20), title: "One"))
  }

  func drained() -> [String] {
    var names: [String] = []
    platform.drainEvents { event in
      guard case .window(_, let change) = event else { return }
      switch change {
      case .shown: names.append("shown")
      case .hidden: names.append("hidden")
      case .focused: names.append("focused")
      case .resized(let size, _): names.append("\(size.width)x\(size.height)")
      default: names.append("other")
      }
    }
    return names
  }

  @Test func showingAWindowReportsItAndGivesItFocus() throws {
    let window = try makeWindow()
    window.show()
    window.show()
    #expect(drained() == ["shown", "focused"])
    #expect(drained().isEmpty)
  }

  @Test func everyWishForASizeIsAnswered() throws {
    let window = try #require(try makeWindow() as? HeadlessWindow)
    window.setSize(PixelSize(width: 31, height: 20))
    window.setSize(PixelSize(width: 31, height: 20))
    window.setSize(PixelSize(width: 0, height: 20))
    #expect(drained() == ["31x20", "31x20", "31x20"])
    window.grant = { PixelSize(width: min($0.width, 40), height: 20) }
    window.setSize(PixelSize(width: 50, height: 50))
    #expect(drained() == ["40x20"])
  }

  @Test func postingWakesWhoeverDrains() throws {
    var wakes = 0
    platform.start { wakes += 1 }
    platform.post(.screensChanged)
    #expect(wakes == 1)
    #expect(platform.flush())
    platform.drainEvents { _ in }
    #expect(!platform.flush())
  }

  @Test func refusesAWindowWithoutPixels() {
    #expect(throws: PlatformError.self) {
      try platform.makeWindow(WindowDescription(size: PixelSize(width: 0, height: 5), title: ""))
    }
  }

  @Test func forgetsClosedWindows() throws {
    let window = try makeWindow()
    window.close()
    #expect(platform.windows.isEmpty)
  }
}
