import CoreGraphics
import Foundation
import UIKit
import WebEngineProtocol

extension WKWebView {
  /// A picker over the view; the page keeps its colour where nothing can present one.
  func pickColor(_ color: PageColor, _ id: RequestID) {
    let asker = asker
    let pending = PendingAnswer<PageColor?>("UIColorPickerViewControllerDelegate", fallback: nil) {
      asker.tell(.answerColor(id, $0))
    }
    guard let presenter else { return pending.give(nil) }
    let picker = UIColorPickerViewController()
    picker.supportsAlpha = false
    picker.selectedColor = UIColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
    let choice = ColorChoice { pending.give($0) }
    picker.delegate = choice
    colorChoice = choice
    presenter.present(picker, animated: true)
  }
}

/// Hears which colour the user picks for a page.
@MainActor
final class ColorChoice: NSObject, UIColorPickerViewControllerDelegate {
  private var answer: ((PageColor?) -> Void)?
  private var color: PageColor?

  init(_ answer: @escaping (PageColor?) -> Void) {
    self.answer = answer
    super.init()
  }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { self.color = PageColor(color) }

  /// Comes once more where the controller is shown again.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    answer?(color)
    answer = nil
  }
}

extension PageColor {
  /// Nil for a colour without components.
  fileprivate init?(_ color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}
