public import CoreGraphics
public import Foundation
public import TextKit

/// What stands in a text for the character U+FFFC, mostly an image.
///
/// Text views, labels and drawn strings show its image, with the text's colour if it is a template.
/// Contents that are no image take the room of `bounds` and show nothing.
open class NSTextAttachment: NSObject, NSSecureCoding, TextAttaching {
  /// The first field, as Foundation reads it.
  private let typeField = FoundationTypeField()
  /// The character that it stands for.
  public static let character: Int = 0xFFFC

  /// As given, and read as an image if there is none.
  @AlwaysObserved open var contents: Data? {
    didSet { decoded = nil }
  }
  /// The uniform type identifier of the contents. Kept; the contents themselves say what they are.
  open var fileType: String?
  /// What is shown; goes before the contents.
  open var image: UIImage?
  /// Where it is from the pen on the baseline, y upwards. Without a size, that of the image counts.
  open var bounds = CGRect.zero
  /// Points on both sides of it.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether text views ask for a view to show in place of it.
  open var allowsTextAttachmentView = true
  /// Made by the text view that shows it.
  final var ownViewProvider: NSTextAttachmentViewProvider?
  /// The image of the contents; the inner nil is for those that are none.
  private var decoded: UIImage??

  /// An attachment without an image yet.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }

  /// Nothing that is shown yet.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// An attachment that shows an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  public required init?(coder: NSCoder) {
    super.init()
    decode(coder)
  }

  /// True: archives are read with the classes that are expected.
  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) { archive(with: coder) }

  /// Whether a view shows it.
  open var usesTextAttachmentView: Bool { ownViewProvider != nil }

  /// Makes what shows it in a text view; nil for its image. By default, one of the class that is
  /// registered for its type of file. Override it to show another view.
  @preconcurrency @MainActor
  open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? { registeredProvider(in: parentView, at: location) }

  /// What is shown in bounds of the container. Override it to make an image when it is needed.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    image ?? contentImage
  }

  /// Its frame from the pen on the baseline, y upwards. Override it to fit the line.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    ownBounds
  }

  /// Of the contents, decoded once.
  final var contentImage: UIImage? {
    if let decoded { return decoded }
    let image = contents.flatMap { UIImage(data: $0) }
    decoded = .some(image)
    return image
  }

  package func attachmentFrame(
    in container: NSTextContainer?, line: CGRect, pen: CGPoint, character: Int
  ) -> CGRect {
    if let room = room(in: container, line: line, pen: pen, character: character) { return room }
    let own = attachmentBounds(
      for: container, proposedLineFragment: line, glyphPosition: pen, characterIndex: character)
    return own.insetBy(dx: -padding, dy: 0).offsetBy(dx: padding, dy: 0)
  }

  package func draw(in rect: CGRect, _ context: CGContext, character: Int) {
    if usesTextAttachmentView { return }
    paint(in: rect.insetBy(dx: padding, dy: 0), context, character)
  }

  private var padding: CGFloat { lineLayoutPadding.isFinite ? max(0, lineLayoutPadding) : 0 }
}
