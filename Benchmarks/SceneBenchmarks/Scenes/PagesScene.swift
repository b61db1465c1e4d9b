import SceneNumbers
import UIKit

/// Scene N: a page of 50 labels slides over another in 60 frames and out again in 60, with a shadow before its edge, and
/// black that dims the page below. BENCH_DIM=0 leaves out both.
final class PagesScene: SceneViewController {
  private static let dims = BenchmarkSettings.number("BENCH_DIM") != 0
  private static let shadowWidth: CGFloat = 12
  private let below = PagesScene.page(0, background: 0xffffff)
  private let above = PagesScene.page(1, background: 0xf2f2f7)
  private let shade = UIView()
  private let shadow = ShadowStrip()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(below)
    if Self.dims {
      shade.frame = view.bounds
      shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      shade.backgroundColor = .black
      for part in [shade, shadow] { view.addSubview(part) }
    }
    view.addSubview(above)
    show(frame: 0, time: 0)
  }

  override func show(frame: Int, time: Double) {
    let step = frame % 120
    let progress = CGFloat(step <= 60 ? step : 120 - step) / 60
    let x = ((1 - progress) * above.bounds.width).rounded()
    above.frame.origin.x = x
    guard Self.dims else { return }
    shade.alpha = 0.2 * progress
    shadow.frame = CGRect(
      x: x - Self.shadowWidth, y: 0, width: Self.shadowWidth, height: above.bounds.height)
  }

  private static func page(_ number: Int, background: UInt32) -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 1280, height: 800))
    page.backgroundColor = UIColor(hex: background)
    for index in 0..<50 {
      let label = UILabel()
      label.font = UIFont(name: "DejaVu Sans", size: 20)
      label.textColor = .black
      label.text = "Page \(number + 1), label \(index)"
      label.sizeToFit()
      label.frame.origin = CGPoint(x: 40 + index % 5 * 245, y: 30 + index / 5 * 76)
      page.addSubview(label)
    }
    return page
  }
}

/// Black that gets stronger to the right.
private final class ShadowStrip: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init() {
    super.init(frame: .zero)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [0, 0.3].map { UIColor(white: 0, alpha: $0).cgColor }
    (gradient.startPoint, gradient.endPoint) = (.zero, CGPoint(x: 1, y: 0))
  }

  required init?(coder: NSCoder) { nil }
}
