import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct CFunctionsTests {
  @Test func rangesAndArrays() {
    let range = CFRangeMake(2, 3)
    #expect(range.location == 2 && range.length == 3)
    let object = NSObject()
    #expect(CFArrayGetCount([object, 1]) == 2)
    let found = CFArrayGetValueAtIndex([1, object], 1)
    #expect(found == UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
    #expect(HUGE == .infinity && NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC)
  }

  @Test func booleansGoIntoDictionaries() {
    let options: [String: Any] = ["yes": kCFBooleanTrue!, "no": kCFBooleanFalse as Any]
    #expect((options["yes"] as? NSNumber)?.boolValue == true)
    #expect((options["no"] as? NSNumber)?.boolValue == false)
  }

  @Test func theTimeIsCountedFrom2001() {
    let before = Date().timeIntervalSinceReferenceDate
    let time = CFAbsoluteTimeGetCurrent()
    #expect(time >= before && time < before + 60)
  }

  @Test func autoreleasepoolReturnsAndRethrows() {
    #expect(autoreleasepool { 5 } == 5)
    #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
  }

  @Test func objectsHaveLocks() {
    let object = NSObject()
    nonisolated(unsafe) let shared = object
    let count = Counted()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<200 {
        objc_sync_enter(shared)
        objc_sync_enter(shared)
        count.value += 1
        objc_sync_exit(shared)
        objc_sync_exit(shared)
      }
    }
    #expect(count.value == 1600)
  }
}

private final class Counted: @unchecked Sendable { var value = 0 }
