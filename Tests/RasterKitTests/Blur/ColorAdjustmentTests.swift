import RasterKit
import Testing

@Suite struct ColorAdjustmentTests {
  private func pixel(
    _ color: UInt32, saturation: Double = 1, overlay: UInt32 = 0
  ) -> UInt32 {
    ColorAdjustment(saturation: saturation, overlay: overlay).pixel(
      blue: UInt8(color & 255), green: UInt8(color >> 8 & 255), red: UInt8(color >> 16 & 255))
  }

  @Test func aSaturationOfOneLeavesColours() {
    for color: UInt32 in [0xff00_0000, 0xffff_ffff, 0xff12_34fe] { #expect(pixel(color) == color) }
  }

  @Test func withoutSaturationColoursAreTheirLuma() {
    // (55·255 + 128)/256, (183·255 + 128)/256, (18·255 + 128)/256.
    #expect(pixel(0xffff_0000, saturation: 0) == 0xff37_3737)
    #expect(pixel(0xff00_ff00, saturation: 0) == 0xffb6_b6b6)
    #expect(pixel(0xff00_00ff, saturation: 0) == 0xff12_1212)
  }

  @Test func moreSaturationMovesColoursAwayFromTheirGray() {
    // Luma (55·100 + 183·50 + 18·50)/256 = 60.74: red 60.74 + 2·39.26, the others 60.74 − 2·10.74.
    #expect(pixel(0xff64_3232, saturation: 2) == 0xff8b_2727)
    #expect(pixel(0xffc8_0000, saturation: 16) == 0xffff_0000)
    #expect(pixel(0xff80_8080, saturation: 1.8) == 0xff80_8080)
  }

  @Test func anOverlayIsPaintedOver() {
    // Half white, premultiplied: 128 + 100·127/255.
    #expect(pixel(0xff64_6464, overlay: 0x8080_8080) == 0xffb2_b2b2)
    #expect(pixel(0xff64_6464, overlay: 0xff01_0203) == 0xff01_0203)
  }

  @Test func whatIsNoNumberIsNoChange() {
    #expect(pixel(0xff12_34fe, saturation: .nan) == 0xff12_34fe)
    #expect(pixel(0xff40_4040, saturation: -3) == 0xff40_4040)
    #expect(pixel(0xff40_4040, saturation: .infinity) == 0xff40_4040)
  }
}
