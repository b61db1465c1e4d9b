import Foundation

/// What the kernel tells of a process and those that it has started.
package enum ProcessFamily {
  /// Those of this name that a process has started, or that those have, beside zombies. The kernel keeps 15 characters
  /// of a name.
  package static func members(of process: Int32, named name: String) -> [Int32] {
    var children: [Int32: [Int32]] = [:]
    var names: [Int32: String] = [:]
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for id in all.compactMap({ Int32($0) }) {
      guard let stat = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
        let open = stat.firstIndex(of: "("), let end = stat.lastIndex(of: ")")
      else { continue }
      let fields = stat[end...].dropFirst(2).split(separator: " ")
      guard fields.count > 1, fields[0] != "Z", let parent = Int32(fields[1]) else { continue }
      names[id] = String(stat[stat.index(after: open)..<end])
      children[parent, default: []].append(id)
    }
    var (found, waiting): ([Int32], [Int32]) = ([], [process])
    while let next = waiting.popLast() {
      if names[next]?.hasPrefix(name) == true { found.append(next) }
      waiting += children[next] ?? []
    }
    return found
  }

  /// The variables that it was started with, as in `NAME=value`.
  package static func environment(of process: Int32) -> [String] {
    let bytes = FileManager.default.contents(atPath: "/proc/\(process)/environ") ?? Data()
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The namespace of a kind, such as `mnt`, that it is in; nil where the kernel doesn't tell.
  package static func namespace(_ kind: String, of process: Int32) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/ns/\(kind)")
  }

  /// Whether it sees a file.
  package static func sees(_ path: String, _ process: Int32) -> Bool {
    FileManager.default.fileExists(atPath: "/proc/\(process)/root\(path)")
  }
}
