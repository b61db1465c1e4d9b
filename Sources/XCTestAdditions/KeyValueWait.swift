import Foundation
import FoundationAdditions

/// Waits for one change of a property, then stops to listen.
final class KeyValueWait: NSObject {
  typealias Change = [NSKeyValueChangeKey: Any]

  private let object: NSObject
  private let keyPath: String
  private var isExpected: ((Change) -> Bool)?
  private var arrived: (() -> Void)?

  init(_ object: Any, _ keyPath: String) {
    guard let object = object as? NSObject else {
      preconditionFailure("only subclasses of NSObject announce changes, not \(type(of: object))")
    }
    (self.object, self.keyPath) = (object, keyPath)
  }

  func begin(
    _ options: NSKeyValueObservingOptions, for isExpected: @escaping (Change) -> Bool,
    then arrived: @escaping () -> Void
  ) {
    (self.isExpected, self.arrived) = (isExpected, arrived)
    object.addObserver(self, forKeyPath: keyPath, options: options.union(.new), context: nil)
  }

  func end() {
    if arrived != nil { object.removeObserver(self, forKeyPath: keyPath, context: nil) }
    (isExpected, arrived) = (nil, nil)
  }

  /// Whether a change brings this value; nil for any.
  static func brings(_ value: Any?) -> (Change) -> Bool {
    { change in
      guard let value else { return true }
      return PredicateValue.areEqual(
        PredicateValue.plain(change[.newKey]), PredicateValue.plain(value))
    }
  }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard let arrived, isExpected?(change ?? [:]) ?? false else { return }
    // What hears of a first value is still being added.
    (isExpected, self.arrived) = (nil, nil)
    arrived()
  }

  final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] {
      [Selector(observing: KeyValueWait.observeValue(forKeyPath:of:change:context:), ())]
    }
  }
}
