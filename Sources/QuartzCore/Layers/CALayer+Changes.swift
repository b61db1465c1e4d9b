// Walk 9: model layer change. In: a new value of a layer's property. Out: the layer marked dirty.
// Next: Actions/ImplicitActions (before the store), Commit/DirtyLayers (after it).

import CoreGraphics
import RenderKit

extension CALayer {
  /// The one way an animatable property changes: equal values end here; otherwise the action is
  /// looked up while the old value is still in place, the value stored, the layer marked, and the
  /// action run.
  func change<Value: Equatable>(
    _ property: LayerProperty, from old: Value, to new: Value,
    store: (inout LayerSnapshot) -> Void
  ) {
    if old != new { change(property, store: store) }
  }

  /// As above, for values known to differ.
  func change(_ property: LayerProperty, store: (inout LayerSnapshot) -> Void) {
    let action = actionForChange(of: property)
    store(&snapshot)
    mark(property.aspects)
    action?.run(forKey: property.key, object: self, arguments: nil)
  }

  /// Changes how the layer appears where there is an action to be asked for, but no value that an
  /// animation of its own could take from one to the other.
  func change<Value: Equatable>(
    event: String, from old: Value, to new: Value, store: (inout LayerSnapshot) -> Void
  ) {
    if old == new { return }
    let action = actionForChange(event: event)
    store(&snapshot)
    mark(.appearance)
    action?.run(forKey: event, object: self, arguments: nil)
  }

  /// Changes what has no action.
  func changeSilently<Value: Equatable>(
    _ aspects: LayerAspects, from old: Value, to new: Value,
    store: (inout LayerSnapshot) -> Void
  ) {
    if old == new { return }
    store(&snapshot)
    mark(aspects)
  }

  /// Notes what the next commit has to send; costs nothing for a layer no window shows.
  func mark(_ aspects: LayerAspects) {
    guard let host else { return }
    MainThread.require("change a layer that a window shows")
    if marks.isEmpty { host.dirty.changed.append(self) }
    marks.formUnion(aspects)
    host.needsCommit()
  }

  func changeBounds(to new: CGRect) {
    let old = snapshot.bounds
    if old == new { return }
    change(.bounds) { $0.bounds = new }
    setNeedsLayout()
    if old.size != new.size { markSuperlayerNeedsLayout() }
    let isDueAgain = needsDisplayOnBoundsChange && old.size != new.size
    if isDueAgain || flags.contains(.needsDisplay) { setNeedsDisplay() }
  }

  func changeTransform(to new: CATransform3D) {
    if snapshot.transform == new { return }
    change(.transform) { $0.transform = new }
    markSuperlayerNeedsLayout()
  }

  func changeTiming(_ store: (inout MediaTiming) -> Void) {
    var timing = snapshot.timing
    store(&timing)
    guard accepts(timing.isUsable, "a time") else { return }
    changeSilently(.timing, from: snapshot.timing, to: timing) { $0.timing = timing }
  }

  func setContents(_ new: Any?) {
    let image = new as? CGImage
    guard accepts(new == nil || image != nil, "contents") else { return }
    flags.subtract([.hasBackingStore, .needsDisplay])
    if image === snapshot.contents { return }
    change(.contents) { $0.contents = image }
  }

  func changeContentsGravity(to new: CALayerContentsGravity) {
    guard let gravity = new.gravity else {
      return Refusal.log("no contentsGravity \(new.rawValue)")
    }
    changeSilently(.contents, from: snapshot.contentsGravity, to: gravity) {
      $0.contentsGravity = gravity
    }
  }

  func changeContentsScale(to new: CGFloat) {
    guard accepts(new > 0 && new.isPlaceable, "contentsScale") else { return }
    changeSilently(.contents, from: snapshot.contentsScale, to: new) { $0.contentsScale = new }
    if flags.contains(.hasBackingStore) { setNeedsDisplay() }
  }

  /// Says on standard error that a value was refused; the property keeps the one it has.
  func accepts(_ isUsable: Bool, _ property: String) -> Bool {
    if !isUsable {
      Refusal.log("\(type(of: self)): \(property) refused: not a value that can be shown")
    }
    return isUsable
  }
}

extension MediaTiming {
  fileprivate var isUsable: Bool {
    beginTime.isFinite && timeOffset.isFinite && speed.isFinite && !duration.isNaN
      && !repeatCount.isNaN && !repeatDuration.isNaN
  }
}
