import Diagnostics

extension CGContext {
  /// Makes a rectangle of user space a link of the page.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    link("uri='\(PDFText.quoted(url.absoluteString))'", rect)
  }

  /// Makes a rectangle of user space a link to a destination with this name.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    link("dest='\(PDFText.quoted(name))'", rect)
  }

  /// Gives a point of user space a name that links lead to.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    guard isPDF, accept([point.x, point.y], "a destination") else { return }
    let place = point.applying(state.transform)
    marks.append(
      PageMark(
        kind: .destination, attributes: "name='\(PDFText.quoted(name))' x=\(place.x) y=\(place.y)"))
  }

  private func link(_ aim: String, _ rect: CGRect) {
    guard isPDF, accept(rect, "a link") else { return }
    let place = rect.standardized.applying(state.transform)
    let box = "\(place.minX) \(place.minY) \(place.width) \(place.height)"
    marks.append(PageMark(kind: .link, attributes: "rect=[\(box)] \(aim)"))
  }
}

/// Text in the attributes of Cairo's tags.
enum PDFText {
  /// Backslashes protect quotes and themselves; Cairo ends at a zero.
  static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\0", with: "").replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "'", with: "\\'")
  }
}

// MARK: What the information of a document or a page names

/// The title of a document.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The author of a document.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// What a document is about.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// Words to find a document by: a text or a list of texts.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The program that made a document.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// Refused: documents are not encrypted.
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
/// Refused: documents are not encrypted.
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
/// Has no effect.
public let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
/// Has no effect.
public let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"
/// The size of a page.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
/// Has no effect: what is seen is the media box.
public let kCGPDFContextCropBox: CFString = "kCGPDFContextCropBox"
