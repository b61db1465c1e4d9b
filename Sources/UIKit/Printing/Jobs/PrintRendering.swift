import CoreGraphics
import Diagnostics
import Foundation

/// Writes pages to a PDF file, a few in each turn of the main loop, so that the program stays alive meanwhile.
@MainActor
final class PrintRendering {
  private static let pagesAtOnce = 4

  let file: URL
  private let renderer: UIPrintPageRenderer
  private let handle: FileHandle
  private let context: CGContext
  private var left: Range<Int>
  private var isCancelled = false
  private var completion: @MainActor (Bool) -> Void = { _ in }

  /// Nil where no file can be written.
  init?(_ renderer: UIPrintPageRenderer, pages: ClosedRange<Int>?, to file: URL) {
    let made = FileManager.default.createFile(
      atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
    guard made, let handle = FileHandle(forWritingAtPath: file.path) else { return nil }
    (self.file, self.renderer, self.handle) = (file, renderer, handle)
    let all = 0..<max(0, renderer.numberOfPages)
    left = pages.map { Range($0).clamped(to: all) } ?? all
    let output = PDFOutput { bytes in
      (try? handle.write(contentsOf: bytes)) != nil
    }
    context = CGContext(pdf: output, pageSize: renderer.paperRect.size)
  }

  /// `completion` is called later, unless it is cancelled.
  func run(completion: @escaping @MainActor (Bool) -> Void) {
    self.completion = completion
    guard !left.isEmpty else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.finish() } }
      return
    }
    renderer.prepare(forDrawingPages: NSRange(left))
    next()
  }

  func cancel() {
    isCancelled = true
    try? FileManager.default.removeItem(at: file)
  }

  private func next() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.step() } }
  }

  private func step() {
    if isCancelled { return }
    for page in left.prefix(Self.pagesAtOnce) { draw(page) }
    left = left.dropFirst(Self.pagesAtOnce)
    if left.isEmpty { finish() } else { next() }
  }

  private func draw(_ page: Int) {
    context.beginPDFPage(renderer.paperRect.size)
    UIGraphicsPushContext(context)
    PrintContent.withColorsOfPaper { renderer.drawPage(at: page, in: renderer.printableRect) }
    UIGraphicsPopContext()
    context.endPDFPage()
  }

  private func finish() {
    let isWhole = context.closePDF() && (try? handle.close()) != nil
    completion(isWhole)
    completion = { _ in }
  }
}
