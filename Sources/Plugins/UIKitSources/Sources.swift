import Foundation

/// The files below the folder: paths in it, in a fixed order.
struct Sources {
  private(set) var swift: [String] = []
  /// Files, and folders that are read as a whole.
  private(set) var resources: [String] = []

  var catalogs: [String] { resources.filter { $0.hasSuffix(".xcassets") } }

  private static let wholes: Set<String> = [
    "xcassets", "bundle", "storyboardc", "xcdatamodeld", "icon",
  ]
  private static let ignored: Set<String> = [
    "xcodeproj", "xcworkspace", "entitlements", "h", "m", "mm", "modulemap", "xcconfig", "md",
    "pch",
  ]

  init(in folder: URL) {
    visit(folder, below: "")
    swift.sort()
    resources.sort()
  }

  private mutating func visit(_ folder: URL, below path: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where !name.hasPrefix(".") {
      let item = folder.appending(path: name)
      let kind = item.pathExtension
      if Self.ignored.contains(kind) { continue }
      if kind == "swift" {
        swift.append(path + name)
      } else if item.isFolder && !Self.wholes.contains(kind) {
        visit(item, below: path + name + "/")
      } else {
        resources.append(path + name)
      }
    }
  }
}

extension URL {
  fileprivate var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }
}
