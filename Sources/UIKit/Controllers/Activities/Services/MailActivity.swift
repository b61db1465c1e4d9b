import Diagnostics
import Foundation

/// Asks the user's mail program for a message with the items, through `xdg-email`.
final class MailActivity: UIActivity {
  /// In bytes. Longer texts are attached: an argument of a program has 128 KB at most.
  private static let longestBody = 100_000

  private var items: [SharedItem] = []

  override class var activityCategory: Category { .share }
  override var activityType: ActivityType? { .mail }
  override var activityTitle: String? { "Mail" }
  override var activityImage: UIImage? { UIImage(systemName: "envelope") }

  private var runner: ProgramRunner { UIApplication.shared.opener.runner }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    runner.find("xdg-email") != nil && activityItems.contains { SharedItem($0) != nil }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    items = activityItems.compactMap(SharedItem.init)
  }

  override func perform() {
    let body = items.compactMap(\.message).joined(separator: "\n")
    let isShort = body.utf8.count <= Self.longestBody && !body.contains("\0")
    let attached = isShort ? items.filter { $0.message == nil } : items
    let subject = host?.items.subject(for: .mail) ?? ""
    let runner = runner
    SharedFiles.make(attached) { [self] files in
      let isAsked = ask(
        runner, subject, isShort ? body : "", files.urls.filter(\.isFileURL))
      if !isAsked { files.remove() }
      activityDidFinish(isAsked)
    }
  }

  /// Whether the user's program is started.
  private func ask(
    _ runner: ProgramRunner, _ subject: String, _ body: String, _ files: [URL]
  ) -> Bool {
    guard let program = runner.find("xdg-email") else { return false }
    var arguments = ["--utf8"]
    let plain = subject.filter { $0 != "\0" && !$0.isNewline }
    if !plain.isEmpty { arguments += ["--subject", String(plain.prefix(1000))] }
    if !body.isEmpty { arguments += ["--body", body] }
    for file in files { arguments += ["--attach", file.path] }
    return runner.start(program, arguments)
  }
}
