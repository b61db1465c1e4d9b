import Foundation
import FoundationAdditions
package import PlatformKit
package import QuartzCore
package import RenderKit

/// The objects one application runs on: platform, render server, layer host and turn. Applications
/// share none of them, so a process can have several.
@MainActor
package final class ApplicationEngine {
  package let platform: any Platform
  package let server: RenderServer
  package let host: LayerHost
  package let events: EventTranslator
  package let timers: TimerQueue
  package let turn: RunLoopTurn
  package let inputMethod: InputMethodSession
  let screens: ScreenList
  let traits: CurrentTraits
  let inputRecording = RecordingSession()
  let appearance = AppearanceRegistry()
  let mainMenu = MainMenu()
  let commandKeyHold: CommandKeyHold
  let menuBarKeys = MenuBarKeys()
  package let accessibility = AccessibilityCenter()
  let documents: OpenDocuments
  /// What the user has set for all programs, as the application has adopted it.
  package internal(set) var desktopSettings = DesktopSettings()
  private(set) lazy var folders = FolderWatches()
  /// Nil without a desktop, so that tests leave the user's list alone.
  lazy var recentFiles: RecentFiles? = platform is HeadlessPlatform ? nil : .ofUser
  private(set) lazy var pasteboards = PasteboardRegistry(platform: platform)
  private(set) lazy var foreignDrops = ForeignDrops()
  /// Where `Bundle.main` is searched first.
  var resources = Bundle.appResources
  /// In points. Measured once: at the first use, as that may ask the window system.
  private(set) lazy var newWindowSize = measureNewWindow()
  /// Nil where no manager of the user's session has started or asked for anything.
  private(set) lazy var sessionKeeper: SessionKeeper? = makeSessionKeeper()
  /// Where scenes are kept; nil takes the user's own folder.
  var restorationStore: RestorationStore?
  /// Called when the application has ended. A program exits here; the test harness does nothing.
  var onEnd: ((Int32) -> Void)?

  package init(
    platform: any Platform, application: UIApplication,
    direction: UITraitEnvironmentLayoutDirection
  ) {
    let inbox = FeedbackInbox()
    let server = RenderServer(clock: platform.clock, inbox: inbox)
    let host = LayerHost(server: server, clock: platform.clock)
    let events = EventTranslator { [weak application] in application?.sendEvent($0) }
    let timers = TimerQueue()
    let turn = RunLoopTurn(
      application: application, platform: platform, events: events, timers: timers, inbox: inbox,
      host: host)
    self.platform = platform
    self.server = server
    self.host = host
    self.events = events
    self.timers = timers
    commandKeyHold = CommandKeyHold(timers: timers, clock: platform.clock)
    self.turn = turn
    documents = OpenDocuments(application)
    inputMethod = InputMethodSession(method: platform.inputMethod)
    screens = ScreenList(platform.screens)
    if direction != .leftToRight {
      screens.systemTraits = screens.systemTraits.modifyingTraits { $0.layoutDirection = direction }
    }
    traits = CurrentTraits(screens.all[0].traitCollection)
    host.onNeedsCommit = { [weak turn] in MainActor.assumeIsolated { turn?.schedule() } }
    timers.onChange = { [weak turn] in turn?.rearm() }
    inbox.onPost { [weak turn] in turn?.scheduleFromAnyThread() }
    host.onBackgroundWork = { [weak turn] in turn?.scheduleFromAnyThread() }
  }

  private func makeSessionKeeper() -> SessionKeeper? {
    guard let client = platform.session, let store = restorationStore ?? .ofUser else { return nil }
    return SessionKeeper(client, store: store)
  }

  /// Starts event delivery. Call it after the launch, which must not see events.
  func listen() {
    platform.start { [weak turn] in turn?.run() }
    turn.schedule()
  }
}
