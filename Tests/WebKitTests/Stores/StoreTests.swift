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

  @Test func observersHearOfChanges() async throws {
    let (stage, ear) = (WebStage(), Ear())
    let cookies = stage.view.configuration.websiteDataStore.httpCookieStore
    cookies.add(ear)
    cookies.delete(try cookie("a"))
    let (page, id) = try #require(
      stage.engine.next { message -> (PageID, RequestID)? in
        if case .deleteCookie(let id, _, _) = message.content { (message.page, id) } else { nil }
      })
    stage.engine.send(.cookies(id, []), page: page)
    try await stage.wait { ear.count == 1 }
    #expect(ear.count == 1)
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
