package import CoreText
public import Foundation

/// The area that lines are laid out in.
///
/// Text goes on into no second container: a layout manager fills its first.
open class NSTextContainer: NSObject {
  /// In points; 0 and less mean no limit.
  open var size: CGSize {
    get { area }
    set {
      guard newValue != area else { return }
      area = newValue
      changed()
    }
  }
  private var area: CGSize
  /// Between the container's sides and the text, in points.
  open var lineFragmentPadding: CGFloat {
    get { storedPadding }
    set {
      guard newValue != storedPadding else { return }
      storedPadding = newValue
      changed()
    }
  }
  private var storedPadding: CGFloat = 5
  /// The lines that are shown; 0 for all.
  open var maximumNumberOfLines: Int {
    get { mostLines }
    set {
      guard newValue != mostLines else { return }
      mostLines = newValue
      changed()
    }
  }
  private var mostLines = 0
  /// Whether the text view that shows it sets the width.
  open var widthTracksTextView = false
  /// Whether the text view that shows it sets the height.
  open var heightTracksTextView = false
  /// How the last line that fits is broken.
  package var lastLineBreakMode = CTLineBreakMode.byWordWrapping {
    didSet { if lastLineBreakMode != oldValue { changed() } }
  }
  /// What text flows around, in the container's coordinates.
  package var exclusions: [any ExclusionPath] = [] {
    didSet {
      obstacles = ExclusionOutlines(exclusions.map(\.cgPath))
      changed()
    }
  }
  private(set) var obstacles = ExclusionOutlines([])
  /// The manager that fills the container.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// An area without limits by default.
  public init(size: CGSize = .zero) {
    area = size
    super.init()
  }

  /// A container of an archive.
  public required init?(coder: NSCoder) {
    let (width, height) = (
      coder.decodeDouble(forKey: "NSWidth"), coder.decodeDouble(forKey: "NSHeight")
    )
    area = CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)
    super.init()
  }

  /// Whether all lines are as wide as the container.
  open var isSimpleRectangularTextContainer: Bool { exclusions.isEmpty }

  /// The part of a proposed line that is free, and what may be beyond an obstacle beside it.
  ///
  /// A subclass that overrides it has an `isSimpleRectangularTextContainer` that is false, too, and its text
  /// is laid out from the start. It is asked with the first character of the paragraph.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect { freePart(of: proposedRect, remainingRect) }

  /// Gives the storage another layout manager, with the same containers.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let containers = old.textContainers
    for container in containers { old.removeTextContainer(container) }
    let storage = old.textStorage
    storage?.removeLayoutManager(old)
    for container in containers { newLayoutManager.addTextContainer(container) }
    storage?.addLayoutManager(newLayoutManager)
  }

  private func changed() { layoutManager?.textContainerChangedGeometry(self) }
}

extension NSTextContainer {
  /// The most that a length is; beyond it there is no limit.
  static let longest: CGFloat = 1_000_000

  /// The padding as far as it is one.
  var padding: CGFloat {
    lineFragmentPadding.isFinite ? min(max(lineFragmentPadding, 0), Self.longest) : 0
  }

  /// Between the paddings; infinity for no limit.
  var lineWidth: CGFloat {
    let isLimited = size.width > 0 && size.width < Self.longest
    return isLimited ? max(0, size.width - 2 * padding) : .infinity
  }

  /// Whether lines may not fit.
  var isBounded: Bool {
    maximumNumberOfLines > 0 || size.height > 0 && size.height < Self.longest
  }

  /// What the whole text is laid out within if lines may not fit.
  var limits: TextLimits {
    TextLimits(
      width: lineWidth, height: size.height > 0 ? size.height : .infinity,
      lineCount: maximumNumberOfLines)
  }
}
