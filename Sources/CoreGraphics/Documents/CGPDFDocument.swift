import Diagnostics
import Synchronization

/// A PDF document whose pages can be drawn, by poppler where it is installed.
///
/// Usable from any thread.
public final class CGPDFDocument: Sendable {
  private let data: Data
  private let opened: Mutex<PDFFile?>
  /// Whether a password is needed to read it.
  public let isEncrypted: Bool

  /// Nil, with a log message, for data that is no PDF and where poppler is missing.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    self.data = data
    do throws(PDFFault) {
      opened = Mutex(try PDFFile(data))
      isEncrypted = false
    } catch {
      guard case .reason(let reason) = error else {
        opened = Mutex(nil)
        isEncrypted = true
        return
      }
      Log.graphics.write("a document \(reason)")
      return nil
    }
  }

  /// Nil, with a log message, for a file that is no PDF or cannot be read.
  public convenience init?(_ url: CFURL) {
    guard let provider = CGDataProvider(url: url) else { return nil }
    self.init(provider)
  }

  var file: PDFFile? { opened.withLock { $0 } }

  /// Whether pages can be drawn.
  public var isUnlocked: Bool { file != nil }

  /// Whether its author lets it be printed; false while it is locked.
  public var allowsPrinting: Bool { file?.permissions.contains(.printing) ?? false }

  /// Whether its author lets what is in it be copied; false while it is locked.
  public var allowsCopying: Bool { file?.permissions.contains(.copying) ?? false }

  /// 0 for a document that is locked.
  public var numberOfPages: Int { file?.pageCount ?? 0 }

  /// True if the document can be read, with the password or without.
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
    if isUnlocked { return true }
    guard let file = try? PDFFile(data, password: String(cString: password)) else { return false }
    opened.withLock { $0 = file }
    return true
  }

  /// Pages are counted from 1; nil if there is no such page.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard let file, let size = file.size(ofPage: pageNumber - 1) else { return nil }
    let crop = file.cropBox(ofPage: pageNumber - 1)
    // The box of a page that is turned does not say where it is seen.
    let isAsSeen = crop.map { abs($0.width - size.width) < 1 && abs($0.height - size.height) < 1 }
    let place = isAsSeen == true ? crop?.origin ?? .zero : .zero
    return CGPDFPage(self, file, number: pageNumber, box: CGRect(origin: place, size: size))
  }

  /// The version of the format; 0 and 0 for a document that is locked.
  public func getVersion(
    majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>
  ) {
    majorVersion.pointee = Int32(file?.version.major ?? 0)
    minorVersion.pointee = Int32(file?.version.minor ?? 0)
  }
}

/// The boxes of a page.
public enum CGPDFBox: Int32, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page of a document.
public final class CGPDFPage: Sendable {
  /// Never nil.
  public let document: CGPDFDocument?
  /// From 1.
  public let pageNumber: Int
  let file: PDFFile
  /// What is seen, in points.
  let box: CGRect

  init(_ document: CGPDFDocument, _ file: PDFFile, number: Int, box: CGRect) {
    (self.document, self.file, pageNumber, self.box) = (document, file, number, box)
  }

  /// Always 0: pages are drawn turned, as they are seen.
  public var rotationAngle: Int32 { 0 }

  /// What is seen of the page, in points, whatever the box: poppler tells no other.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { self.box }

  /// Moves, and where the page is too large shrinks, the box into the middle of `rect`, turned clockwise
  /// by quarters of a circle; degrees.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let quarters = ((rotate / 90) % 4 + 4) % 4
    let size = self.box.size
    let turned = quarters % 2 == 0 ? size : CGSize(width: size.height, height: size.width)
    guard turned.width > 0, turned.height > 0 else { return .identity }
    var (x, y) = (min(rect.width / turned.width, 1), min(rect.height / turned.height, 1))
    if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
    return CGAffineTransform(translationX: -self.box.midX, y: -self.box.midY)
      .concatenating(CGAffineTransform(rotationAngle: -CGFloat(quarters) * .pi / 2))
      .concatenating(CGAffineTransform(scaleX: x, y: y))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }
}

extension CGContext {
  /// Draws a page in its own coordinates, in points.
  public func drawPDFPage(_ page: CGPDFPage) {
    let upright = CGAffineTransform(
      a: 1, b: 0, c: 0, d: -1, tx: page.box.minX, ty: page.box.maxY)
    let transform = upright.concatenating(state.transform)
    let extent = page.box.applying(state.transform)
    paint(extent) { cairo, alpha in
      // Poppler paints with its own alpha, so that another one needs a picture in between.
      let layer = alpha < 1 ? CairoContext(scratch: cairo.clipBounds) : cairo
      layer.save()
      layer.setTransform(transform)
      page.file.draw(page: page.pageNumber - 1, layer.pointer)
      layer.restore()
      if layer !== cairo { cairo.compose(layer.surface, offset: .zero, alpha: alpha, mask: nil) }
    }
  }
}
