/// The deferred elements of an open menu. Main thread only.
@MainActor
final class DeferredElements {
  private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var requested: Set<ObjectIdentifier> = []
  private let onLoad: () -> Void

  /// `onLoad` is called when elements have come that were not there when the menu was asked for.
  init(onLoad: @escaping () -> Void) { self.onLoad = onLoad }

  /// The menu with the elements in the places of those that stand for them.
  func resolve(_ menu: UIMenu) -> UIMenu {
    menu.replacingChildren(menu.children.flatMap(resolve))
  }

  private func resolve(_ element: UIMenuElement) -> [UIMenuElement] {
    switch element {
    case let menu as UIMenu where menu.options.contains(.displayInline): [resolve(menu)]
    case let deferred as UIDeferredMenuElement: elements(of: deferred)
    default: [element]
    }
  }

  private func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement] {
    let id = ObjectIdentifier(deferred)
    if let known = deferred.cached ?? loaded[id] { return known }
    if requested.insert(id).inserted {
      var hasReturned = false
      deferred.load { [weak self] elements in
        self?.loaded[id] = elements
        if hasReturned { self?.onLoad() }
      }
      hasReturned = true
    }
    return loaded[id] ?? [UIAction(title: "Loading…", attributes: .disabled) { _ in }]
  }
}
