import FoundationAdditions

/// How UIKit's setters announce changes: they look at one flag while nobody observes anything.
///
/// The key is the property's Objective-C name ("hidden" for `isHidden`), under which the class lists
/// it in its `ObjCMembers`.
@MainActor
enum ObservedChange {
  @inline(__always)
  static func announce(_ object: AnyObject, _ key: String, _ change: () -> Void) {
    guard KeyValueChanges.areObserved else { return change() }
    KeyValueChanges.willChange(object, key)
    change()
    KeyValueChanges.didChange(object, key)
  }
}
