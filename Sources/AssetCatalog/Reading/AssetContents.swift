import Foundation

/// The `Contents.json` of a set or a group.
struct AssetContents {
  private static let largestFile = 1 << 20

  let folder: URL
  let catalog: URL
  private let root: JSONObject

  init(set folder: URL, catalog: URL) throws {
    self.folder = folder
    self.catalog = catalog
    let file = try AssetFile.checked("Contents.json", in: folder, catalog: catalog)
    root = JSONObject(fields: try Self.fields(of: file))
  }

  private static func fields(of file: URL) throws -> [String: Any] {
    let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
    guard let size, size <= largestFile else {
      throw AssetError(file, "is larger than \(largestFile) bytes")
    }
    guard let data = try? Data(contentsOf: file) else { throw AssetError(file, "cannot be read") }
    do {
      if let fields = try JSONSerialization.jsonObject(with: data) as? [String: Any] {
        return fields
      }
    } catch {
      throw AssetError(file, "is not valid JSON: \(describe(error))")
    }
    throw AssetError(file, "is not a JSON object")
  }

  /// Foundation's explanation with the position, without its wrapping.
  private static func describe(_ error: any Error) -> String {
    (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
  }

  var properties: JSONObject { root.object("properties") ?? JSONObject(fields: [:]) }

  var file: URL { folder.appendingPathComponent("Contents.json") }

  /// The entries of the list `name`. An entry that is not an object is logged and skipped.
  func entries(_ name: String) throws -> [JSONObject] {
    guard let list = root.fields[name] else { throw AssetError(file, "has no \"\(name)\"") }
    guard let items = list as? [Any] else { throw AssetError(file, "\"\(name)\" is not a list") }
    let entries = root.objects(name)
    if entries.count < items.count {
      AssetError(file, "\"\(name)\" has entries that are not objects").log()
    }
    return entries
  }

  /// What `make` makes of each entry that names a file. Xcode writes entries without one for empty
  /// slots, and a list of nothing else for an asset that nobody has drawn yet.
  func entriesWithFiles<Part>(
    _ name: String, mayBeUndrawn: Bool = false, _ make: (JSONObject, URL) -> Part
  ) throws -> [Part] {
    let all = try entries(name)
    let slots = all.filter { $0.fields["filename"] != nil }
    if slots.isEmpty {
      if mayBeUndrawn, !all.isEmpty { return [] }
      throw AssetError(file, "names no file")
    }
    return try AssetError.mapValid(slots) { make($0, try reference($0)) }
  }

  private func reference(_ slot: JSONObject) throws -> URL {
    guard let name = slot.string("filename") else {
      throw AssetError(file, "has a \"filename\" that is not a string")
    }
    return try AssetFile.checked(name, in: folder, catalog: catalog)
  }
}
