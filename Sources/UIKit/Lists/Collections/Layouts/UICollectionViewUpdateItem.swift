public import Foundation

/// A change of one item or section in a batch, as layouts are told of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to it.
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  /// Where it was; nil if it is new. For a section, the item is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where it is; nil if it is gone. For a section, the item is `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens to it.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}

extension UICollectionViewUpdateItem {
  static func all(in changes: ListChanges<Void>) -> [UICollectionViewUpdateItem] {
    func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items: [UICollectionViewUpdateItem] = []
    items += changes.deletedSections.keys.sorted().map {
      .init(.delete, before: section($0), after: nil)
    }
    items += changes.insertedSections.keys.sorted().map {
      .init(.insert, before: nil, after: section($0))
    }
    items += changes.reloadedSections.keys.sorted().map {
      .init(.reload, before: section($0), after: section($0))
    }
    items += changes.movedSections.map {
      .init(.move, before: section($0.from), after: section($0.to))
    }
    items += changes.deletedItems.keys.sorted().map { .init(.delete, before: $0, after: nil) }
    items += changes.insertedItems.keys.sorted().map { .init(.insert, before: nil, after: $0) }
    items += changes.reloadedItems.keys.sorted().map { .init(.reload, before: $0, after: $0) }
    items += changes.movedItems.map { .init(.move, before: $0.from, after: $0.to) }
    return items
  }
}
