import CUIXlib
import PlatformKit
import RasterKit
import Testing

@testable import X11Kit

@Suite struct X11MonitorTests {
  private let desktop = PixelSize(width: 1000, height: 500)

  private func monitor(_ x: Int32, width: Int32, isPrimary: Bool = false, rate: Double = 75)
    -> X11Monitor
  {
    X11Monitor(
      name: "m\(x)", bounds: PixelRect(x: x, y: 0, width: width, height: 500),
      isPrimary: isPrimary, refreshRate: rate)
  }

  @Test func noMonitorsMeanOneScreenOfTheWholeDesktop() {
    let screens = X11Monitor.screens(for: [], desktop: desktop, scale: 2)
    #expect(screens.map(\.bounds) == [PixelRect(size: desktop)])
    #expect(screens[0].refreshRate == 60)
    #expect(screens[0].scale == 2)
  }

  @Test func thePrimaryMonitorComesFirst() {
    let screens = X11Monitor.screens(
      for: [monitor(0, width: 500), monitor(500, width: 500, isPrimary: true)], desktop: desktop,
      scale: 1)
    #expect(screens.map(\.name) == ["m500", "m0"])
  }

  @Test func emptyMonitorsAreLeftOut() {
    let screens = X11Monitor.screens(
      for: [monitor(0, width: 0), monitor(9, width: 5)], desktop: desktop, scale: 1)
    #expect(screens.map(\.name) == ["m9"])
  }

  @Test func eachHasTheScaleOfItsDensityUnlessAllHaveOne() {
    var (sparse, dense) = (monitor(0, width: 500), monitor(500, width: 500))
    sparse.density = X11Density(size: PixelSize(width: 132, height: 132))
    dense.density = X11Density(size: PixelSize(width: 66, height: 66))
    func scales(_ scale: Double?) -> [Double] {
      X11Monitor.screens(for: [sparse, dense], desktop: desktop, scale: scale).map(\.scale)
    }
    #expect(scales(nil) == [1, 2])
    #expect(scales(1.25) == [1.25, 1.25])
    #expect(X11Monitor.screens(for: [], desktop: desktop, scale: nil).map(\.scale) == [1])
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9]) func impossibleRatesAreSixty(rate: Double) {
    #expect(X11Monitor.believableRate(rate) == 60)
  }

  @Test func aModeLinesRateIsItsClockOverItsPixels() {
    var mode = CUIXRRModeInfo()
    #expect(X11Monitor.refreshRate(of: mode) == 0)
    (mode.dotClock, mode.hTotal, mode.vTotal) = (148_500_000, 2200, 1125)
    #expect(X11Monitor.refreshRate(of: mode) == 60)
    mode.modeFlags = 0x10
    #expect(X11Monitor.refreshRate(of: mode) == 120)
  }
}
