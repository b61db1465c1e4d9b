import CoreGraphics
import Foundation

/// A picture on each page.
final class ImagePages: UIPrintPageRenderer {
  private let images: [UIImage]

  init(_ images: [UIImage]) {
    self.images = images
    super.init()
  }

  override var numberOfPages: Int { images.count }

  override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
    guard images.indices.contains(pageIndex) else { return }
    images[pageIndex].draw(in: UIPrintPaper.fit(images[pageIndex].size, in: contentRect))
  }
}
