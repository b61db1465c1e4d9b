import Foundation
import FoundationAdditions
import Testing

@MainActor @Suite struct NotificationSequenceTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("test")

  private func post(_ number: Int, object: AnyObject? = nil) {
    center.post(name: name, object: object, userInfo: ["number": number])
  }

  private func number(_ notification: Notification?) -> Int? {
    notification?.userInfo?["number"] as? Int
  }

  @Test func whatIsPostedArrivesInOrder() async {
    var iterator = center.notifications(named: name).makeAsyncIterator()
    post(1)
    post(2)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(number(await iterator.next()) == 1)
    #expect(number(await iterator.next()) == 2)
    post(3)
    #expect(number(await iterator.next()) == 3)
  }

  @Test func onlyThatOfTheObjectArrives() async {
    let (own, other) = (NSObject(), NSObject())
    var iterator = center.notifications(named: name, object: own).makeAsyncIterator()
    post(1, object: other)
    post(2, object: own)
    #expect(number(await iterator.next()) == 2)
  }

  @Test func noMoreThanSevenWait() async {
    var iterator = center.notifications(named: name).makeAsyncIterator()
    for number in 1...10 { post(number) }
    #expect(number(await iterator.next()) == 4)
  }

  @Test func aCancelledTaskGetsNil() async {
    let (center, name) = (center, name)
    let task = Task {
      var count = 0
      for await _ in center.notifications(named: name) { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
