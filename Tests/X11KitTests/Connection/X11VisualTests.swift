import PlatformKit
import RasterKit
import Testing

@testable import X11Kit

@Suite struct X11VisualTests {
  private func visual(_ id: UInt, _ depth: Int32, isTrueColor: Bool = true) -> X11Visual {
    X11Visual(
      id: id, depth: depth, isTrueColor: isTrueColor, redMask: 0xFF0000, greenMask: 0xFF00,
      blueMask: 0xFF)
  }

  @Test func theDefaultVisualIsTakenIfItWillDo() {
    let all = [visual(1, 24), visual(2, 16), visual(3, 32)]
    #expect(X11Visual.choose(from: all, default: 2)?.id == 2)
  }

  @Test func anotherIsFoundWhereTheDefaultHasAPalette() {
    let all = [visual(1, 8, isTrueColor: false), visual(2, 16), visual(3, 32), visual(4, 24)]
    #expect(X11Visual.choose(from: all, default: 1)?.id == 4)
  }

  @Test func palettesAndShallowVisualsAreNoChoice() {
    let all = [visual(1, 8, isTrueColor: false), visual(2, 8), visual(3, 24, isTrueColor: false)]
    #expect(X11Visual.choose(from: all, default: 1) == nil)
  }

  @Test func rowsArePaddedAsTheServerSays() throws {
    var deep = visual(1, 16)
    (deep.redMask, deep.greenMask, deep.blueMask) = (0xF800, 0x7E0, 0x1F)
    let format = try X11PixelFormat(
      visual: deep, bitsPerPixel: 16, rowAlignment: 4, isBigEndian: false)
    #expect(format.bytesPerRow(width: 3) == 8)
    #expect(format.bytesPerRow(width: 4) == 8)
  }

  @Test func masksOutsideThePixelAreRefused() {
    #expect(throws: PlatformError.self) {
      _ = try X11PixelFormat(
        visual: visual(1, 16), bitsPerPixel: 16, rowAlignment: 4, isBigEndian: false)
    }
  }
}
