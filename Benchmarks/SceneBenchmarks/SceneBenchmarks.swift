// The scenes other toolkits are measured with, as a UIKit app; `scripts/bench` runs it beside them. Told
// by the environment: BENCH_SCENE (turning-cards, one-mover, scrolling-rows, shadowed-cards, list, pages or their letters A to D, L, N;
// hello, latency, stall, text-view, text-field; copy prints the milliseconds of copying the window), BENCH_W and
// BENCH_H (pixels), BENCH_SCALE and, for the library, CASEMENT_SCALE, BENCH_FRAMES (a file to count in) and BENCH_MODE
// (cap: the display's tick; free: as many frames as can be had). With BENCH_SECONDS it ends after so many and says
// how many frames were late. For texts: BENCH_FILE (the document), BENCH_CARET
// (middle: at the end of its middle line) and BENCH_BLINK (0: a steady caret).

import Glibc
import PlatformKit
import SceneNumbers
import UIKit

@main
struct SceneBenchmarks {
  static func main() {
    if BenchmarkSettings.scene == "copy" {
      return print(CopyYardstick.measure(BenchmarkSettings.window) * 1000)
    }
    MainActor.assumeIsolated {
      UIApplication.runMain(platform: makePlatform) { AppDelegate() }
    }
  }

  @MainActor private static func makePlatform() -> any Platform {
    let platform = PlatformSelection.makePlatformOrExit()
    return BenchmarkSettings.isFree ? FreeRunningPlatform(platform) : platform
  }
}

/// What the environment asks for.
enum BenchmarkSettings {
  static let scene = SceneName.named(value("BENCH_SCENE") ?? SceneName.turningCards)
  static let isFree = value("BENCH_MODE") == "free"
  /// Still squares beside the one that moves.
  static let cells = number("BENCH_CELLS") ?? 10_000
  static let framesFile = value("BENCH_FRAMES")
  static let document = value("BENCH_FILE")
  static let caretIsInMiddle = value("BENCH_CARET") == "middle"
  static let blinks = value("BENCH_BLINK") != "0"
  /// In pixels, as the numbers of the other clients are.
  static var window: SceneWindow {
    SceneWindow(
      width: Double(number("BENCH_W") ?? 1280), height: Double(number("BENCH_H") ?? 800),
      scale: Double(number("BENCH_SCALE") ?? 1))
  }
  /// The same window in points.
  static var windowInPoints: SceneWindow {
    let (window, scale) = (window, window.scale)
    return SceneWindow(width: window.width / scale, height: window.height / scale, scale: 1)
  }

  /// Of 60 frames, after which the program tells how many were late, and ends.
  static let seconds = number("BENCH_SECONDS")
  static let showsCollection = value("BENCH_LIST") == "collection"

  static func number(_ name: String) -> Int? { value(name).flatMap { Int($0) } }

  /// One at a time: Foundation's dictionary of all of them is no part of what is measured.
  private static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: CGRect(origin: .zero, size: windowSize))
    window?.rootViewController = makeScene()
    window?.makeKeyAndVisible()
    return true
  }

  private var windowSize: CGSize {
    switch BenchmarkSettings.scene {
    case "hello", "latency": CGSize(width: 400, height: 300)
    case SceneName.list, SceneName.stillList: CGSize(width: PersonView.width, height: 800)
    case "text-view": CGSize(width: 800, height: 600)
    case "text-field": CGSize(width: 400, height: 32)
    default:
      CGSize(
        width: BenchmarkSettings.windowInPoints.width,
        height: BenchmarkSettings.windowInPoints.height)
    }
  }

  private func makeScene() -> UIViewController {
    switch BenchmarkSettings.scene {
    case SceneName.oneMover: OneMoverScene()
    case SceneName.scrollingRows: ScrollingRowsScene()
    case SceneName.shadowedCards: ShadowedCardsScene()
    case SceneName.list, SceneName.stillList: ListScene()
    case SceneName.pages: PagesScene()
    case "hello": HelloScene()
    case "latency": LatencyScene()
    case "stall": StallScene()
    case "text-view": TextViewScene()
    case "text-field": TextFieldScene()
    default: TurningCardsScene()
    }
  }
}
