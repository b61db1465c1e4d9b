import Foundation

/// CUPS, through its commands `lpstat` and `lp`.
struct PrintSpooler: Sendable {
  /// Printers on the network may not answer.
  private static let (queryLimit, jobLimit): (TimeInterval, TimeInterval) = (5, 60)
  private static let mostPrinters = 100

  struct Printers: Equatable, Sendable {
    var names: [String] = []
    /// The one that the user prints on otherwise.
    var usual: String?
  }

  var runner: ProgramRunner

  var isAvailable: Bool { runner.find("lp") != nil }

  /// `completion` is called on any thread.
  func findPrinters(completion: @escaping @Sendable (Printers) -> Void) {
    guard isAvailable, let program = runner.find("lpstat") else { return completion(Printers()) }
    runner.run(program, ["-e"], limit: Self.queryLimit) { [runner] list in
      let names = Self.names(in: list.hasSucceeded ? list.output : "")
      guard !names.isEmpty else { return completion(Printers()) }
      runner.run(program, ["-d"], limit: Self.queryLimit) { usual in
        let name = Self.usual(in: usual.output)
        completion(Printers(names: names, usual: name.flatMap { names.contains($0) ? $0 : nil }))
      }
    }
  }

  /// `completion` is called on any thread, with whether the job was taken.
  func send(
    _ file: URL, _ settings: PrintSettings, to printer: String, job: String,
    completion: @escaping @Sendable (Bool) -> Void
  ) {
    guard let program = runner.find("lp") else { return completion(false) }
    let arguments = settings.arguments(printer: printer, job: job, file: file)
    runner.run(program, arguments, limit: Self.jobLimit) { completion($0.hasSucceeded) }
  }

  /// One on a line. A name has no spaces, and does not begin as an option does.
  static func names(in output: String) -> [String] {
    let lines = output.split(whereSeparator: \.isNewline).map(String.init)
    let names = lines.filter { line in
      line.utf8.count < 128 && !line.hasPrefix("-")
        && !line.contains { $0.isWhitespace || $0 == "/" }
    }
    return Array(names.prefix(mostPrinters))
  }

  /// What comes after the colon, in any language.
  static func usual(in output: String) -> String? {
    let line = output.split(whereSeparator: \.isNewline).first ?? ""
    guard let colon = line.lastIndex(of: ":") else { return nil }
    let name = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    return name.isEmpty ? nil : name
  }
}
