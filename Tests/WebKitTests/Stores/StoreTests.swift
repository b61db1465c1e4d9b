import Foundation
import FoundationNetworking
import Testing
import UIKitTesting
import WebEngineProtocol

@testable import WebKit

@MainActor
struct StoreTests {
  private func cookie(_ name: String) throws -> HTTPCookie {
    try #require(
      HTTPCookie(properties: [
        .name: name, .value: "1", .domain: "example.org", .path: "/", .secure: "TRUE",
        .expires: Date(timeIntervalSince1970: 4e9),
      ]))
  }

  @Test func cookiesAreReadAndSetInTheStoreOfTheView() async throws {
    let stage = WebStage()
    let store = stage.view.configuration.websiteDataStore
    var isSet = false
    store.httpCookieStore.setCookie(try cookie("a")) { isSet = true }
    let (page, id, sent) = try #require(
      stage.engine.next { message -> (PageID, RequestID, PageCookie)? in
        guard case .setCookie(let id, let settings, let cookie) = message.content,
          settings.store == store.number
        else { return nil }
        return (message.page, id, cookie)
      })
    #expect(sent.name == "a" && sent.isSecure && sent.expires == 4e9)
    stage.engine.send(.cookies(id, []), page: page)
    try await stage.wait { isSet }
    var read: [HTTPCookie]?
    store.httpCookieStore.getAllCookies { read = $0 }
    let asked = try #require(
      stage.engine.next { message -> RequestID? in
        if case .readCookies(let id, _) = message.content { id } else { nil }
      })
    stage.engine.send(.cookies(asked, [sent]), page: page)
    try await stage.wait { read != nil }
    #expect(read?.map(\.name) == ["a"] && read?.first?.isSecure == true)
  }

  @Test func cookiesOfAStoreThatIsGoneAreNone() {
    let cookies = WKWebsiteDataStore.nonPersistent().httpCookieStore
    var found: [HTTPCookie]?
    cookies.getAllCookies { found = $0 }
    #expect(found?.isEmpty == true)
  }

  @Test func programsThatWaitSetAndDeleteCookies() async throws {
    let stage = WebStage()
    let cookies = stage.view.configuration.websiteDataStore.httpCookieStore
    let sent = try cookie("a")
    var steps: [String] = []
    let work = Task {
      steps.append("set")
      await cookies.setCookie(sent)
      steps.append("delete")
      await cookies.deleteCookie(sent)
      steps.append("done")
    }
    for step in ["set", "delete"] {
      try await stage.wait { steps.last == step }
      let (page, id) = try #require(
        stage.engine.next { message -> (PageID, RequestID)? in
          switch message.content {
          case .setCookie(let id, _, let cookie) where step == "set" && cookie.name == "a":
            (message.page, id)
          case .deleteCookie(let id, _, let cookie) where step == "delete" && cookie.name == "a":
            (message.page, id)
          default: nil
          }
        })
      stage.engine.send(.cookies(id, []), page: page)
    }
    await work.value
    #expect(steps == ["set", "delete", "done"])
  }

  @Test func observersHearOfChangesInEachEngine() async throws {
    let (stage, ear) = (WebStage(), Ear())
    let store = stage.view.configuration.websiteDataStore
    store.httpCookieStore.add(ear)
    #expect(stage.engine.launches == 0)
    for round in 1...2 {
      stage.view.load(URLRequest(url: try #require(URL(string: "https://example.org/"))))
      let page = try #require(
        stage.engine.next { message -> PageID? in
          guard case .watchCookies(let settings) = message.content else { return nil }
          return settings.store == store.number ? message.page : nil
        })
      stage.engine.send(.cookiesChanged, page: page)
      try await stage.wait { ear.count == round }
      #expect(ear.count == round)
      stage.engine.die()
      try await stage.wait { stage.heard.count == round }
    }
    store.httpCookieStore.remove(ear)
  }

  @Test func whatIsKeptIsReadAndRemovedByHost() async throws {
    let stage = WebStage()
    let store = stage.view.configuration.websiteDataStore
    var records: [WKWebsiteDataRecord]?
    store.fetchDataRecords(ofTypes: [WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache]) {
      records = $0
    }
    let (page, id) = try #require(
      stage.engine.next { message -> (PageID, RequestID)? in
        guard case .readRecords(let id, _, let kinds) = message.content else { return nil }
        return kinds == [.cookies, .diskCache] ? (message.page, id) : nil
      })
    stage.engine.send(
      .records(id, [StoredRecord(host: "example.org", kinds: [.cookies])]), page: page)
    try await stage.wait { records != nil }
    #expect(records?.map(\.displayName) == ["example.org"])
    #expect(records?.first?.dataTypes == [WKWebsiteDataTypeCookies])
    var isDone = false
    store.removeData(ofTypes: [WKWebsiteDataTypeCookies], for: records ?? []) { isDone = true }
    let removal = try #require(
      stage.engine.next { message -> RequestID? in
        guard case .removeRecords(let id, _, let kinds, let hosts) = message.content else {
          return nil
        }
        return kinds == [.cookies] && hosts == ["example.org"] ? id : nil
      })
    stage.engine.send(.records(removal, []), page: page)
    try await stage.wait { isDone }
    #expect(isDone)
  }

  @Test func eachTypeOfDataIsAKind() throws {
    let stage = WebStage()
    stage.view.configuration.websiteDataStore.removeData(
      ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: Date()
    ) {}
    let kinds = try #require(
      stage.engine.next { message -> [StoredKind]? in
        if case .removeData(_, _, let kinds, _) = message.content { kinds } else { nil }
      })
    #expect(Set(kinds) == Set(StoredKind.allCases))
  }

  @Test func dataIsRemovedByKind() async throws {
    let stage = WebStage()
    var isDone = false
    stage.view.configuration.websiteDataStore.removeData(
      ofTypes: [WKWebsiteDataTypeCookies, WKWebsiteDataTypeLocalStorage, "none"],
      modifiedSince: .distantPast
    ) { isDone = true }
    let (kinds, seconds) = try #require(
      stage.engine.next { message -> ([StoredKind], Double)? in
        if case .removeData(_, _, let kinds, let seconds) = message.content {
          (kinds, seconds)
        } else {
          nil
        }
      })
    #expect(kinds == [.cookies, .localStorage] && seconds == 0)
    // The engine's end is an answer too.
    stage.engine.die()
    try await stage.wait { isDone }
    #expect(isDone)
  }
}

@MainActor
private final class Ear: WKHTTPCookieStoreObserver {
  var count = 0
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { count += 1 }
}
