import Diagnostics
import Foundation

/// What is wrong with a file of a catalog.
struct AssetError: Error {
  let file: String
  let reason: String

  init(_ file: URL, _ reason: String) {
    self.file = file.path
    self.reason = reason
  }

  func log() { Log("assets").write("\(file) \(reason)") }

  /// The result of `body`; nil, with a line in the log, if it throws.
  static func logged<Result>(_ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch let error as AssetError {
      error.log()
    } catch {
      Log("assets").write("\(error)")
    }
    return nil
  }

  /// The results for the entries that are valid. The others are logged and skipped; if there are no
  /// results, throws what is wrong with the first.
  static func mapValid<Entry, Result>(
    _ entries: [Entry], _ body: (Entry) throws -> Result
  ) throws -> [Result] {
    var (results, errors): ([Result], [any Error]) = ([], [])
    for entry in entries {
      do { results.append(try body(entry)) } catch { errors.append(error) }
    }
    if let first = errors.first, results.isEmpty { throw first }
    for error in errors { logged { throw error } as Void? }
    return results
  }
}
