import Foundation
import Synchronization
import Testing

@testable import FoundationAdditions

nonisolated(unsafe) private var nameKey: UInt8 = 0
nonisolated(unsafe) private var otherKey: UInt8 = 0

@Suite struct AssociatedObjectsTests {
  @Test func valuesAreKeptByKeyAndRemoved() {
    let owner = NSObject()
    objc_setAssociatedObject(owner, &nameKey, "name", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(owner, &otherKey, 7, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(owner, &nameKey) as? String == "name")
    #expect(objc_getAssociatedObject(owner, &otherKey) as? Int == 7)
    #expect(objc_getAssociatedObject(NSObject(), &nameKey) == nil)
    objc_setAssociatedObject(owner, &nameKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &nameKey) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &otherKey) == nil)
  }

  @Test func policiesRetainCopyOrOnlyRefer() {
    let owner = NSObject()
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, &nameKey, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(owner, &otherKey, text, .OBJC_ASSOCIATION_RETAIN)
    text.append("b")
    #expect(objc_getAssociatedObject(owner, &nameKey) as? String == "a")
    #expect(objc_getAssociatedObject(owner, &otherKey) as? NSMutableString === text)
    do {
      let passing = NSObject()
      objc_setAssociatedObject(owner, &nameKey, passing, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, &nameKey) as? NSObject === passing)
    }
    #expect(objc_getAssociatedObject(owner, &nameKey) == nil)
  }

  @Test func valuesGoWithAnObjectThatTellsOfItsEnd() {
    weak var value: NSObject?
    do {
      let (owner, held) = (Announcer(), NSObject())
      value = held
      objc_setAssociatedObject(owner, &nameKey, held, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value == nil)
  }

  @Test func valuesOfOtherObjectsGoWithALaterLook() {
    weak var value: NSObject?
    do {
      let (owner, held) = (NSObject(), NSObject())
      value = held
      objc_setAssociatedObject(owner, &nameKey, held, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value != nil)
    for _ in 0..<10_000 where value != nil { AssociatedObjects.releaseOrphans() }
    #expect(value == nil)
  }

  @Test func aValueMayUseTheTableInItsDeinit() {
    let owner = NSObject()
    objc_setAssociatedObject(owner, &nameKey, Chained(owner), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, &nameKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &otherKey) as? String == "left")
  }

  @Test func manyThreadsMaySetAndGet() {
    let owners = (0..<8).map { _ in NSObject() }
    nonisolated(unsafe) let shared = owners
    let wrong = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      for round in 0..<500 {
        let owner = shared[(index + round) % 8]
        objc_setAssociatedObject(shared[index], &nameKey, index, .OBJC_ASSOCIATION_RETAIN)
        let found = objc_getAssociatedObject(owner, &nameKey) as? Int
        if found != nil && found != (index + round) % 8 { wrong.add(1, ordering: .relaxed) }
      }
    }
    #expect(wrong.load(ordering: .relaxed) == 0)
  }
}

private final class Announcer: NSObject {
  deinit { AssociatedObjects.objectWasReleased(self) }
}

private final class Chained: NSObject {
  let owner: NSObject
  init(_ owner: NSObject) { self.owner = owner }
  deinit { objc_setAssociatedObject(owner, &otherKey, "left", .OBJC_ASSOCIATION_RETAIN) }
}
