import CUIPango
import CoreGraphics
import Foundation
import Synchronization

extension FontDatabase {
  /// Files of fonts that the program has added, in order.
  private static let registered = Mutex<[String]>([])
  /// Those of them that the program hasn't added by itself: fonts were made of them.
  private static let borrowed = Mutex<Set<String>>([])
  private static let changes = Atomic<Int>(0)

  /// Grows when fonts are added or removed.
  static var generation: Int { changes.load(ordering: .acquiring) }

  package static func isRegistered(_ file: String) -> Bool {
    registered.withLock { $0.contains(file) }
  }

  /// What the program has added, in order.
  static var ownFiles: [String] {
    let others = borrowed.withLock { $0 }
    return registered.withLock { files in files.filter { !others.contains($0) } }
  }

  /// False if the file has no font that can be used.
  package static func register(_ file: String) -> Bool {
    guard add(file) else { return false }
    tellOfChange()
    return true
  }

  /// Lets fonts be made of a file that the program has not registered.
  static func borrow(_ file: String) {
    if isRegistered(file) || !add(file) { return }
    borrowed.withLock { _ = $0.insert(file) }
  }

  /// Whether the file was borrowed only. From now on it is registered.
  static func adopt(_ file: String) -> Bool {
    let isAdopted = borrowed.withLock { $0.remove(file) != nil }
    if isAdopted { tellOfChange() }
    return isAdopted
  }

  private static func tellOfChange() {
    NotificationCenter.default.post(
      name: Notification.Name(kCTFontManagerRegisteredFontsChangedNotification), object: nil)
  }

  private static func add(_ file: String) -> Bool {
    if descriptions(inFile: file).isEmpty || FontPictures.areTooLarge(inFile: file) { return false }
    let isAdded = registered.withLock { files in
      let isAdded = CairoFonts.exclusively { FcConfigAppFontAddFile(nil, file) != 0 }
      if isAdded { files.append(file) }
      return isAdded
    }
    if isAdded { forget() }
    return isAdded
  }

  /// False if it is not registered. Texts that are laid out keep their fonts.
  package static func unregister(_ file: String) -> Bool {
    if borrowed.withLock({ $0.contains(file) }) { return false }
    let isRemoved = registered.withLock { files in
      guard let index = files.firstIndex(of: file) else { return false }
      files.remove(at: index)
      CairoFonts.exclusively {
        FcConfigAppFontClear(nil)
        for file in files { FcConfigAppFontAddFile(nil, file) }
      }
      return true
    }
    if isRemoved {
      forget()
      tellOfChange()
    }
    return isRemoved
  }

  private static func forget() {
    found.withLock { $0 = [:] }
    changes.add(1, ordering: .releasing)
  }

  /// The fonts of a file as Pango describes them, without sizes.
  package static func descriptions(inFile file: String) -> [String] {
    guard !file.utf8.contains(0), let set = FcFontSetCreate() else { return [] }
    defer { FcFontSetDestroy(set) }
    var count: Int32 = 0
    FcFreeTypeQueryAll(file, UInt32.max, nil, &count, set)
    let patterns = (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0] }
    return patterns.compactMap(describe)
  }
}
