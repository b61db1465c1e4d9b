/// Where the items of a pasteboard are. Main thread only.
@MainActor
protocol PasteboardStore: AnyObject, Sendable {
  var changeCount: Int { get }
  var items: [PasteboardItem] { get }

  /// Replaces all items. Secret ones don't outlive the program, and other programs are asked to forget
  /// them.
  func replace(_ items: [PasteboardItem], isSecret: Bool)
}

/// The items of a pasteboard of the program's own, which no other program sees.
@MainActor
final class ProgramStore: PasteboardStore {
  private(set) var changeCount = 0
  private(set) var items: [PasteboardItem] = []

  func replace(_ items: [PasteboardItem], isSecret: Bool) {
    self.items = items
    changeCount += 1
  }
}
