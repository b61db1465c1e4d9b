import Diagnostics
import PlatformKit
import QuartzCore

/// Keeps assistive technologies informed of what an application shows, while there are any. Main thread only.
///
/// Views that changed are noted as they are committed; at the end of the turn their elements become one
/// update.
@MainActor
final class AccessibilityExporter {
  /// How many listen to applications of this process: where none does, changes are not noted.
  private(set) static var active = 0

  weak var application: UIApplication?
  let bridge: any AccessibilityBridge
  let numbers = AccessibilityNumbers()
  private(set) var isActive = false
  private(set) var tree = AccessibilityTree()
  /// The views that have changed and those that these are in.
  private var touched: Set<ObjectIdentifier> = []
  private var branches: [ObjectIdentifier: AccessibilityBranch] = [:]
  private var hasBegun = false

  init(_ bridge: any AccessibilityBridge, of application: UIApplication) {
    (self.bridge, self.application) = (bridge, application)
    bridge.source = self
    bridge.onChange = { [weak self] in self?.listenersDidChange() }
    if bridge.isActive { listenersDidChange() }
  }

  isolated deinit { if isActive { Self.active -= 1 } }

  /// Call it at the end of each turn. Without listeners it costs a comparison.
  func endTurn() {
    if isActive { update() }
    if !hasBegun, application?.presences.isEmpty == false {
      hasBegun = true
      bridge.begin()
    }
  }

  /// What is below a view may have changed, and the view.
  func note(_ view: UIView) {
    touch(view)
    application?.engine.turn.schedule()
  }

  /// Anything may have changed.
  func noteAll() {
    branches = [:]
    application?.engine.turn.schedule()
  }
}

extension AccessibilityExporter {
  private func listenersDidChange() {
    guard let engine = application?.engine else { return }
    engine.accessibility.settings.isVoiceOverRunning = bridge.isScreenReaderRunning
    guard bridge.isActive != isActive else { return }
    isActive = bridge.isActive
    Self.active += isActive ? 1 : -1
    engine.host.onCommit = isActive ? { [weak self] in self?.noteLayers($0) } : nil
    (tree, touched, branches) = (AccessibilityTree(), [], [:])
    numbers.keep([:])
    engine.turn.schedule()
  }

  private func noteLayers(_ layers: [CALayer]) {
    for layer in layers {
      var next: CALayer? = layer
      while let layer = next, !(layer.delegate is UIView) { next = layer.superlayer }
      if let view = next?.delegate as? UIView { touch(view) }
    }
  }

  private func touch(_ view: UIView) {
    var next: UIView? = view
    while let view = next, touched.insert(ObjectIdentifier(view)).inserted { next = view.superview }
  }

  private func update() {
    guard let application else { return }
    let isWhole = branches.isEmpty
    var walk = AccessibilityWalk(numbers: numbers, touched: touched, branches: branches)
    let roots = AccessibilityEncoder.nodes(of: application, &walk)
    touched = []
    branches = walk.branches
    let nodes = roots + walk.nodes.values
    let focus = AccessibilityEncoder.focus(of: application, numbers, made: nodes, since: tree)
    let changed = AccessibilityEncoder.changed(nodes, focus, since: tree)
    guard !changed.isEmpty || focus != tree.focus else { return }
    publish(AccessibilityUpdate(nodes: changed, focus: focus), isWhole: isWhole)
  }

  /// After an update that makes no tree, all is told anew in the next turn; if this was all, nothing helps.
  private func publish(_ update: AccessibilityUpdate, isWhole: Bool) {
    do {
      let changes = try tree.apply(update)
      bridge.publish(update)
      forgetGone(changes)
    } catch {
      Log.application.write("an update is left out: \(error)")
      branches = [:]
      if !isWhole { application?.engine.turn.schedule() }
    }
  }

  private func forgetGone(_ changes: [AccessibilityChange]) {
    numbers.known = tree.nodes
    let isLess = changes.contains { if case .removed = $0 { true } else { false } }
    guard isLess else { return }
    numbers.keep(tree.nodes)
    // What was left out for a while, as behind an alert, is made again when it counts again.
    branches = branches.filter { _, branch in
      branch.view != nil
        && branch.units.allSatisfy { $0.nodes.allSatisfy { tree.nodes[$0] != nil } }
    }
  }
}
