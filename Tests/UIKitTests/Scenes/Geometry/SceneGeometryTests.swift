import CoreGraphics
import PlatformKit
import RasterKit
import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct SceneGeometryTests {
  @Test func sizeRestrictionsReachTheWindowManagerBeforeAndAfterTheWindowShows() {
    let stage = SceneStage()
    let (scene, window) = (stage.scenes[0], stage.platform.windows[0])
    #expect(window.minimumSize == nil && window.maximumSize == nil)
    scene.sizeRestrictions?.minimumSize = CGSize(width: 100, height: 50)
    scene.sizeRestrictions?.maximumSize.width = 400
    #expect(window.minimumSize == PixelSize(width: 100, height: 50))
    #expect(window.maximumSize == PixelSize(width: 400, height: 16384))
    scene.windows[0].isHidden = true
    scene.windows[0].isHidden = false
    #expect(stage.platform.windows[0] !== window)
    #expect(stage.platform.windows[0].minimumSize == PixelSize(width: 100, height: 50))
  }

  @Test func windowingBehaviorsReachTheWindowManager() {
    let stage = SceneStage()
    let (scene, window) = (stage.scenes[0], stage.platform.windows[0])
    #expect(window.actions == .all && scene.windowingBehaviors?.isClosable == true)
    scene.windowingBehaviors?.isMiniaturizable = false
    #expect(window.actions == .close)
    scene.windowingBehaviors?.isClosable = false
    #expect(window.actions == [])
    scene.windows[0].isHidden = true
    scene.windows[0].isHidden = false
    #expect(stage.platform.windows[0].actions == [])
    stage.post(.closeRequested)
    #expect(stage.scenes == [scene])
    scene.windowingBehaviors?.isClosable = true
    stage.post(.closeRequested)
    #expect(stage.scenes.isEmpty)
  }

  @Test func theScenesTitleIsTheWindows() {
    let stage = SceneStage()
    let controller = UIViewController()
    controller.title = "Controller"
    stage.scenes[0].windows[0].rootViewController = controller
    #expect(stage.platform.windows[0].title == "Controller")
    stage.scenes[0].title = "Scene"
    #expect(stage.platform.windows[0].title == "Scene")
    stage.scenes[0].title = ""
    #expect(stage.platform.windows[0].title == "Controller")
  }

  @Test func aSceneThatCoversItsMonitorIsFullScreen() throws {
    let stage = SceneStage()
    let scene = stage.scenes[0]
    #expect(!scene.isFullScreen)
    let monitor = scene.screen.nativeBounds.size
    stage.post(
      .resized(
        PixelSize(width: Int32(monitor.width), height: Int32(monitor.height)), syncToken: nil))
    #expect(scene.isFullScreen)
  }

  @Test func aFrameMayBeAskedForAndATurnMayNot() {
    let stage = SceneStage()
    var errors: [UISceneError.Code?] = []
    stage.scenes[0].requestGeometryUpdate(
      .Mac(systemFrame: CGRect(x: 0, y: 0, width: 333, height: 222)))
    stage.turn()
    #expect(stage.platform.windows[0].size == PixelSize(width: 333, height: 222))
    #expect(stage.scenes[0].effectiveGeometry.systemFrame.size == CGSize(width: 333, height: 222))
    stage.scenes[0].requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) {
      errors.append(($0 as? UISceneError)?.code)
    }
    #expect(errors == [.geometryRequestUnsupported])
  }

  @Test func pointsGoFromWindowToWindowByTheirPlacesOnTheDesktop() {
    let app = TestApp(scale: 2)
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.isHidden = false
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    app.window.addSubview(view)
    app.post(.moved(PixelPoint(x: 200, y: 100)))
    app.post(.moved(PixelPoint(x: 40, y: 60)), to: other)
    let point = view.convert(CGPoint(x: 1, y: 2), to: other as UIView)
    #expect(point == CGPoint(x: 1 + 10 + 100 - 20, y: 2 + 20 + 50 - 30))
    #expect(view.convert(point, from: other as UIView) == CGPoint(x: 1, y: 2))
    #expect(app.window.convert(CGPoint(x: 5, y: 5), to: other) == CGPoint(x: 85, y: 25))
    let rect = CGRect(x: 0, y: 0, width: 30, height: 30)
    #expect(view.convert(rect, to: other as UIView) == CGRect(x: 90, y: 40, width: 30, height: 30))
  }

  @Test func screensScenesAndViewsShareTheDesktop() throws {
    let app = TestApp()
    app.post(.moved(PixelPoint(x: 200, y: 100)))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    app.window.addSubview(view)
    let screen = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint(x: 1, y: 1), to: screen) == CGPoint(x: 211, y: 121))
    #expect(screen.convert(CGPoint(x: 211, y: 121), to: view) == CGPoint(x: 1, y: 1))
    #expect(app.window.convert(CGPoint.zero, to: nil) == CGPoint(x: 200, y: 100))
    #expect(app.window.convert(CGPoint(x: 200, y: 100), from: nil) == .zero)
    let scene = try #require(app.window.windowScene).coordinateSpace
    #expect(scene.convert(view.bounds, from: view) == view.frame)
    #expect(scene.convert(CGPoint.zero, to: screen) == CGPoint(x: 200, y: 100))
    #expect(view.convert(view.bounds, to: screen).origin == CGPoint(x: 210, y: 120))
    #expect(app.window.windowScene?.effectiveGeometry.systemFrame.origin == CGPoint(x: 200, y: 100))
  }

  @Test func aTurnedViewsRectangleIsBoundedInTheScreen() {
    let app = TestApp()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    app.window.addSubview(view)
    let rect = view.convert(view.bounds, to: UIScreen.main.coordinateSpace)
    #expect(abs(rect.width - 20) < 1e-9 && abs(rect.height - 40) < 1e-9)
    #expect(abs(rect.minX - 10) < 1e-9 && abs(rect.minY + 10) < 1e-9)
  }
}
