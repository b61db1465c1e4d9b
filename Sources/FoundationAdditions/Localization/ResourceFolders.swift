package import Foundation

/// The resource folders in a folder: those that SwiftPM lays beside a program, one for each target
/// with resources, are called `Package_Target.resources`.
package struct ResourceFolders: Sendable {
  private let parent: URL
  private let names: [String]

  /// Those beside the running program, listed once.
  package static let ofProgram = ResourceFolders(in: Bundle.main.bundleURL)

  /// None where the folder cannot be read.
  package init(in parent: URL) {
    self.init(ResourceNames.all(in: parent), in: parent)
  }

  init(_ names: [String], in parent: URL) {
    self.parent = parent
    self.names = names.filter { $0.hasSuffix(".resources") }.sorted()
  }

  /// Those of a target; several where packages have targets of the same name.
  package func folders(ofTarget target: String) -> [URL] {
    names.filter { $0.hasSuffix("_\(target).resources") }.map(url)
  }

  /// The one of a program's own target, else the only one there is.
  func folder(ofExecutable name: String) -> URL? {
    folders(ofTarget: name).first ?? (names.count == 1 ? url(names[0]) : nil)
  }

  private func url(_ name: String) -> URL { parent.appendingPathComponent(name) }
}
