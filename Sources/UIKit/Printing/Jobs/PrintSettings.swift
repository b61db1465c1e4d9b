import Foundation

/// What the user chose in the panel.
struct PrintSettings: Equatable {
  enum Destination: Equatable {
    /// A printer by its name.
    case printer(String)
    case file
  }

  static let mostCopies = 99

  var destination = Destination.file
  var copies = 1
  /// Of pages that count from 0; nil for all.
  var pages: ClosedRange<Int>?
  var orientation = UIPrintInfo.Orientation.portrait
  var duplex = UIPrintInfo.Duplex.none
  var isGray = false

  /// The arguments of `lp`. Names are words of their own and go through no shell.
  func arguments(printer: String, job: String, file: URL) -> [String] {
    let name = job.filter { !$0.isNewline && $0 != "\0" }
    var words = ["-d", printer, "-n", String(max(1, min(copies, Self.mostCopies)))]
    words += ["-t", name.isEmpty ? "Document" : String(name.prefix(200))]
    switch duplex {
    case .none: words += ["-o", "sides=one-sided"]
    case .longEdge: words += ["-o", "sides=two-sided-long-edge"]
    case .shortEdge: words += ["-o", "sides=two-sided-short-edge"]
    }
    if isGray { words += ["-o", "print-color-mode=monochrome"] }
    return words + ["--", file.path]
  }
}
