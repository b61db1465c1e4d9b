public import Foundation
import Synchronization

extension Bundle {
  /// The resources of the program's own target.
  ///
  /// SwiftPM lays them beside the executable, in `Package_Target.resources`. `Bundle.main` is the
  /// executable's folder on Linux and finds nothing there. If there are no such folders, or several
  /// and none is named after the executable, it is `Bundle.main`. An application whose delegate is in
  /// another module, as in tests, has that module's.
  public package(set) static var appResources: Bundle {
    get { current.withLock { $0 } ?? ofExecutable }
    set { current.withLock { $0 = newValue } }
  }

  private static let current = Mutex<Bundle?>(nil)

  /// The resources of a target; `appResources` of the executable if it has none.
  package static func resources(ofModule module: String) -> Bundle {
    let own = ResourceFolders.ofProgram.folders(ofTarget: module).first
    return own.flatMap { Bundle(url: $0) } ?? ofExecutable
  }

  private static let ofExecutable: Bundle = {
    let name = Bundle.main.executableURL?.lastPathComponent ?? ""
    return ResourceFolders.ofProgram.folder(ofExecutable: name).flatMap { Bundle(url: $0) } ?? .main
  }()

  /// Where a look-up in this bundle goes: for `Bundle.main`, first to `appResources`.
  package var searched: [Bundle] {
    self == .main && Bundle.appResources != .main ? [.appResources, self] : [self]
  }

  // Foundation's own methods take optionals and would find nothing in `Bundle.main`. These are the
  // better match for a name and a type that are strings.

  /// A file of the bundle; `Bundle.main` finds those of `appResources` as well.
  public func url(forResource name: String, withExtension ext: String) -> URL? {
    let name: String? = name
    let ext: String? = ext
    return searched.lazy.compactMap { $0.url(forResource: name, withExtension: ext) }.first
  }

  public func url(forResource name: String, withExtension ext: String?) -> URL? {
    let name: String? = name
    return searched.lazy.compactMap { $0.url(forResource: name, withExtension: ext) }.first
  }

  /// The path of a file of the bundle; `Bundle.main` finds those of `appResources` as well.
  public func path(forResource name: String, ofType ext: String) -> String? {
    url(forResource: name, withExtension: ext)?.path
  }

  public func path(forResource name: String, ofType ext: String?) -> String? {
    url(forResource: name, withExtension: ext)?.path
  }
}
