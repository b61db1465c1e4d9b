import Foundation
import Testing
import XTestRig

extension XServer {
  /// The window that a program shows, once it does. A window of anybody that goes while xdotool looks at all of them
  /// ends its search with an error, so it is made again.
  func window(of app: AppProcess) throws -> String {
    let search = ["search", "--sync", "--onlyvisible", "--pid", "\(app.process.processIdentifier)"]
    var window: String?
    _ = becomesTrue {
      let found = try? xdotool(search)
      window = found?.split(separator: "\n").last.map(String.init)
      return window != nil
    }
    return try #require(window, "\(app.errors)")
  }
}
