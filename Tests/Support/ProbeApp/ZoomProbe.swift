import UIKit

/// A picture of 800 by 600 that zooms, and reports what its delegate hears.
class ZoomProbe: UIViewController, UIScrollViewDelegate {
  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    title = "Probe"
    picture.backgroundColor = .white
    let mark = UIView(frame: CGRect(x: 200, y: 150, width: 100, height: 100))
    mark.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    picture.addSubview(mark)
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = picture.frame.size
    scrollView.maximumZoomScale = 4
    scrollView.addSubview(picture)
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    report("begins")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { report("zooms") }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    let offset = scrollView.contentOffset
    report("ended \(Int((scale * 100).rounded())) at \(Int(offset.x)),\(Int(offset.y))")
  }
}
