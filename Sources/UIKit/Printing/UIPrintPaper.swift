import CoreGraphics
public import Foundation
import FoundationAdditions

/// A size of paper.
open class UIPrintPaper: NSObject {
  /// What printers usually leave blank at each edge: a quarter of an inch.
  private static let margin: CGFloat = 18
  /// Papers whose sides differ by less are the same.
  private static let tolerance: CGFloat = 2

  /// In points, upright.
  open private(set) var paperSize: CGSize
  /// What can be printed on, in points.
  open var printableRect: CGRect {
    CGRect(origin: .zero, size: paperSize).insetBy(dx: Self.margin, dy: Self.margin)
  }

  init(_ size: CGSize) {
    paperSize = size
    super.init()
  }

  static let a4 = CGSize(width: 595, height: 842)
  static let letter = CGSize(width: 612, height: 792)

  /// That of the user's country: Letter in North America and a few others, else A4.
  static var usual: UIPrintPaper {
    let region = UserLanguages.current.first?.split(separator: "-").dropFirst().last ?? ""
    let withLetter: Set<Substring> = ["US", "CA", "MX", "CL", "CO", "PH", "VE", "CR", "GT", "PR"]
    return UIPrintPaper(withLetter.contains(region) ? letter : a4)
  }

  /// The paper that a page fits on best: the smallest that holds it, else the largest.
  open class func bestPaper(
    forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    let upright = CGSize(
      width: min(contentSize.width, contentSize.height),
      height: max(contentSize.width, contentSize.height))
    let sorted = paperList.sorted { $0.area < $1.area }
    let fitting = sorted.first {
      $0.paperSize.width + tolerance >= upright.width
        && $0.paperSize.height + tolerance >= upright.height
    }
    return fitting ?? sorted.last ?? usual
  }

  private var area: CGFloat { paperSize.width * paperSize.height }
}
