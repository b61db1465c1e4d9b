import PlatformKit
import RasterKit
import RenderKit
import Testing
import UIKit

@MainActor @Suite struct UIViewMaskTests {
  @Test func onlyWhatTheMaskCoversShows() throws {
    let app = TestApp()
    app.window.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    mask.backgroundColor = UIColor(white: 0, alpha: 0.5)
    view.mask = mask
    app.window.addSubview(view)
    app.turn()
    app.application.engine.server.synchronize()
    let picture = try #require(app.platform.windows.first?.image)
    let masked = picture.target.address(x: 20, y: 30).pointee
    #expect(abs(Int(masked >> 16 & 255) - 128) <= 1, "half of the red")
    #expect(picture.target.address(x: 40, y: 30).pointee & 0xFFFFFF == 0, "outside the mask")
    withExtendedLifetime(picture) {}
  }

  @Test func takingTheMaskAwayShowsAll() throws {
    let app = TestApp()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    view.mask = UIView()
    app.window.addSubview(view)
    app.turn()
    view.mask = nil
    app.advance(0.1)
    app.application.engine.server.synchronize()
    app.platform.advance(to: app.platform.clock.now() + 0.1) {}
    let picture = try #require(app.platform.windows.first?.image)
    #expect(picture.target.address(x: 10, y: 10).pointee == 0xFF00_FF00)
    withExtendedLifetime(picture) {}
  }
}
