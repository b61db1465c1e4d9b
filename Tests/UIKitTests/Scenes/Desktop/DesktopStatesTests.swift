import CoreGraphics
import PlatformKit
import RasterKit
import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct DesktopStatesTests {
  @Test func statesAreThoseThatAreReported() {
    let stage = SceneStage()
    let (scene, window) = (stage.scenes[0], stage.platform.windows[0])
    scene.requestDesktopStates([.fullScreen, .above])
    #expect(window.states == [.fullScreen, .above])
    #expect(scene.desktopStates == [.fullScreen, .above] && scene.isFullScreen)
    scene.requestDesktopStates(.fullScreen, isOn: false)
    stage.turn()
    #expect(scene.desktopStates == .above && !scene.isFullScreen)
    #expect(scene.effectiveGeometry.desktopStates == .above)
  }

  @Test func aManagersOwnChangesReachTheDelegate() {
    let stage = SceneStage()
    _ = stage.taken()
    stage.post(.states([.maximizedHorizontally, .modal]))
    stage.turn()
    #expect(stage.scenes[0].desktopStates == .maximizedHorizontally)
    #expect(stage.taken() == ["geometry was 0"])
    stage.post(.states([.maximizedHorizontally, .modal]))
    stage.post(.states([]))
    stage.turn()
    #expect(stage.taken() == ["geometry was 2"])
  }

  @Test func aSceneAppearsWithTheStatesThatItWasGiven() {
    let app = TestApp()
    let scene = app.application.addImplicitScene()
    scene?.requestDesktopStates([.maximized, .fullScreen])
    scene?.requestDesktopStates(.fullScreen, isOn: false)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.windowScene = scene
    window.isHidden = false
    #expect(app.platform.windows.last?.states == .maximized)
  }

  @Test func shownAnewItIsAsItWasAndNotAsItWasOnceAskedToBe() {
    let stage = SceneStage()
    let scene = stage.scenes[0]
    scene.requestDesktopStates([.above, .demandsAttention])
    scene.isModalDialog = true
    stage.turn()
    stage.post(.states(.maximized))
    stage.turn()
    scene.windows[0].isHidden = true
    scene.windows[0].isHidden = false
    #expect(stage.platform.windows[0].states == [.maximized, .modal])
  }

  /// The window system gets what is asked of it at the end of a turn, so that there must be one.
  @Test func whatIsAskedOutsideATurnHasOne() throws {
    let app = TestApp()
    let scene = try #require(app.window.windowScene)
    let requests: [(String, () -> Void)] = [
      ("title", { scene.title = "Letters" }),
      ("limits", { scene.sizeRestrictions?.minimumSize = CGSize(width: 30, height: 20) }),
      ("actions", { scene.windowingBehaviors?.isClosable = false }),
      ("input", { app.window.inputAreas = [] }),
      ("states", { scene.requestDesktopStates(.above) }),
      ("frame", { scene.titlebar?.isDrawnInWindow = true }),
      ("focus", { app.window.makeKey() }),
      ("cursor", { app.window.presence?.show(.hand) }),
    ]
    let host = app.application.engine.host
    for (name, perform) in requests {
      app.turn()
      app.turn()
      var turns = 0
      let schedule = host.onNeedsCommit
      host.onNeedsCommit = { turns += 1 }
      perform()
      host.onNeedsCommit = schedule
      #expect(turns > 0, "\(name)")
    }
    #expect(app.platform.windows[0].title == "Letters")
  }

  @Test func aMinimisedSceneIsInTheBackgroundAndComesBack() {
    let stage = SceneStage()
    let scene = stage.scenes[0]
    scene.minimize()
    stage.turn()
    #expect(scene.activationState == .background)
    stage.application.requestSceneSessionActivation(scene.session, userActivity: nil, options: nil)
    stage.turn()
    stage.turn()
    #expect(scene.activationState == .foregroundActive)
  }

  @Test func aProminentSceneIsAModalDialogOfTheOneItComesFrom() {
    let stage = SceneStage()
    let options = UIWindowScene.ActivationRequestOptions()
    options.requestingScene = stage.scenes[0]
    options.preferredPresentationStyle = .prominent
    stage.application.requestSceneSessionActivation(nil, userActivity: nil, options: options)
    stage.turn()
    let dialog = stage.platform.windows[1]
    #expect(dialog.kind == .dialog && dialog.owner == stage.platform.windows[0].id)
    #expect(dialog.states.contains(.modal))
    #expect(stage.scenes[1].dialogOwner === stage.scenes[0] && stage.scenes[1].isModalDialog)
    stage.scenes[1].isModalDialog = false
    #expect(!dialog.states.contains(.modal))
    stage.scenes[1].dialogOwner = nil
    #expect(dialog.owner == nil)
  }

  @Test func otherScenesAreWindowsOfTheirOwn() {
    let stage = SceneStage()
    stage.openAnother()
    #expect(stage.platform.windows.map(\.kind) == [.normal, .normal])
    #expect(stage.platform.windows.allSatisfy { $0.owner == nil && $0.states == [] })
  }

  @Test func aFrameAsksForItsPlaceToo() {
    let stage = SceneStage()
    stage.scenes[0].requestGeometryUpdate(
      .Mac(systemFrame: CGRect(x: 30, y: 40, width: 300, height: 200)))
    stage.turn()
    #expect(
      stage.scenes[0].effectiveGeometry.systemFrame
        == CGRect(x: 30, y: 40, width: 300, height: 200))
    #expect(stage.platform.windows[0].position == PixelPoint(x: 30, y: 40))
  }

  @Test func theManagersFrameIsKnownInPoints() {
    let app = TestApp(scale: 2)
    #expect(app.window.windowScene?.desktopFrameInsets == .zero)
    app.post(.frame(FrameWidths(top: 40, left: 2, bottom: 6, right: 4)))
    app.turn()
    #expect(
      app.window.windowScene?.desktopFrameInsets
        == UIEdgeInsets(top: 20, left: 1, bottom: 3, right: 2))
  }
}

@MainActor @Suite(.serialized) struct TranslucentSceneTests {
  @Test func aWindowIsOpaqueUnlessItIsMadeOtherwise() {
    let app = TestApp()
    let changes: [(UIWindow) -> Void] = [
      { $0.isOpaque = false }, { $0.backgroundColor = UIColor(white: 1, alpha: 0.5) },
      { $0.backgroundColor = .clear }, { $0.backgroundColor = .white },
    ]
    for change in changes {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      change(window)
      window.isHidden = false
    }
    #expect(app.platform.windows.map(\.isOpaque) == [true, false, false, false, true])
  }

  @Test func areasOfInputAreWholePixelsAndMayBeTakenBack() {
    let app = TestApp(scale: 1.5)
    app.window.inputAreas = [CGRect(x: 1, y: 1, width: 10, height: 10), .zero, .null]
    let region = app.platform.windows[0].inputRegion
    #expect(region.map { Array($0.rects) } == [PixelRect(x: 1, y: 1, width: 16, height: 16)])
    app.window.inputAreas = []
    #expect(app.platform.windows[0].inputRegion?.isEmpty == true)
    app.window.inputAreas = nil
    #expect(app.platform.windows[0].inputRegion == nil)
  }

  @Test func areasSetBeforeTheWindowShowsCount() {
    let app = TestApp()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.inputAreas = [CGRect(x: 0, y: 0, width: 20, height: 20)]
    window.isHidden = false
    #expect(
      app.platform.windows[1].inputRegion.map { Array($0.rects) } == [
        PixelRect(x: 0, y: 0, width: 20, height: 20)
      ])
  }
}
