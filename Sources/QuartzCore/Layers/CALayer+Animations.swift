import CoreGraphics
import Diagnostics
import PlatformKit
import RenderKit

extension CALayer {
  var attachedKeys: [String]? {
    guard let keys = rareData?.animations.keys, !keys.isEmpty else { return nil }
    return keys
  }

  /// On the main thread the animation joins the innermost completion block. A layer that no window
  /// shows when the transaction commits drops it then.
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

  /// Properties of the program's own are animated from the values they have; a key path that is none
  /// of the layer's animates nothing, which is said once on standard error.
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

  /// When an animation that begins with the commit was committed, on the host's clock; nil before that,
  /// and where the program has said when to begin.
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

  /// Tells the render side that an animation is over before its time, and the delegate after the
  /// commit.
  private func retire(_ entry: AttachedAnimations.Entry) {
    // A layer that has just left its window may still run it on the render side.
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
  /// Tells the delegate and the completion block, when the commit of `host` is done.
  func report(finished: Bool, after host: LayerHost?) {
    if MainThread.isCurrent {
      let transactions = host?.transactions ?? .current
      transactions.afterCommit { conclude(finished: finished) }
    } else {
      animation.delegate?.animationDidStop(animation, finished: finished)
    }
  }

  /// Tells the delegate and the completion block.
  func conclude(finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    membership?.leave()
  }
}
