import Foundation
import SwiftSyntax

/// What of a folder of iOS sources is the program, and what are its tests.
///
/// A folder of tests, at any depth, is called `…Tests` and has a file that imports XCTest or Testing. The
/// rest is the program; where all of it is in one folder, as beside a project of Xcode's, that one.
struct PackagePlan {
  /// Paths in the folder.
  let tests: [String]
  /// Tests that control the app from outside.
  let uiTests: [String]
  /// The folder of the program, and what is left out of it.
  let program: String
  let leftOut: [String]
  let isProgram: Bool
  /// The module that the tests import, if they agree.
  let tested: String?
  /// The products that the sources import.
  let products: [String]

  init(_ folder: String) throws {
    let paths = Files.all(in: folder).filter { $0.hasSuffix(".swift") }
    guard !paths.isEmpty else { throw CommandError("\(folder) holds no Swift files") }
    let files = try paths.map { SwiftFileKind(path: $0, try Files.source("\(folder)/\($0)")) }
    let found = Set(files.filter(\.isTest).compactMap(\.folderOfTests))
    let all = found.filter { path in !found.contains { path.hasPrefix($0 + "/") } }.sorted()
    func isIn(_ path: String, _ folders: [String]) -> Bool {
      folders.contains { path.hasPrefix($0 + "/") }
    }
    uiTests = all.filter { tests in files.contains { isIn($0.path, [tests]) && $0.isUITest } }
    tests = all.filter { [uiTests] in !uiTests.contains($0) }
    let own = files.filter { !isIn($0.path, all) }
    guard !own.isEmpty else { throw CommandError("\(folder) holds nothing but tests") }
    let tops = Set(own.map(\.top))
    let top = all.isEmpty || tops.count > 1 ? "" : tops.first ?? ""
    program = top.isEmpty ? folder : "\(folder)/\(top)"
    let prefix = top.isEmpty ? "" : top + "/"
    leftOut = all.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    isProgram = own.contains(where: \.isEntry)
    let modules = Set(files.filter { isIn($0.path, all) }.flatMap(\.tested))
    tested = modules.count == 1 ? modules.first : nil
    let imported = files.reduce(into: Set<String>()) { $0.formUnion($1.imported) }
    products = ["UIKit"] + Set(imported.compactMap { KnownModules.products[$0] }).sorted()
  }
}

/// What one file says of where it belongs.
private struct SwiftFileKind {
  let path: String
  let isTest: Bool
  let isUITest: Bool
  let isEntry: Bool
  let imported: Set<String>
  let tested: [String]

  init(path: String, _ file: SourceFile) {
    self.path = path
    imported = Set(file.nodes.imports.compactMap { $0.path.first?.name.text })
    isTest = imported.contains("XCTest") || imported.contains("Testing")
    isUITest = file.nodes.names.contains("XCUIApplication")
    // A program says where it begins; other sources are a library.
    isEntry =
      path.split(separator: "/").last == "main.swift"
      || file.nodes.attributes.contains { ["main", "UIApplicationMain"].contains($0.name) }
    tested = file.nodes.imports.filter { $0.attributes.names.contains("testable") }
      .compactMap { $0.path.first?.name.text }
  }

  /// The first folder it is in; empty for none.
  var top: String {
    path.contains("/") ? String(path.prefix { $0 != "/" }) : ""
  }

  /// The first folder that is called so.
  var folderOfTests: String? {
    let folders = path.split(separator: "/").dropLast()
    guard let index = folders.firstIndex(where: { $0.hasSuffix("Tests") }) else { return nil }
    return folders[...index].joined(separator: "/")
  }
}
