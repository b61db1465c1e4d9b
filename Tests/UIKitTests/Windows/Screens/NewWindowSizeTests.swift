import CoreGraphics
import Foundation
import PlatformKit
import RasterKit
import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct NewWindowSizeTests {
  private func size(_ work: (Int32, Int32)?, scale: Double = 1) -> CGSize {
    let platform = HeadlessPlatform(
      screenSize: PixelSize(width: 3840, height: 2160), scale: scale)
    platform.workArea = work.map { PixelRect(x: 0, y: 0, width: $0.0, height: $0.1) }
    let application = UIApplication.start(platform: platform)
    defer { application.stop() }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    return window.bounds.size
  }

  @Test func aWindowOfTheMainScreensSizeOpensAtASensibleOne() {
    #expect(size((3840, 2100)) == CGSize(width: 1024, height: 768))
    #expect(size((3840, 2100), scale: 2) == CGSize(width: 1024, height: 768))
  }

  @Test func panelsAndFramesKeepTheirRoom() {
    #expect(size((800, 600)) == CGSize(width: 800, height: 560))
    #expect(size((10, 10)) == CGSize(width: 10, height: 1))
  }

  @Test func withoutADesktopItFillsTheScreen() {
    #expect(size(nil, scale: 2) == CGSize(width: 1920, height: 1080))
  }

  @Test func theEnvironmentDecides() {
    let lines = LoggedLines(with: "CASEMENT_WINDOW_SIZE")
    func size(_ wanted: String) -> CGSize {
      NewWindowSize(
        monitor: CGSize(width: 2000, height: 1000), workArea: CGSize(width: 2000, height: 900),
        wanted: wanted
      ).points
    }
    #expect(size("640x480") == CGSize(width: 640, height: 480))
    #expect(size("") == CGSize(width: 1024, height: 768))
    #expect(lines.all.isEmpty)
    for wanted in ["640", "x", "0x10", "640x480x2", "99999x5", "ax b"] {
      #expect(size(wanted) == CGSize(width: 1024, height: 768))
    }
    #expect(lines.all.count == 6)
    #expect(
      lines.all.first
        == "CASEMENT_WINDOW_SIZE is 640; it can be a width and a height, as in 800x600")
  }

  @Test func theMainScreenIsAsLargeAsTheFirstWindow() {
    let app = TestApp(scale: 2)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 240))
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1280, height: 800))
    #expect(UIWindow().frame == UIScreen.main.bounds)
    app.post(.resized(PixelSize(width: 800, height: 600), syncToken: nil))
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 400, height: 300))
    app.window.isHidden = true
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 640, height: 400))
  }

  @Test func screensThatComeAndGoAreAnnounced() {
    let list = ScreenList([
      PlatformScreen(
        name: "a", bounds: PixelRect(x: 0, y: 0, width: 10, height: 10), scale: 1, refreshRate: 60)
    ])
    var names: [String] = []
    let tokens = [UIScreen.didConnectNotification, UIScreen.didDisconnectNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let screen = note.object as? UIScreen
        MainActor.assumeIsolated {
          names.append("\(name.rawValue) \(screen?.platformScreen.name ?? "")")
        }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    let b = PlatformScreen(
      name: "b", bounds: PixelRect(x: 10, y: 0, width: 10, height: 10), scale: 1, refreshRate: 60)
    list.update([list.all[0].platformScreen, b])
    #expect(names.isEmpty)
    list.announceChanges()
    list.update([b])
    list.announceChanges()
    list.announceChanges()
    #expect(
      names == ["UIScreenDidConnectNotification b", "UIScreenDidDisconnectNotification a"])
  }
}
