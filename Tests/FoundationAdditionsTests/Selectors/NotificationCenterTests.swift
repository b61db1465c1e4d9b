import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct NotificationCenterTests {
  let center = NotificationCenter()
  let heard = Selector("heard:", Listener.heard(_:))

  @Test func observersHearTheirNameAndObject() {
    let listener = Listener()
    let radio = NSObject()
    center.addObserver(listener, selector: heard, name: Listener.news, object: radio)
    center.post(name: Listener.news, object: radio)
    center.post(name: Listener.news, object: NSObject())
    center.post(name: Listener.news, object: nil)
    center.post(name: Notification.Name("weather"), object: radio)
    #expect(listener.names == ["news"])
  }

  @Test func nilMeansEveryNameAndObject() {
    let listener = Listener()
    center.addObserver(listener, selector: heard, name: nil, object: nil)
    center.post(name: Listener.news, object: nil)
    center.post(name: Notification.Name("weather"), object: listener)
    #expect(listener.names == ["news", "weather"])
  }

  @Test func registrationsAreRemovedByNameByObjectOrAll() {
    let listener = Listener()
    let (first, second) = (NSObject(), NSObject())
    for object in [first, second] {
      center.addObserver(listener, selector: heard, name: Listener.news, object: object)
    }
    center.addObserver(listener, selector: heard, name: Notification.Name("weather"), object: nil)
    center.removeObserver(listener, name: Listener.news, object: first)
    center.post(name: Listener.news, object: first)
    center.post(name: Listener.news, object: second)
    center.removeObserver(listener, name: Listener.news, object: nil)
    center.post(name: Listener.news, object: second)
    center.post(name: Notification.Name("weather"), object: nil)
    center.removeObserver(listener)
    center.post(name: Notification.Name("weather"), object: nil)
    #expect(listener.names == ["news", "weather"])
  }

  @Test func removalInOneCenterLeavesTheOther() {
    let listener = Listener()
    let other = NotificationCenter()
    center.addObserver(listener, selector: heard, name: nil, object: nil)
    other.addObserver(listener, selector: heard, name: nil, object: nil)
    center.removeObserver(listener)
    center.post(name: Listener.news, object: nil)
    other.post(name: Listener.news, object: nil)
    #expect(listener.names == ["news"])
  }

  @Test func tokensAreStillRemoved() {
    let count = Locked(0)
    let token = center.addObserver(forName: Listener.news, object: nil, queue: nil) { _ in
      count.withLock { $0 += 1 }
    }
    center.post(name: Listener.news, object: nil)
    center.removeObserver(token)
    center.post(name: Listener.news, object: nil)
    #expect(count.withLock { $0 } == 1)
  }

  @Test func neitherObserverNorObjectIsHeld() {
    weak var observer: Listener?
    weak var object: NSObject?
    do {
      let (listener, radio) = (Listener(), NSObject())
      (observer, object) = (listener, radio)
      center.addObserver(listener, selector: heard, name: Listener.news, object: radio)
    }
    #expect(observer == nil && object == nil)
    center.post(name: Listener.news, object: nil)
  }

  @Test func observersMayRemoveThemselvesInDeinit() {
    do {
      let leaver = Leaver(center)
      center.addObserver(
        leaver, selector: Selector("heard", Leaver.heard), name: Listener.news, object: nil)
    }
    center.post(name: Listener.news, object: nil)
  }

  @Test func methodsOfTheMainActorAreCalledOnTheThreadThatPosts() async {
    let listener = await MainListener()
    center.addObserver(
      listener, selector: Selector("heard:", MainListener.heard(_:)), name: nil, object: nil)
    await MainActor.run { [center] in center.post(name: Listener.news, object: nil) }
    await #expect(listener.count == 1)
  }
}

final class Listener: NSObject {
  static let news = Notification.Name("news")
  var names: [String] = []
  func heard(_ notification: Notification) { names.append(notification.name.rawValue) }
}

final class Leaver: NSObject {
  let center: NotificationCenter
  init(_ center: NotificationCenter) { self.center = center }
  func heard() {}
  deinit { center.removeObserver(self) }
}

@MainActor final class MainListener: NSObject {
  var count = 0
  func heard(_ notification: Notification) { count += 1 }
}
