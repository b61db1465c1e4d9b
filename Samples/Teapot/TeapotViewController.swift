import OpenGLES
import QuartzCore
import UIKit

/// A teapot that OpenGL draws on a thread of its own, under controls with a blur.
class TeapotViewController: UIViewController {
  let teapot = TeapotView()
  let panel = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  let speed = UISlider()
  let blocking = UIButton(type: .system)
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Teapot"
    view.backgroundColor = .black
    view.addSubview(teapot)
    speed.value = 0.2
    speed.accessibilityLabel = "Turns a second"
    speed.addAction(
      UIAction { [unowned self] _ in teapot.drawing?.setSpeed(Double(speed.value)) },
      for: .valueChanged)
    blocking.setTitle("Block Main for Three Seconds", for: .normal)
    blocking.addAction(UIAction { [unowned self] _ in block() }, for: .touchUpInside)
    panel.layer.cornerRadius = 12
    panel.clipsToBounds = true
    for item in [speed, blocking] { panel.contentView.addSubview(item) }
    view.addSubview(panel)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    teapot.frame = view.bounds
    panel.frame = CGRect(x: 20, y: size.height - 110, width: size.width - 40, height: 90)
    speed.frame = CGRect(x: 20, y: 8, width: panel.bounds.width - 40, height: 34)
    blocking.frame = CGRect(x: 20, y: 46, width: panel.bounds.width - 40, height: 36)
  }

  /// The button is red meanwhile; the teapot turns on.
  private func block() {
    blocking.backgroundColor = Self.red
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [self] in
      Thread.sleep(forTimeInterval: 3)
      blocking.backgroundColor = nil
    }
  }
}

/// The view that shows the teapot, or says why there is none.
class TeapotView: UIView {
  override class var layerClass: AnyClass { CAEAGLLayer.self }
  private(set) lazy var drawing = TeapotDrawing(pattern: Self.pattern)
  private let note = UILabel()
  private var drawnSize = CGSize.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let layer = layer as? CAEAGLLayer, bounds.size != drawnSize, !bounds.isEmpty else {
      return
    }
    let isFirst = drawnSize == .zero
    drawnSize = bounds.size
    layer.isOpaque = true
    guard let drawing else { return explain() }
    drawing.resize(to: layer)
    if isFirst { drawing.start() }
  }

  private func explain() {
    note.text = "apt-get install libegl1 libgles2 libgl1-mesa-dri"
    note.textColor = .white
    note.textAlignment = .center
    note.frame = bounds
    addSubview(note)
  }

  isolated deinit { drawing?.stop() }

  /// Blue flowers on white.
  private static var pattern: CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 128, height: 128), format: format)
      .image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 128, height: 128))
        UIColor(red: 0.1, green: 0.25, blue: 0.7, alpha: 1).setFill()
        for petal in 0..<6 {
          let angle = CGFloat(petal) * .pi / 3
          let middle = CGPoint(x: 64 + 26 * cos(angle), y: 64 + 26 * sin(angle))
          UIBezierPath(
            ovalIn: CGRect(x: middle.x - 15, y: middle.y - 15, width: 30, height: 30)
          ).fill()
        }
        UIColor(red: 0.95, green: 0.7, blue: 0.1, alpha: 1).setFill()
        UIBezierPath(ovalIn: CGRect(x: 52, y: 52, width: 24, height: 24)).fill()
      }
    return image.cgImage!
  }
}
