import Foundation
import FoundationAdditions
import QuartzCore

/// What changes between `UIView.beginAnimations` and `commitAnimations`. Each new setting begins a block of
/// its own, as it counts for what changes after it.
@MainActor
final class BegunAnimation: AnimationScope {
  /// Unlike a closure's, these animations have defaults.
  private(set) var settings = AnimationSettings(duration: 0.2, delay: 0, options: [])
  private var repeats = (count: 0.0, autoreverses: false)
  private var block: AnimationBlock?
  /// Performed when all changes are made.
  private var transition: (run: ViewTransitionRun, kind: ViewTransition)?
  /// Blocks that run, and one for the call that has not come yet.
  private var pending = 1
  private var allFinished = true

  private let id: String?
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(id: String?) { self.id = id }

  func change(_ body: (inout AnimationSettings) -> Void) {
    closeBlock()
    var new = settings
    body(&new)
    settings = AnimationSettings(
      duration: new.duration, delay: new.delay, options: new.options, pacing: new.pacing)
  }

  func setRepeats(_ body: (inout (count: Double, autoreverses: Bool)) -> Void) {
    closeBlock()
    body(&repeats)
  }

  func action(for layer: CALayer, key: String) -> (any CAAction)? {
    openedBlock.action(for: layer, key: key)
  }

  /// Of the whole view, from what it shows now. A later one takes its place.
  func setTransition(_ kind: ViewTransition?, of view: UIView) {
    if transition != nil { leave(true) }
    transition = nil
    guard let kind else { return }
    pending += 1
    let run = ViewTransitionRun(view, kind, settings) { [self] in leave($0) }
    transition = (run, kind)
  }

  func commit() {
    if let delegate, let willStart { _ = willStart.perform(on: delegate, id) }
    closeBlock()
    if let transition { transition.run.perform(transition.kind) {} }
    transition = nil
    leave(true)
  }

  private var openedBlock: AnimationBlock {
    if let block { return block }
    pending += 1
    // The blocks keep it until they are over.
    let block = AnimationBlock(settings) { [self] in leave($0) }
    if repeats.count != 0 || repeats.autoreverses {
      block.repeatEverything(count: repeats.count, autoreverses: repeats.autoreverses)
    }
    self.block = block
    return block
  }

  private func closeBlock() {
    block?.close()
    block = nil
  }

  private func leave(_ finished: Bool) {
    allFinished = allFinished && finished
    pending -= 1
    guard pending == 0, let delegate, let didStop else { return }
    _ = didStop.perform(on: delegate, id, NSNumber(value: allFinished))
  }
}
