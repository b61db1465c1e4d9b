import CoreFoundation
import CoreText
import Diagnostics
import Foundation
import Glibc
package import PlatformKit

extension UIApplication {
  /// Makes the application on `platform` and launches it without running a loop: the caller or the
  /// main queue drives `engine.turn`. The application becomes the current one. `manifest` and `resources`
  /// get the module of the delegate's class. The arguments of the program, without its name, may ask for
  /// something to be opened.
  @discardableResult
  package static func start(
    platform: any Platform, principal: UIApplication.Type = UIApplication.self,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    delegate makeDelegate: () -> (any UIApplicationDelegate)? = { nil },
    manifest readManifest: (_ module: String) -> SceneManifest = {
      SceneManifestReader.manifest(ofModule: $0)
    },
    resources findResources: (_ module: String) -> Bundle = { .resources(ofModule: $0) },
    arguments: [String] = [], restoration store: RestorationStore? = nil
  ) -> UIApplication {
    let application = InstanceMaker.make(principal)
    application.engine = ApplicationEngine(
      platform: platform, application: application, direction: direction)
    application.engine.restorationStore = store
    application.makeCurrent()
    application.engine.accessibility.exporter = platform.accessibility.map {
      AccessibilityExporter($0, of: application)
    }
    application.ownedDelegate = makeDelegate()
    application.delegate = application.ownedDelegate
    if let delegate = application.delegate {
      let module = moduleName(of: delegate)
      application.manifest = readManifest(module)
      application.engine.resources = findResources(module)
      application.useResources()
    }
    application.introduce()
    let request = AppRequest(arguments: arguments, manifest: application.manifest)
    if application.isTakenOver(request) { return application }
    application.adoptDesktopSettings()
    application.launch(for: request)
    application.engine.listen()
    return application
  }

  private static func moduleName(of delegate: any UIApplicationDelegate) -> String {
    // `String(reflecting:)` says the same, but makes a mirror, which takes a twentieth of the launch.
    _typeName(type(of: delegate)).split(separator: ".").first.map(String.init) ?? ""
  }

  /// The main storyboard is loaded before the delegate is told. The state stays inactive until both launch
  /// methods have returned. If one of them answers false, the app takes care of the request itself.
  private func launch(for request: AppRequest) {
    if manifest.hasScenes { applicationState = .background }
    let options = launchOptions(for: request)
    let window = MainStoryboard.window(of: self)
    let mayGoOn = delegate?.application(self, willFinishLaunchingWithOptions: options) ?? true
    let isToBeTold = delegate?.application(self, didFinishLaunchingWithOptions: options) ?? true
    window?.makeKeyAndVisible()
    post(UIApplication.didFinishLaunchingNotification, options)
    connectFirstScene(UIScene.ConnectionOptions(request))
    if !usesScenes, mayGoOn, isToBeTold { tellDelegate(of: request) }
    afterCommit.append { [weak self] in
      self?.engine.sessionKeeper?.connect()
      self?.engine.platform.beginFollowingSettings()
    }
    updateState()
  }

  /// Saves documents, lets go of the scenes, tells the delegate, closes the windows and stops running.
  package func end(status: Int32) {
    guard exitStatus == nil else { return }
    letGoOfScenes()
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
    engine.documents.saveBeforeEnd()
    engine.sessionKeeper?.end(isByUser: status == 0)
    isIdleTimerDisabled = false
    stop()
    engine.platform.handOverClipboard()
    exitStatus = status
    engine.onEnd?(status)
  }

  /// Documents are saved first, as scenes may have what they are made from.
  private func letGoOfScenes() {
    if usesScenes {
      for scene in scenes { scene.goToBackground() }
    }
    engine.documents.saveBeforeEnd()
    if usesScenes {
      for scene in scenes { disconnect(scene) }
    }
  }

  /// Takes the application apart without telling the delegate.
  package func stop() {
    performAsCurrent {
      for window in windows { window.isHidden = true }
    }
    hasStopped = true
    timeChanges = nil
    resignCurrent()
  }

  /// The window system is gone, and with it what shows; what the program has is kept.
  func loseConnection(_ reason: String) {
    guard exitStatus == nil else { return }
    Log.application.write(reason)
    end(status: 1)
  }
}

extension UIApplication {
  package static func runMain(
    platform makePlatform: @MainActor () -> any Platform = PlatformSelection.makePlatformOrExit,
    principal: UIApplication.Type = UIApplication.self,
    delegate: () -> (any UIApplicationDelegate)?
  ) -> Never {
    let signals = TerminationSignals { UIApplication.running?.end(status: 0) }
    signals.listen()
    // Fontconfig takes as long to start as the window system, so start both at once.
    Thread.detachNewThread { _ = FontDatabase.hasSystemFace }
    let platform = makePlatform()
    stopOnDemand()
    let application = start(
      platform: platform, principal: principal, direction: UserDirection.ofEnvironment.direction,
      delegate: delegate, arguments: Array(CommandLine.arguments.dropFirst()))
    application.watchMemory()
    application.afterCommit.append { [weak application] in application?.watchTime() }
    if let status = application.exitStatus { exit(status) }
    application.engine.onEnd = { exit($0) }
    // `RunLoop.run` leaves Core Foundation's loop after each event, and to enter it again costs system calls.
    while true { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1e9, false) }
  }
}
