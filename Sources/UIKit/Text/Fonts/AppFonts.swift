import CoreText
import Diagnostics
import Foundation

/// The fonts that `UIAppFonts` of the app's `Info.plist` names, files among its resources.
enum AppFonts {
  /// What can't be registered is a line in the log.
  static func register(_ files: [String]) {
    for file in files {
      let path = path(file)
      if let path, FontDatabase.isRegistered(path) || FontDatabase.register(path) { continue }
      Log.text.write("UIAppFonts names \(file), which is no font among the app's resources")
    }
  }

  private static func path(_ file: String) -> String? {
    let name = file as NSString
    return Bundle.main.path(forResource: name.deletingPathExtension, ofType: name.pathExtension)
  }
}
