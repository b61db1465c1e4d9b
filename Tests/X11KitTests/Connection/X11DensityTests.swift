import RasterKit
import Testing

@testable import X11Kit

/// Scales by the sizes that monitors tell.
@Suite struct X11DensityTests {
  private func scale(_ width: Int32, _ height: Int32, on millimeters: (Int32, Int32)) -> Double {
    X11Density(size: PixelSize(width: millimeters.0, height: millimeters.1))
      .scale(of: PixelSize(width: width, height: height))
  }

  /// What desktops recommend for monitors that people have.
  @Test func aMonitorHasTheQuarterBelowItsDensity() {
    #expect(scale(1920, 1080, on: (531, 299)) == 1, "24 inches, 92 dots per inch")
    #expect(scale(2560, 1440, on: (597, 336)) == 1, "27 inches, 109")
    #expect(scale(1920, 1080, on: (344, 194)) == 1.25, "15.6 inches, 142")
    #expect(scale(1920, 1080, on: (309, 174)) == 1.5, "14 inches, 158")
    #expect(scale(3840, 2160, on: (597, 336)) == 1.5, "27 inches, 163")
    #expect(scale(3840, 2160, on: (508, 286)) == 2, "23 inches, 192, with its rounding")
    #expect(scale(3840, 2400, on: (288, 180)) == 3.5, "13.4 inches, 339")
    #expect(scale(1280, 800, on: (339, 212)) == 1, "what servers without a monitor tell")
  }

  @Test func aTurnedMonitorIsNotAnother() {
    #expect(scale(1080, 1920, on: (174, 309)) == 1.5)
  }

  @Test func whatCannotBeIsNotBelieved() {
    #expect(scale(1920, 1080, on: (0, 0)) == 1)
    #expect(scale(1920, 1080, on: (309, 0)) == 1)
    #expect(scale(1920, 1080, on: (-309, -174)) == 1)
    #expect(scale(1920, 1080, on: (160, 90)) == 1, "a shape, of 305 dots per inch")
    #expect(scale(1920, 1200, on: (160, 100)) == 1)
    #expect(scale(1080, 1920, on: (90, 160)) == 1)
    #expect(scale(1920, 1080, on: (16, 9)) == 1)
    #expect(scale(7680, 4320, on: (1600, 900)) == 1)
    #expect(scale(1920, 1080, on: (130, 73)) == 1, "375 dots per inch")
    #expect(scale(1920, 1080, on: (1210, 680)) == 1, "40 dots per inch")
    #expect(scale(0, 0, on: (309, 174)) == 1)
  }

  @Test func theSparserDirectionCounts() {
    #expect(scale(2000, 1000, on: (254, 254)) == 1)
    #expect(scale(4000, 2500, on: (508, 254)) == 2)
  }
}
