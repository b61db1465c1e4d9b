import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct KeyValueObservingTests {
  @Test func aClosureHearsOldAndNewValues() {
    let player = Player()
    var heard: [String] = []
    let observation = player.observe(\.name, options: [.old, .new]) { object, change in
      heard.append("\(object === player) \(change.oldValue ?? "-") \(change.newValue ?? "-")")
    }
    player.name = "a"
    player.name = "b"
    #expect(heard == ["true  a", "true a b"])
    observation.invalidate()
    player.name = "c"
    #expect(heard.count == 2)
  }

  @Test func valuesComeOnlyWhenAskedFor() {
    let player = Player()
    var changes: [NSKeyValueObservedChange<String>] = []
    let observation = player.observe(\.name) { changes.append($1) }
    player.name = "a"
    #expect(changes.count == 1 && changes[0].newValue == nil && changes[0].oldValue == nil)
    #expect(changes[0].kind == .setting && !changes[0].isPrior)
    withExtendedLifetime(observation) {}
  }

  @Test func initialAndPriorAreTold() {
    let player = Player()
    var heard: [String] = []
    let observation = player.observe(\.score, options: [.initial, .prior, .new, .old]) {
      heard.append("\($1.isPrior) \($1.oldValue ?? -1) \($1.newValue ?? -1)")
    }
    player.score = 5
    #expect(heard == ["false -1 0", "true 0 -1", "false 0 5"])
    withExtendedLifetime(observation) {}
  }

  @Test func anObjectMayStopObservingItselfInItsDeinit() {
    let ended = Locked(0)
    func watch() {
      let watcher = SelfWatcher()
      watcher.onEnd = { ended.withLock { $0 += 1 } }
    }
    watch()
    #expect(ended.withLock { $0 } == 1)
  }

  @Test func releasingTheObservationEndsIt() {
    let player = Player()
    var count = 0
    var observation: NSKeyValueObservation? = player.observe(\.name) { _, _ in count += 1 }
    player.name = "a"
    #expect(observation != nil)
    observation = nil
    player.name = "b"
    #expect(count == 1)
  }

  @Test func aSubclassesKeyPathFindsTheSameProperty() {
    let captain = Captain()
    var heard: [Int] = []
    let observation = captain.observe(\.score, options: .new) { heard.append($1.newValue ?? -1) }
    captain.score = 3
    #expect(heard == [3])
    withExtendedLifetime(observation) {}
  }

  @Test func optionalValuesAreSomeNil() {
    let player = Player()
    var heard: [String??] = []
    let observation = player.observe(\.nick, options: [.new]) { heard.append($1.newValue) }
    player.nick = "x"
    player.nick = nil
    #expect(heard == [.some("x"), .some(nil)])
    withExtendedLifetime(observation) {}
  }

  @Test func theClassicObserverHearsOfANestedPath() {
    let (team, scribe) = (Team(), Scribe())
    let first = Player()
    team.captain = first
    team.addObserver(scribe, forKeyPath: "captain.name", options: [.old, .new], context: nil)
    first.name = "a"
    let second = Player()
    second.name = "b"
    team.captain = second
    first.name = "unheard"
    second.name = "c"
    team.captain = nil
    #expect(
      scribe.lines == [
        "captain.name  a", "captain.name a b", "captain.name b c", "captain.name c null",
      ])
    team.removeObserver(scribe, forKeyPath: "captain.name")
    team.captain = second
    #expect(scribe.lines.count == 4)
  }

  @Test func contextsTellObservationsApart() {
    let (player, scribe) = (Player(), Scribe())
    let contexts = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
    defer { contexts.deallocate() }
    player.addObserver(scribe, forKeyPath: "name", options: .new, context: contexts)
    player.addObserver(scribe, forKeyPath: "name", options: .new, context: contexts + 1)
    player.removeObserver(scribe, forKeyPath: "name", context: contexts)
    player.name = "a"
    #expect(scribe.contexts == [contexts + 1])
    player.removeObserver(scribe, forKeyPath: "name", context: contexts + 1)
  }

  @Test func neitherObserverNorObjectIsHeld() {
    weak var player: Player?
    weak var scribe: Scribe?
    do {
      let (observed, observer) = (Player(), Scribe())
      (player, scribe) = (observed, observer)
      observed.addObserver(observer, forKeyPath: "name", options: [], context: nil)
    }
    #expect(player == nil && scribe == nil)
  }

  @Test func anObserverThatIsGoneHearsNothing() {
    let player = Player()
    do { player.addObserver(Scribe(), forKeyPath: "name", options: [], context: nil) }
    player.name = "a"
    #expect(player.name == "a")
  }

  @Test @MainActor func observersOfTheMainActorAreTold() {
    let (player, view) = (Player(), ScoreView())
    player.addObserver(view, forKeyPath: "score", options: [.new], context: nil)
    player.score = 2
    #expect(view.shown == 2)
  }

  @Test func manualAnnouncementsAreHeard() {
    let player = Player()
    var count = 0
    let observation = player.observe(\.score) { _, _ in count += 1 }
    player.willChangeValue(forKey: "score")
    player.didChangeValue(forKey: "score")
    player.willChangeValue(for: \.score)
    player.didChangeValue(for: \.score)
    #expect(count == 2)
    withExtendedLifetime(observation) {}
  }

  /// In a process of its own: the question is whether anybody observes anything.
  @Test func announcementsThatNobodyHearsLookNothingUp() async {
    await #expect(processExitsWith: .success) {
      Player().willChangeValue(for: \.silent)
      Player().didChangeValue(for: \.silent)
    }
  }

  @Test func aPropertyThatAnnouncesNothingEndsTheProcess() async {
    for path in ["silent", "name"] {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [path = path as String] in
        if path == "silent" {
          Player().addObserver(Scribe(), forKeyPath: path, options: [], context: nil)
        } else {
          _ = Player().observe(\.silent) { _, _ in }
        }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        text.contains(path == "silent" ? "so it cannot be observed" : "give its KeyValueProperty"))
    }
  }

  @Test func removingAnObserverTwiceEndsTheProcess() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Player().removeObserver(Scribe(), forKeyPath: "name")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("because it is not registered as an observer."))
  }
}

/// Observes itself for as long as it lives, as controllers of old did.
private final class SelfWatcher: Player {
  var onEnd: () -> Void = {}

  override init() {
    super.init()
    addObserver(self, forKeyPath: "name", options: .new, context: nil)
  }

  deinit {
    removeObserver(self, forKeyPath: "name")
    onEnd()
  }
}

class Player: NSObject {
  var silent = 0
  var nick: String? {
    willSet { KeyValueChanges.willChange(self, "nick") }
    didSet { KeyValueChanges.didChange(self, "nick") }
  }
  var name = "" {
    willSet { KeyValueChanges.willChange(self, "name") }
    didSet { KeyValueChanges.didChange(self, "name") }
  }
  private var points = 0
  var score: Int {
    get { points }
    set {
      KeyValueChanges.willChange(self, "score")
      points = newValue
      KeyValueChanges.didChange(self, "score")
    }
  }
}

extension Player {
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty(
          "name", { (object: Player) in object.name }, { $0.name = $1 }, keyPath: { \Player.name }),
        KeyValueProperty(
          "nick", { (object: Player) in object.nick }, { $0.nick = $1 }, keyPath: { \Player.nick }),
        KeyValueProperty(
          "score", { (object: Player) in object.score }, { $0.score = $1 },
          keyPath: { \Player.score }),
      ]
    }
  }
}

class Captain: Player {}

class Team: NSObject {
  var captain: Player? {
    willSet { KeyValueChanges.willChange(self, "captain") }
    didSet { KeyValueChanges.didChange(self, "captain") }
  }
}

extension Team {
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [KeyValueProperty("captain", { (object: Team) in object.captain }, { $0.captain = $1 })]
    }
    static var observableKeys: [String] { ["captain"] }
  }
}

class Scribe: NSObject {
  var lines: [String] = []
  var contexts: [UnsafeMutableRawPointer?] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let values = [NSKeyValueChangeKey.oldKey, .newKey].map { key -> String in
      guard let value = change?[key] else { return "-" }
      return value is NSNull ? "null" : "\(value)"
    }
    lines.append("\(keyPath ?? "") \(values[0]) \(values[1])")
    contexts.append(context)
  }
}

extension Scribe {
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] {
      [Selector(observing: Scribe.observeValue(forKeyPath:of:change:context:))]
    }
  }
}

@MainActor class ScoreView: NSObject {
  var shown = 0
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    shown = change?[.newKey] as? Int ?? -1
  }
}

extension ScoreView {
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] {
      [Selector(observing: ScoreView.observeValue(forKeyPath:of:change:context:))]
    }
  }
}
