import CUICairo
import Diagnostics
import Foundation

/// What a part of a page is.
struct PageMark {
  enum Kind { case link, destination }

  var kind: Kind
  /// In Cairo's words, with places in points and y growing downwards.
  var attributes: String
}

extension CairoContext {
  func mark(_ mark: PageMark) {
    let name = mark.kind == .link ? CAIRO_TAG_LINK : CAIRO_TAG_DEST
    cairo_identity_matrix(raw)
    cairo_tag_begin(raw, name, mark.attributes)
    cairo_tag_end(raw, name)
  }
}

extension CairoSurface {
  /// Writes what a program tells about a document into it.
  func describe(_ info: CFDictionary) {
    let fields: [(CFString, cairo_pdf_metadata_t)] = [
      (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE),
      (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
      (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT),
      (kCGPDFContextKeywords, CAIRO_PDF_METADATA_KEYWORDS),
      (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
    ]
    for (key, field) in fields {
      let text = (info[key] as? [String])?.joined(separator: ", ") ?? info[key] as? String
      if let text { cairo_pdf_surface_set_metadata(raw, field, text) }
    }
    for key in [kCGPDFContextUserPassword, kCGPDFContextOwnerPassword] where info[key] != nil {
      Log.graphics.write("a PDF document with a password, which is not encrypted here")
    }
  }
}
