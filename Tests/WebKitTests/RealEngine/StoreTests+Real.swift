import Foundation
import FoundationNetworking
import Testing
import UIKitTesting
import WebRig

@testable import WebKit

extension RealEngineTests {
  /// Cookies and what else pages keep.
  @MainActor @Suite struct KeptDataTests {
    @Test func cookiesOfPagesAndOfTheProgramAreOneStore() async throws {
      let stage = try RealStage(["/": .page("<title>Store</title>")])
      defer { stage.end() }
      let (ear, cookies) = (Ear(), stage.view.configuration.websiteDataStore.httpCookieStore)
      cookies.add(ear)
      try await stage.open()
      _ = try await stage.value("document.cookie = 'page=1; path=/'")
      try await stage.wait { ear.count > 0 }
      #expect(ear.count > 0)
      #expect(await cookies.allCookies().map(\.name) == ["page"])
      let heard = ear.count
      let cookie = try #require(
        HTTPCookie(properties: [
          .name: "program", .value: "2", .domain: "127.0.0.1", .path: "/",
          .expires: Date(timeIntervalSinceNow: 1000),
        ]))
      var isSet = false
      cookies.setCookie(cookie) { isSet = true }
      try await stage.wait { isSet && ear.count > heard }
      #expect(ear.count > heard)
      let isKept = "document.cookie.includes('program=2') ? 'kept' : ''"
      #expect(try await stage.waitForValue(isKept, "kept"))
      var isDeleted = false
      cookies.delete(cookie) { isDeleted = true }
      try await stage.wait { isDeleted }
      #expect(try await stage.waitForValue("document.cookie", "page=1"))
    }

    @Test func whatIsKeptInMemoryIsOneStoresOwn() async throws {
      let stage = try RealStage(["/": .page("<title>Store</title>")])
      defer { stage.end() }
      try await stage.open()
      _ = try await stage.value("document.cookie = 'page=1; path=/'")
      let store = stage.view.configuration.websiteDataStore
      var names: [String] = []
      for _ in 0..<200 where names != ["page"] {
        names = await store.httpCookieStore.allCookies().map(\.name)
        try await Task.sleep(nanoseconds: 20_000_000)
      }
      #expect(names == ["page"])
      let other = WKWebsiteDataStore.nonPersistent()
      other.pool = stage.view.configuration.processPool
      #expect(await other.httpCookieStore.allCookies().isEmpty)
      #expect(!store.isPersistent && !other.isPersistent)
    }

    @Test func whatScriptsCacheIsAKindOfItsOwn() async throws {
      let stage = try RealStage(["/": .page("<title>Store</title>")])
      defer { stage.end() }
      try await stage.open()
      _ = try await stage.view.callAsyncJavaScript(
        "const cache = await caches.open('a'); await cache.put('/b', new Response('c'))",
        contentWorld: .page)
      let store = stage.view.configuration.websiteDataStore
      let types: Set = [WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeFetchCache]
      var records: [WKWebsiteDataRecord] = []
      let deadline = Date(timeIntervalSinceNow: 60)
      while records.isEmpty, Date() < deadline {
        records = await store.dataRecords(ofTypes: types)
        try await Task.sleep(nanoseconds: 20_000_000)
      }
      #expect(records.map(\.dataTypes) == [[WKWebsiteDataTypeFetchCache]])
      await store.removeData(ofTypes: types, for: records)
      let left = try await stage.view.callAsyncJavaScript(
        "return (await caches.keys()).length", contentWorld: .page)
      #expect(left as? Int == 0)
    }

    @Test func recordsAreReadAndRemoved() async throws {
      let stage = try RealStage(["/": .page("<title>Store</title>")])
      defer { stage.end() }
      try await stage.open()
      _ = try await stage.value("localStorage.setItem('a', 'b'); document.cookie = 'c=1'")
      let store = stage.view.configuration.websiteDataStore
      let types: Set = [WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeCookies]
      var records: [WKWebsiteDataRecord] = []
      let deadline = Date(timeIntervalSinceNow: 60)
      while Date() < deadline,
        !records.contains(where: { $0.dataTypes.contains(WKWebsiteDataTypeCookies) })
      {
        records = await store.dataRecords(ofTypes: types)
        try await Task.sleep(nanoseconds: 20_000_000)
      }
      #expect(records.map(\.displayName).contains("127.0.0.1"), "\(records.map(\.displayName))")
      await store.removeData(ofTypes: types, for: records)
      #expect(try await stage.waitForValue("document.cookie", ""))
    }
  }
}

@MainActor
private final class Ear: WKHTTPCookieStoreObserver {
  var count = 0
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { count += 1 }
}
