import Foundation
import FoundationAdditions
import Testing

struct NSMapTableTests {
  private final class Item: NSObject {}

  @Test func entriesGoWithTheirKey() {
    let table = NSMapTable<Item, NSString>.weakToStrongObjects()
    let kept = Item()
    table.setObject("kept", forKey: kept)
    table.setObject("gone", forKey: Item())
    #expect(table.object(forKey: kept) == "kept" && table.count == 1)
    #expect(table.keyEnumerator().allObjects.first as? Item === kept)
    #expect(table.objectEnumerator()?.allObjects.first as? NSString == "kept")
  }

  @Test func entriesGoWithTheirObject() {
    let table = NSMapTable<NSString, Item>.strongToWeakObjects()
    let kept = Item()
    table.setObject(kept, forKey: "kept")
    table.setObject(Item(), forKey: "gone")
    #expect(table.object(forKey: "gone") == nil && table.count == 1)
    #expect(table.dictionaryRepresentation() == [NSString(string: "kept"): kept])
    let both = NSMapTable<Item, Item>.weakToWeakObjects()
    both.setObject(kept, forKey: Item())
    both.setObject(Item(), forKey: kept)
    #expect(both.count == 0)
  }

  @Test func aKeyHasOneObject() {
    let table = NSMapTable<NSString, NSString>.strongToStrongObjects()
    table.setObject("one", forKey: NSString(string: "key"))
    table.setObject("two", forKey: NSString(string: "key"))
    #expect(table.count == 1 && table.object(forKey: "key") == "two")
    table.setObject(nil, forKey: "key")
    #expect(table.count == 1)
    table.removeObject(forKey: "key")
    #expect(table.count == 0 && table.object(forKey: nil) == nil)
    table.setObject("three", forKey: "key")
    table.removeAllObjects()
    #expect(table.count == 0)
  }
}
