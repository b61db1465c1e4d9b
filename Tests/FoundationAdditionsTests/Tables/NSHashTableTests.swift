import Foundation
import FoundationAdditions
import Testing

struct NSHashTableTests {
  private final class Item: NSObject {}
  private protocol Listener: AnyObject {
    var name: String { get }
  }
  private final class Ear: Listener {
    let name: String
    init(_ name: String) { self.name = name }
  }

  @Test func weakObjectsLeaveWhenTheyAreGone() {
    let table = NSHashTable<Item>.weakObjects()
    let kept = Item()
    table.add(kept)
    do {
      let gone = Item()
      table.add(gone)
      #expect(table.count == 2)
    }
    #expect(table.allObjects == [kept] && table.count == 1)
    #expect(table.contains(kept) && table.anyObject === kept)
  }

  @Test func listenersOfAProtocolAreHeldWeakly() {
    let listeners = NSHashTable<any Listener>.weakObjects()
    let first = Ear("first")
    listeners.add(first)
    listeners.add(first)
    listeners.add(Ear("second"))
    #expect(listeners.allObjects.map(\.name) == ["first"])
    listeners.remove(first)
    #expect(listeners.allObjects.isEmpty)
  }

  @Test func equalObjectsAreOneUnlessAddressesCount() {
    let (one, other) = (NSMutableString(string: "same"), NSMutableString(string: "same"))
    let equal = NSHashTable<NSMutableString>()
    let pointers = NSHashTable<NSMutableString>(options: .objectPointerPersonality)
    for table in [equal, pointers] {
      table.add(one)
      table.add(other)
    }
    #expect(equal.count == 1 && equal.member(other) === one)
    #expect(pointers.count == 2 && pointers.member(other) === other)
  }

  @Test func tablesAreSets() {
    let items = (0..<4).map { _ in Item() }
    let (left, right) = (NSHashTable<Item>(), NSHashTable<Item>())
    items.prefix(3).forEach(left.add)
    items.suffix(3).forEach(right.add)
    #expect(left.intersects(right) && !left.isSubset(of: right))
    left.minus(right)
    #expect(left.allObjects == [items[0]])
    left.union(right)
    #expect(left.count == 4 && right.isSubset(of: left))
    left.intersect(right)
    #expect(left.setRepresentation == Set(items.suffix(3).map { AnyHashable($0) }))
    #expect(left.objectEnumerator().allObjects.count == 3)
    left.removeAllObjects()
    #expect(left.count == 0 && left.anyObject == nil)
  }

  /// What is gone does not pile up.
  @Test func manyThatAreGoneLeaveRoom() {
    let table = NSHashTable<Item>.weakObjects()
    let kept = Item()
    table.add(kept)
    for _ in 0..<100_000 { table.add(Item()) }
    #expect(table.allObjects == [kept])
  }
}
