public import CoreGraphics
public import Foundation

/// The documents that this thread draws, innermost last.
private final class DrawnDocuments {
  struct Entry {
    var drawing: PDFDrawing
    var finish: () -> Void
  }

  var entries: [Entry] = []

  private static let key = "Casement.DrawnDocuments"

  static var current: DrawnDocuments {
    let storage = Thread.current.threadDictionary
    if let known = storage[key] as? DrawnDocuments { return known }
    let documents = DrawnDocuments()
    storage[key] = documents
    return documents
  }

  func begin(_ bounds: CGRect, _ info: [AnyHashable: Any]?, _ finish: @escaping (Data) -> Void) {
    let bytes = PDFBytes()
    var texts: [String: Any] = [:]
    for (key, value) in info ?? [:] { texts["\(key)"] = value }
    let drawing = PDFDrawing(PDFOutput(bytes.append), bounds: bounds, texts)
    entries.append(
      Entry(drawing: drawing) {
        drawing.finish()
        finish(bytes.data)
      })
    UIGraphicsPushContext(drawing.context)
  }
}

/// Begins a document that is appended to `data` when it ends.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  DrawnDocuments.current.begin(bounds, documentInfo) { data.append($0) }
}

/// Begins a document that is written to a file when it ends; false if the file cannot be written.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
  DrawnDocuments.current.begin(bounds, documentInfo) {
    try? $0.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
  return true
}

/// Completes the document and restores the context before it.
public func UIGraphicsEndPDFContext() {
  guard let entry = DrawnDocuments.current.entries.popLast() else { return }
  entry.finish()
  UIGraphicsPopContext()
}

/// Begins a page of the document's size.
public func UIGraphicsBeginPDFPage() {
  DrawnDocuments.current.entries.last?.drawing.beginPage(.zero)
}

/// Begins a page of a size. `pageInfo` has no effect.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  DrawnDocuments.current.entries.last?.drawing.beginPage(bounds)
}

/// The bounds of the current page; zero outside a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  DrawnDocuments.current.entries.last?.drawing.bounds ?? .zero
}

/// Makes a rectangle of the page a link.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  DrawnDocuments.current.entries.last?.drawing.context.setURL(url, for: rect)
}

/// Gives a point of the page a name that links lead to.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  DrawnDocuments.current.entries.last?.drawing.context.addDestination(name, at: point)
}

/// Makes a rectangle of the page a link to a destination.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  DrawnDocuments.current.entries.last?.drawing.context.setDestination(name, for: rect)
}
