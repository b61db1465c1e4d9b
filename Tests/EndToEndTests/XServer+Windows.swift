import Foundation
import Testing
import XTestRig

extension XServer {
  /// The window that a program shows, once it does.
  func window(of app: AppProcess) throws -> String {
    let found = try xdotool([
      "search", "--sync", "--onlyvisible", "--pid", "\(app.process.processIdentifier)",
    ])
    return try #require(found.split(separator: "\n").last.map(String.init), "\(app.errors)")
  }
}
