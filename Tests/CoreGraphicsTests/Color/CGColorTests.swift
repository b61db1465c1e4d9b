import CoreGraphics
import Testing

@Suite struct CGColorTests {
  @Test func componentsAreThoseItWasMadeOf() {
    let color = CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.4)
    #expect(color.components == [0.25, 0.5, 0.75, 0.4])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.4)
  }

  @Test func grayHasTwoComponentsAndPaintsAllChannelsAlike() {
    let gray = CGColor(gray: 0.5, alpha: 1)
    #expect(gray.components == [0.5, 1])
    #expect(gray.rgba.x == gray.rgba.y && gray.rgba.y == gray.rgba.z)
  }

  @Test func copyingWithAlphaKeepsTheRest() {
    let faded = red.copy(alpha: 0.3)
    #expect(faded?.components == [1, 0, 0, 0.3])
    #expect(red.alpha == 1)
  }

  @Test func equalColorsAreEqualAndHashAlike() {
    let other = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    #expect(other == red)
    #expect(Set([other, red]).count == 1)
    #expect(red != blue)
  }

  @Test func extendedComponentsAreKept() {
    #expect(CGColor(srgbRed: 1.5, green: -0.5, blue: 0, alpha: 1).components == [1.5, -0.5, 0, 1])
  }
}
