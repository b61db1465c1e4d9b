import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct WeakKeyTableTests {
  @Test func valuesOfObjectsThatAreGoneLeaveWithLaterInsertions() {
    var table = WeakKeyTable<Int>()
    var objects = (0..<100).map { _ in NSObject() }
    for (index, object) in objects.enumerated() { _ = table.setValue(index, for: object) }
    #expect(table.value(for: objects[7]) == 7)
    objects.removeFirst(90)
    let kept = (0..<200).map { _ in NSObject() }
    var gone: [Int] = []
    for object in kept { gone += table.setValue(0, for: object).values }
    #expect(Set(gone) == Set(0..<90))
    #expect(table.count == 210)
    withExtendedLifetime((objects, kept)) {}
  }

  @Test func nilRemovesAValueAndMakesNoEntry() {
    var table = WeakKeyTable<Int>()
    let (first, second) = (NSObject(), NSObject())
    _ = table.setValue(7, for: first)
    #expect(table.setValue(nil, for: first).values == [7])
    #expect(table.setValue(nil, for: second).values.isEmpty)
    #expect(table.count == 0 && table.value(for: first) == nil)
  }

  @Test func aValueIsChangedInPlace() {
    var table = WeakKeyTable<Int>()
    let (first, second) = (NSObject(), NSObject())
    _ = table.setValue(7, for: first)
    #expect(table.modifyValue(for: first) { $0 += 1 } != nil)
    #expect(table.value(for: first) == 8)
    #expect(table.modifyValue(for: second) { $0 += 1 } == nil)
  }

  @Test func aLookAtOrphansIsBounded() {
    var table = WeakKeyTable<Int>()
    let objects = (0..<10).map { _ in NSObject() }
    for object in objects { _ = table.setValue(1, for: object) }
    #expect(table.removeOrphans(atMost: 3).objects.count == 3)
    #expect(table.removeOrphans(atMost: 30).objects.count == 10)
    #expect(table.removeValue(for: ObjectIdentifier(objects[0])) == 1)
    #expect(table.removeValue(for: ObjectIdentifier(objects[0])) == nil)
    #expect(table.value(for: objects[9]) == 1)
  }
}
