import Foundation
import PlatformKit
import Testing
@testable import UIKit

/// A script plays `xdg-open`.
@MainActor @Suite(.serialized) struct OpenURLTests {
  private let folder: TemporaryFolder
  private let app = TestApp()

  init() throws {
    folder = try TemporaryFolder()
    app.application.opener.path = folder.url.path
  }

  /// Writes down its arguments and ends with `status`.
  private func fake(_ program: String, status: Int = 0, answer: String = "") throws {
    try folder.write(
      """
      #!/bin/sh
      echo "$@" >> "\(folder.url.path)/arguments"
      echo '\(answer)'
      exit \(status)
      """, to: program, isProgram: true)
  }

  private var arguments: String {
    (try? String(
      contentsOf: folder.url.appendingPathComponent("arguments"), encoding: .utf8)) ?? ""
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func theDesktopsProgramIsAskedAndAnswers() async throws {
    try fake("xdg-open")
    let target = try url("https://example.org/a?b=c&d")
    #expect(app.application.canOpenURL(target))
    #expect(await app.application.open(target))
    #expect(arguments == "https://example.org/a?b=c&d\n")
  }

  @Test func theProgramMayComeToTheFront() async throws {
    try folder.write(
      "#!/bin/sh\necho \"$DESKTOP_STARTUP_ID\" > \"\(folder.url.path)/arguments\"\n",
      to: "xdg-open", isProgram: true)
    app.platform.activationToken = "token_TIME5"
    #expect(await app.application.open(try url("https://example.org")))
    #expect(arguments == "token_TIME5\n")
  }

  @Test func aFailureIsAnswered() async throws {
    try fake("xdg-open", status: 3)
    #expect(await app.application.open(try url("https://example.org")) == false)
  }

  @Test func withoutTheProgramNothingOpensAndALineSaysWhy() async throws {
    let lines = LoggedLines(with: "is not opened")
    let target = try url("https://example.org")
    #expect(!app.application.canOpenURL(target))
    #expect(await app.application.open(target) == false)
    #expect(
      lines.all == ["https://example.org is not opened: there is no xdg-open; install xdg-utils"])
  }

  @Test(arguments: ["--help", "no-scheme", "app-settings:"])
  func whatIsNoAddressIsNotHandedOn(text: String) async throws {
    try fake("xdg-open")
    let target = try url(text)
    #expect(!app.application.canOpenURL(target))
    #expect(await app.application.open(target) == false)
    #expect(arguments.isEmpty)
  }

  @Test func universalLinksAreNobodys() async throws {
    try fake("xdg-open")
    let options: [UIApplication.OpenExternalURLOptionsKey: Any] = [.universalLinksOnly: true]
    #expect(await app.application.open(try url("https://example.org"), options: options) == false)
    #expect(arguments.isEmpty)
  }

  @Test func theCompletionComesOnMainAfterTheCall() async throws {
    try fake("xdg-open")
    let target = try url("mailto:a@example.org")
    var isReturned = false
    let answer = await withCheckedContinuation { continuation in
      app.application.open(target) {
        MainActor.assertIsolated()
        continuation.resume(returning: $0 && isReturned)
      }
      isReturned = true
    }
    #expect(answer)
  }

  @Test(arguments: [("reader.desktop", true), ("", false)])
  func otherSchemesAreLookedUp(answer: String, canOpen: Bool) throws {
    try fake("xdg-open")
    try fake("xdg-mime", answer: answer)
    #expect(app.application.canOpenURL(try url("Reader://page")) == canOpen)
    #expect(arguments == "query default x-scheme-handler/reader\n")
  }
}
