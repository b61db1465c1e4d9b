/// Refusals of snapshots, in UIKit's words.
enum SnapshotFaults {
  static func requireUnique<ID: Hashable>(_ identifiers: [ID], _ kind: String) {
    let duplicates = self.duplicates(in: identifiers)
    ListFault.require(
      duplicates.isEmpty,
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \(set(duplicates))"
    )
  }

  static func duplicates<ID: Hashable>(in identifiers: [ID]) -> [ID] {
    var seen = Set<ID>(minimumCapacity: identifiers.count)
    return identifiers.filter { !seen.insert($0).inserted }
  }

  /// As Objective-C describes a set.
  static func set<ID>(_ identifiers: [ID]) -> String {
    "{(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }
}
