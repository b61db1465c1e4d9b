import Foundation

extension NSTextStorage {
  /// A delegate that edits whenever it is told about an edit would never end.
  private static let mostRounds = 16

  func record(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    let new = NSRange(location: range.location, length: max(0, range.length + delta))
    if editedMask.isEmpty {
      editedRange = new
    } else {
      let start = min(editedRange.location, range.location)
      let end = max(
        editedRange.location + editedRange.length, range.location + range.length)
      editedRange = NSRange(location: start, length: max(0, end + delta - start))
    }
    editedMask.formUnion(mask)
    changeInLength += delta
    processWhenDone()
  }

  func processWhenDone() {
    guard editingLevel == 0, !isProcessing else { return }
    isProcessing = true
    defer { isProcessing = false }
    for _ in 0..<Self.mostRounds where !editedMask.isEmpty { processEditing() }
    if editedMask.isEmpty { return }
    refuse(
      "a text is edited each time it is told about an edit; the last changes are taken as they are")
    notify()
  }

  func process() {
    guard !editedMask.isEmpty else { return }
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    fixAttributes(in: editedRange)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    notify()
  }

  /// Ends a round: edits that observers make are the next one's.
  private func notify() {
    if !isOwn { readSubclass() }
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in managers { manager.textDidChange(self, mask, range, delta) }
    editor?.textDidChange(self, mask, range, delta)
  }

  /// Takes the edited range over from a subclass that keeps the text.
  private func readSubclass() {
    let units = string.utf16
    let range = editedRange.location..<editedRange.location + editedRange.length
    let old = range.lowerBound..<range.upperBound - changeInLength
    guard old.upperBound >= old.lowerBound, old.upperBound <= content.count,
      range.upperBound <= units.count, content.count + changeInLength == units.count
    else {
      refuse("a text storage says that other text has changed than has; all of it is read again")
      let length = content.count
      content = currentContent
      editedRange = NSRange(location: 0, length: content.count)
      changeInLength = content.count - length
      return
    }
    let start = units.index(units.startIndex, offsetBy: range.lowerBound)
    let text = String(decoding: units[start...].prefix(range.count), as: UTF16.self)
    content.replace(old, with: AttributedBuffer(TextBuffer(text), currentRuns(range)))
  }

  func add(_ manager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === manager }) else { return }
    manager.textStorage?.removeLayoutManager(manager)
    if !isOwn { content = currentContent }
    managers.append(manager)
    manager.setStorage(self)
  }

  func remove(_ manager: NSLayoutManager) {
    guard managers.contains(where: { $0 === manager }) else { return }
    managers.removeAll { $0 === manager }
    manager.setStorage(nil)
  }
}
