// Walk 9: model layer change. In: a new value of a layer's property. Out: the layer marked dirty.
// Next: Actions/ImplicitActions (before the store), Commit/DirtyLayers (after it).

import CoreGraphics
import Diagnostics
import FoundationAdditions
import RenderKit

extension CALayer {
  /// The only way an animatable property changes. Ignores values that cannot be shown, and equal
  /// ones. Otherwise looks up the action while the old value is still set, stores the value, marks
  /// the layer, and runs the action.
  @discardableResult
  func change<Value>(_ property: TypedProperty<Value>, to new: Value) -> Bool {
    guard accepts(property.allows(new), property.key) else { return false }
    if Value.areSame(property.get(snapshot), new) { return false }
    let action = actionForChange(of: property)
    KeyValueChanges.willChange(self, property.key)
    property.store(&snapshot, new)
    KeyValueChanges.didChange(self, property.key)
    mark(property.dirties.contains(.contents) ? .contents : .state)
    action?.run(forKey: property.key, object: self, arguments: nil)
    return true
  }

  /// Changes state that has an action but no value to animate.
  func change<Value: Equatable>(
    event: String, from old: Value, to new: Value, store: (inout LayerSnapshot) -> Void
  ) {
    if old == new { return }
    let action = actionForChange(event: event)
    store(&snapshot)
    mark(.state)
    action?.run(forKey: event, object: self, arguments: nil)
  }

  /// Changes state without an action.
  func changeSilently<Value: Equatable>(
    _ path: WritableKeyPath<LayerSnapshot, Value>, to new: Value, _ marks: LayerDirtyFlags = .state
  ) {
    if snapshot[keyPath: path] == new { return }
    snapshot[keyPath: path] = new
    mark(marks)
  }

  /// Marks what the next commit has to send; free for a layer that no window shows.
  func mark(_ new: LayerDirtyFlags) {
    guard let host else { return }
    MainThread.require("change a layer that a window shows")
    if marks.isEmpty { host.dirty.changed.append(self) }
    marks.formUnion(new)
    host.needsCommit()
  }

  func changeBounds(to new: CGRect) {
    let old = snapshot.bounds.size
    guard change(.bounds, to: new) else { return }
    setNeedsLayout()
    drawingIsOutdated()
    if old != new.size { markSuperlayerNeedsLayout() }
    let isDueAgain = needsDisplayOnBoundsChange && old != new.size
    if isDueAgain || flags.contains(.needsDisplay) { setNeedsDisplay() }
  }

  private func drawingIsOutdated() {
    if flags.contains(.hasBackingStore) { flags.insert(.hasOutdatedBounds) }
  }

  func changeTransform(to new: CATransform3D) {
    if change(.transform, to: new) { markSuperlayerNeedsLayout() }
  }

  func changeTiming(_ store: (inout MediaTiming) -> Void) {
    var timing = snapshot.timing
    store(&timing)
    guard accepts(timing.isUsable, "a time") else { return }
    changeSilently(\.timing, to: timing)
  }

  func setContents(_ new: Any?) {
    let image = new as? CGImage
    guard accepts(new == nil || image != nil, "contents") else { return }
    flags.subtract([.hasBackingStore, .needsDisplay])
    forgetParts()
    keepContentsUpright()
    change(.contents, to: image)
  }

  func changeContentsGravity(to new: CALayerContentsGravity) {
    guard let gravity = new.gravity else {
      return Log.layers.write("no contentsGravity \(new.rawValue)")
    }
    changeSilently(\.contentsGravity, to: gravity)
  }

  func changeContentsScale(to new: CGFloat) {
    guard accepts(new > 0 && new.isPlaceable, "contentsScale") else { return }
    if new == contentsScale { return }
    drawingIsOutdated()
    changeSilently(\.contentsScale, to: new)
    if flags.contains(.hasBackingStore) { setNeedsDisplay() }
  }

  /// Logs a rejected value with the class of the view, or else of the layer; the property keeps its old
  /// one.
  func accepts(_ isUsable: Bool, _ property: String) -> Bool {
    if !isUsable {
      let owner: AnyObject = delegate ?? self
      Log.layers.write("\(type(of: owner)): \(property) refused: not a value that can be shown")
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
