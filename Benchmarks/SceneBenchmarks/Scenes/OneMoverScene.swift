import SceneNumbers
import UIKit

/// Unmoving cells, every tenth of them a number, and one square that moves over them.
final class OneMoverScene: SceneViewController {
  private let mover = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  override func viewDidLoad() {
    super.viewDidLoad()
    let items = SceneItem.make(200, in: numbers)
    for index in 0..<BenchmarkSettings.cells {
      let place = numbers.cell(index)
      let cell = index % 10 == 0 ? label(index / 10 % 100) : square(items[index % 200].color)
      cell.frame.origin = CGPoint(x: place.x, y: place.y)
      view.addSubview(cell)
    }
    mover.backgroundColor = UIColor(hex: 0xd02020)
    view.addSubview(mover)
  }

  private func square(_ color: UInt32) -> UIView {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    cell.backgroundColor = UIColor(hex: color)
    return cell
  }

  private func label(_ number: Int) -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    label.font = .systemFont(ofSize: 8)
    label.text = "\(number)"
    return label
  }

  override func show(frame: Int, time: Double) {
    let place = numbers.mover(at: time)
    mover.frame.origin = CGPoint(x: place.x, y: place.y)
  }
}
