import Foundation
import Testing
import UIKitTesting

@testable import GLKit
@testable import UIKit

/// Views and controllers of OpenGL in storyboards, as Interface Builder writes them.
@Suite(.enabled(if: hasOpenGLES), .serialized) @MainActor struct GLKNibTests {
  @Test func aSceneHasItsControllerAndItsView() throws {
    let harness = AppHarness()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
        <scenes><scene><objects>
          <glkViewController preferredFramesPerSecond="60" pauseOnWillResignActive="NO" id="c">
            <glkView key="view" opaque="NO" contentMode="center" drawableDepthFormat="24"
              drawableStencilFormat="8" drawableMultisample="4X" drawableColorFormat="RGB565" id="v">
              <rect key="frame" x="0" y="0" width="375" height="667"/>
              <connections><outlet property="delegate" destination="c" id="d"/></connections>
            </glkView>
          </glkViewController>
        </objects></scene></scenes>
      </document>
      """
    let source = try #require(NibFiles.source(Data(text.utf8), "Made.storyboard", .main))
    let made = UIStoryboard(source).instantiateInitialViewController()
    let controller = try #require(made as? GLKViewController)
    #expect(controller.preferredFramesPerSecond == 60)
    #expect(!controller.pauseOnWillResignActive && controller.resumeOnDidBecomeActive)
    let view = try #require(controller.view as? GLKView)
    harness.show(controller)
    #expect(view.delegate === controller && view.contentMode == .center)
    #expect(view.drawableDepthFormat == .format24 && view.drawableStencilFormat == .format8)
    #expect(view.drawableMultisample == .multisample4X && view.drawableColorFormat == .RGB565)
    #expect(!view.enableSetNeedsDisplay)
  }
}
