import CUIPango
import CoreGraphics

/// Makes Pango layouts of parts of a text.
struct PangoShaper {
  /// The layout parameters of one part of a paragraph.
  struct Request {
    var range: Range<Int>
    /// In points; infinity for no limit.
    var width = CGFloat.infinity
    /// Additional indent of the first line.
    var firstLineIndent: CGFloat = 0
    /// Where to omit characters instead of starting another line.
    var ellipsis = PANGO_ELLIPSIZE_NONE
    var ending = Ending.none
    /// Whether the last line is as wide as the others of a justified paragraph.
    var isLastJustified = false
    /// Whether lines of a justified paragraph are as wide as it.
    var isStretched = true
    var direction = CTWritingDirection.natural
  }

  /// What is shown after the characters, though it is not in the text.
  enum Ending: String {
    case none = ""
    case ellipsis = "…"
    case hyphen = "-"

    /// In bytes.
    var length: Int { rawValue.utf8.count }
  }

  let storage: TextStorage
  private let context: LazyContext

  /// Nil if Pango has no font map.
  init?(_ storage: TextStorage) {
    guard let fonts = ThreadFonts.current else { return nil }
    self.storage = storage
    context = LazyContext(fonts)
  }

  func layout(_ request: Request) -> PangoReference {
    let paragraph = storage.run(at: request.range.lowerBound).paragraph
    let layout = pango_layout_new(context.reference.pointer)!
    setText(of: layout, request)
    setWidth(of: layout, request, paragraph)
    setDirection(of: layout, request.direction)
    let attributes = makeAttributes(request)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    return PangoReference(owning: layout)
  }

  private func setText(of layout: OpaquePointer, _ request: Request) {
    let text = storage.bytes[request.range] + Array(request.ending.rawValue.utf8)
    text.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: CChar.self).baseAddress
      pango_layout_set_text(layout, start, Int32(bytes.count))
    }
  }

  private func setWidth(
    of layout: OpaquePointer, _ request: Request, _ paragraph: ParagraphAttributes
  ) {
    setTabs(of: layout, paragraph)
    pango_layout_set_ellipsize(layout, request.ellipsis)
    guard request.width.isFinite else { return }
    pango_layout_set_width(layout, PangoUnits.units(request.width))
    pango_layout_set_indent(layout, PangoUnits.units(request.firstLineIndent))
    let isJustified = request.isStretched && paragraph.alignment == .justified
    pango_layout_set_justify(layout, isJustified ? 1 : 0)
    pango_layout_set_justify_last_line(layout, request.isLastJustified ? 1 : 0)
    let byCharacter = paragraph.lineBreakMode == .byCharWrapping
    pango_layout_set_wrap(layout, byCharacter ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
  }

  private func setDirection(of layout: OpaquePointer, _ direction: CTWritingDirection) {
    guard direction != .natural else { return }
    pango_layout_set_auto_dir(layout, 0)
    let base = direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    pango_context_set_base_dir(context.reference.pointer, base)
    pango_layout_context_changed(layout)
  }
}

extension PangoShaper {
  /// Fonts, spacing and features. Workaround: an unused colour makes Pango split its runs where
  /// ours begin. Words broken for lack of space get a hyphen only if they contain one.
  private func makeAttributes(_ request: Request) -> OpaquePointer {
    let list = pango_attr_list_new()!
    let runs = storage.runs(in: request.range)
    for (index, run) in zip(runs.indices, runs) {
      let start = max(0, run.start - request.range.lowerBound)
      let isLast = index == runs.endIndex - 1
      let end = isLast ? Int(UInt32.max) : runs[index + 1].start - request.range.lowerBound
      let place = UInt32(start)..<UInt32(end)
      for attribute in Self.attributes(of: run, mark: UInt16(truncatingIfNeeded: index)) {
        attribute.pointee.start_index = place.lowerBound
        attribute.pointee.end_index = place.upperBound
        pango_attr_list_insert(list, attribute)
      }
    }
    if !storage.containsSoftHyphen(request.range) {
      pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    }
    return list
  }

  private static func attributes(
    of run: TextStorage.Run, mark: UInt16
  ) -> [UnsafeMutablePointer<PangoAttribute>] {
    let description = PangoFonts.makeDescription(run.attributes.font.descriptor)
    defer { pango_font_description_free(description) }
    var attributes = [pango_attr_font_desc_new(description)!]
    attributes.append(pango_attr_foreground_new(mark, 0, 0))
    let spacing = run.attributes.spacing
    if spacing != 0 { attributes.append(pango_attr_letter_spacing_new(PangoUnits.units(spacing))) }
    if let room = run.attributes.attachment { attributes.append(shape(room)) }
    let features = features(of: run.attributes)
    if !features.isEmpty {
      attributes.append(pango_attr_font_features_new(features.joined(separator: ",")))
    }
    return attributes
  }

  private static func shape(_ room: AttachmentRoom) -> UnsafeMutablePointer<PangoAttribute> {
    var box = PangoRectangle(
      x: 0, y: PangoUnits.units(-room.ascent), width: PangoUnits.units(room.width),
      height: PangoUnits.units(room.ascent + room.descent))
    return pango_attr_shape_new(&box, &box)
  }

  /// Settings of the font, in the words of OpenType.
  static func features(of attributes: TextAttributes) -> [String] {
    let own = attributes.font.descriptor.settings?.features ?? [:]
    var features = own.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    if attributes.kern == 0 { features.append("kern=0") }
    switch attributes.ligatures {
    case .none: features += ["liga=0", "clig=0"]
    case .common: break
    case .all: features += ["dlig=1", "hlig=1"]
    }
    return features
  }
}

/// A context that is made with the first layout, as plain text needs none.
private final class LazyContext {
  private let fonts: ThreadFonts
  private(set) lazy var reference = PangoFonts.makeContext(of: fonts)

  init(_ fonts: ThreadFonts) { self.fonts = fonts }
}
