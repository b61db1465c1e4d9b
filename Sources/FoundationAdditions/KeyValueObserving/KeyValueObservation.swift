import Diagnostics
import Foundation

/// One observer of one key path of an object. Neither is held.
///
/// It is linked to the first key of the object, to the second of the object found there, and so on, and
/// to what these are computed from; after each change it is linked anew.
final class KeyValueObservation: @unchecked Sendable {
  typealias Change = [NSKeyValueChangeKey: Any]

  private weak var object: NSObject?
  private let path: [String]
  private let options: NSKeyValueObservingOptions
  private let deliver: (NSObject, Change) -> Void
  private var links: [(object: WeakReference<NSObject>, key: String)] = []
  /// A link stands on the value of another one, so that a change leads elsewhere.
  private var leadsFurther = false
  /// Old values of changes that have begun, innermost last.
  private var begun: [Any?] = []

  init(
    _ object: NSObject, _ path: [String], _ options: NSKeyValueObservingOptions,
    _ deliver: @escaping (NSObject, Change) -> Void
  ) {
    self.object = object
    self.path = path
    self.options = options
    self.deliver = deliver
  }

  func start() {
    link()
    guard options.contains(.initial), let object else { return }
    var change = Change()
    if options.contains(.new) { change[.newKey] = current }
    tell(object, change)
  }

  func stop() {
    for link in links {
      if let object = link.object.object { KeyValueChanges.remove(self, from: object, link.key) }
    }
    links = []
  }

  func willChange() {
    guard let object else { return }
    let old = options.contains(.old) ? current : nil
    begun.append(old)
    guard options.contains(.prior) else { return }
    var change: Change = [.notificationIsPriorKey: true]
    if options.contains(.old) { change[.oldKey] = old }
    tell(object, change)
  }

  func didChange() {
    guard let object, let old = begun.popLast() else { return }
    if leadsFurther {
      stop()
      link()
    }
    var change = Change()
    if options.contains(.old) { change[.oldKey] = old }
    if options.contains(.new) { change[.newKey] = current }
    tell(object, change)
  }

  /// `NSNull` stands for nil, as in Apple's dictionaries.
  private var current: Any { KeyValueCoding.value(of: object, path: path) ?? NSNull() }

  private func tell(_ object: NSObject, _ change: Change) {
    deliver(object, change.merging([.kindKey: NSKeyValueChange.setting.rawValue]) { old, _ in old })
  }

  private func link() {
    if let object { link(to: object, path[...]) }
  }

  private func link(to owner: NSObject, _ path: ArraySlice<String>) {
    guard let key = path.first else { return }
    if !links.contains(where: { $0.object.object === owner && $0.key == key }) {
      listen(to: owner, key)
    }
    let rest = path.dropFirst()
    guard !rest.isEmpty else { return }
    leadsFurther = true
    if let next = KeyValueCoding.value(of: owner, path: [key]) as? NSObject {
      link(to: next, rest)
    }
  }

  private func listen(to owner: NSObject, _ key: String) {
    let affecting = ExposedMembers.of(type(of: owner)).keyPaths(affecting: key)
    if affecting.isEmpty { ObservableKeys.require(key, of: owner) }
    links.append((WeakReference(owner), key))
    KeyValueChanges.add(self, to: owner, key)
    for path in affecting.sorted() {
      link(to: owner, path.split(separator: ".").map(String.init)[...])
    }
  }
}
