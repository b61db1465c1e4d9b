import CoreGraphics
import Diagnostics
import FoundationAdditions
import PlatformKit
import RenderKit

extension CALayer {
  var attachedKeys: [String]? {
    guard let keys = rareData?.animations.keys, !keys.isEmpty else { return nil }
    return keys
  }

  /// On the main thread the animation joins the innermost completion group. If no window shows the
  /// layer at the commit, the animation is dropped.
  func attach(_ animation: CAAnimation, forKey key: String?) {
    let isMain = MainThread.isCurrent
    let key = animation is CATransition ? kCATransition : key
    let id = AnimationID.next()
    let copy = animation.copyForLayer(
      defaultDuration: isMain ? CATransaction.animationDuration() : 0.25)
    let snapshot = copy.makeSnapshot(id: id, for: type(of: self))
    let (_, replaced) = ensureRareData.animations.add(
      copy, snapshot, forKey: key, in: isMain ? TransactionStack.current.join() : nil)
    noteCustomProperties(of: id)
    if let replaced { retire(replaced) }
    guard isMain, let host = host ?? LayerHost.current else { return }
    host.dirty.animations.append(.add(self, id))
    host.needsCommit()
  }

  /// Custom properties animate from their current values; an unknown key path animates nothing and
  /// is logged once.
  private func noteCustomProperties(of id: AnimationID) {
    guard let properties = rareData?.animations[id]?.snapshot.customProperties else { return }
    for property in properties {
      if !knowsCustomProperty(property) {
        Log.layers.write("\(type(of: self)): nothing to animate at key path \(property)")
      }
      prepareCustomProperty(property)
    }
    if !properties.isEmpty, animatesDrawing { host?.drawing.add(self) }
  }

  /// The commit time of an animation that begins with its commit, on the host's clock; nil before
  /// the commit, and where the program set `beginTime`.
  package func commitTime(ofAnimation key: String) -> Double? {
    guard case .committed(let time)? = rareData?.animations[key]?.begin else { return nil }
    return time.seconds
  }

  func detachAnimation(forKey key: String) {
    if let entry = rareData?.animations.remove(forKey: key) { retire(entry) }
  }

  func detachAllAnimations() {
    for entry in rareData?.animations.removeAll() ?? [] { retire(entry) }
  }

  /// Ends a removed animation: tells the render side, and the delegate after the commit.
  private func retire(_ entry: AttachedAnimations.Entry) {
    // The render side may still run it for a layer that has just left its window.
    let host = host ?? (MainThread.isCurrent ? LayerHost.current : nil)
    guard let host, let running = host.running.removeValue(forKey: entry.id) else {
      return entry.report(finished: false, after: host)
    }
    host.dirty.animations.append(.remove(id, key: entry.key))
    host.needsCommit()
    if !running.hasEnded { entry.report(finished: false, after: host) }
  }
}

extension AttachedAnimations.Entry {
  /// Calls the delegate and the completion group after the commit of `host`.
  func report(finished: Bool, after host: LayerHost?) {
    if MainThread.isCurrent {
      let transactions = host?.transactions ?? .current
      transactions.afterCommit { conclude(finished: finished) }
    } else {
      animation.delegate?.animationDidStop(animation, finished: finished)
    }
  }

  /// Calls the delegate and the completion group.
  func conclude(finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    membership?.leave()
  }
}
