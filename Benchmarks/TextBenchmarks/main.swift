// Measures the editing core: opening, typing, pasting, and texts that are hard. Prints one line for each,
// with counts of what was done. Arguments select measurements by name.

import AllocationCounter
import CoreText
import Foundation
import TextKit

let clock = ContinuousClock()

func milliseconds(_ work: () -> Void) -> Double {
  let time = clock.measure(work).components
  return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
}

func report(_ name: String, _ figures: [(String, Double)]) {
  let text = figures.map { "\($0.0) \((($0.1) * 1000).rounded() / 1000)" }
  print(name, text.joined(separator: " "))
}

let wanted = CommandLine.arguments.dropFirst()
func isWanted(_ name: String) -> Bool { wanted.isEmpty || wanted.contains(name) }

/// Lines as a source file has them: 50 bytes each.
func lines(bytes: Int) -> String {
  let line = "    let value = compute(from: input, at: index1)\n"
  return String(repeating: line + " ", count: bytes / (line.utf8.count + 1))
}

/// A text view's page of 800 by 600 points.
final class Page {
  let storage: NSTextStorage
  let manager = NSLayoutManager()
  let container = NSTextContainer(size: CGSize(width: 800, height: 0))
  let editor: TextEditor

  init(_ string: String) {
    storage = NSTextStorage(string: string)
    manager.defaultFont = CTFont(FontDescriptor(face: .system, size: 13))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    editor = TextEditor(storage, manager)
  }

  /// Lays out what is seen around the caret.
  func show() {
    let caret = manager.caretRect(at: editor.selection.head)
    let seen = CGRect(x: 0, y: max(0, caret.minY - 300), width: 800, height: 600)
    manager.ensureLayout(forBoundingRect: seen, in: container)
  }
}

// The first layout of a process loads fonts.
Page("warm").show()

func measureOpening(_ name: String, bytes: Int) {
  let text = lines(bytes: bytes)
  var page: Page?
  let first = milliseconds {
    page = Page(text)
    page?.show()
  }
  report(name, [("ms", first), ("laid_out", Double(page?.manager.layoutCount ?? 0))])
}

func measureTyping(_ name: String, _ text: String) {
  let page = Page(text)
  let middle = page.storage.content.text.paragraph(at: page.storage.length / 2).lowerBound
  page.editor.selection = TextSelection(min(middle + 10, page.storage.length))
  page.show()
  for _ in 0..<10 {
    page.editor.insert("a")
    page.show()
  }
  let (laidOut, allocations) = (page.manager.layoutCount, allocations_on_this_thread())
  let keys = 200
  let time = milliseconds {
    for _ in 0..<keys {
      page.editor.insert("a")
      page.show()
    }
  }
  report(
    name,
    [
      ("ms_a_key", time / Double(keys)),
      ("laid_out_a_key", Double(page.manager.layoutCount - laidOut) / Double(keys)),
      ("allocations_a_key", Double(allocations_on_this_thread() - allocations) / Double(keys)),
    ])
}

func measurePaste(_ bytes: Int) {
  let page = Page(lines(bytes: 1_000_000))
  let text = lines(bytes: bytes)
  page.editor.selection = TextSelection(page.storage.length / 2)
  let paste = milliseconds {
    page.editor.paste(AttributedBuffer(TextBuffer(text)))
    page.show()
  }
  let undo = milliseconds {
    page.editor.undo()
    page.show()
  }
  report("paste-100MB", [("ms", paste), ("undo_ms", undo)])
}

func measureMarks() {
  let page = Page("xa" + String(repeating: "\u{301}", count: 10_000) + "b\nlast")
  let first = milliseconds { page.show() }
  page.editor.selection = TextSelection(1)
  let step = milliseconds { page.editor.move(.forward) }
  let back = milliseconds { page.editor.delete(.characterBackward) }
  report("marks-10000", [("show_ms", first), ("step_ms", step), ("delete_ms", back)])
}

if isWanted("open-1MB") { measureOpening("open-1MB", bytes: 1_000_000) }
if isWanted("open-10MB") { measureOpening("open-10MB", bytes: 10_000_000) }
if isWanted("type-empty") { measureTyping("type-empty", "") }
if isWanted("type-1MB") { measureTyping("type-1MB", lines(bytes: 1_000_000)) }
if isWanted("type-10MB") { measureTyping("type-10MB", lines(bytes: 10_000_000)) }
if isWanted("type-no-break-1MB") {
  measureTyping("type-no-break-1MB", String(repeating: "word ", count: 200_000))
}
if isWanted("marks-10000") { measureMarks() }
if isWanted("paste-100MB") { measurePaste(100_000_000) }
