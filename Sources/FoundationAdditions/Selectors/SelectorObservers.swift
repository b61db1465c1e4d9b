import Foundation

/// The observers that `addObserver(_:selector:name:object:)` has added to any notification center.
enum SelectorObservers {
  private static let table = Locked(WeakKeyTable<[SelectorObserver]>())

  static func add(_ added: SelectorObserver, for observer: AnyObject) {
    let releases = table.withLock {
      $0.setValue(($0.value(for: observer) ?? []) + [added], for: observer)
    }
    for gone in releases.values.joined() { gone.remove() }
  }

  /// Takes the address, not the object: observers often remove themselves in `deinit`.
  static func remove(_ observer: ObjectIdentifier, where isRemoved: (SelectorObserver) -> Bool) {
    let all = table.withLock { $0.removeValue(for: observer) } ?? []
    let removed = all.filter(isRemoved)
    let kept = all.filter { one in !removed.contains { $0 === one } }
    if let object = kept.lazy.compactMap(\.observer).first {
      let releases = table.withLock { $0.setValue(kept, for: object) }
      for gone in releases.values.joined() { gone.remove() }
    }
    for one in removed { one.remove() }
  }
}

/// One observer of one notification. Observer, object and center are held weakly; Apple's center
/// holds neither observer nor object, Linux's holds the object, so its own filter is not used.
final class SelectorObserver: @unchecked Sendable {
  private(set) weak var observer: AnyObject?
  private(set) weak var object: AnyObject?
  private(set) weak var center: NotificationCenter?
  let name: Notification.Name?
  private let hasObject: Bool
  private let selector: Selector
  private let token = Locked<(any NSObjectProtocol)?>(nil)

  init(_ observer: AnyObject, _ selector: Selector, _ name: Notification.Name?, _ object: Any?) {
    self.observer = observer
    self.selector = selector
    self.name = name
    self.object = object.map { $0 as AnyObject }
    hasObject = object != nil
  }

  func start(in center: NotificationCenter) {
    self.center = center
    let added = center.addObserver(forName: name, object: nil, queue: nil) {
      self.deliver($0)
    }
    token.withLock { $0 = added }
  }

  func remove() {
    if let taken = token.withLock({ $0.take() }) { center?.removeObserver(taken as Any) }
  }

  private func deliver(_ notification: Notification) {
    guard let observer, !hasObject || object != nil else { return remove() }
    guard !hasObject || notification.object as AnyObject? === object else { return }
    selector.perform(on: observer, notification)
  }
}
