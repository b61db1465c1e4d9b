import CoreGraphics
import RasterKit
import Testing
import UIKitTesting

@testable import UIKit

/// A window of which pictures are taken: of a phone, a tablet and a desktop, light and dark, and one of each from
/// right to left and with two pixels a point.
struct PictureSetting: Sendable, CustomTestStringConvertible {
  let size: CGSize
  var scale: CGFloat = 1
  var isDark = false
  var isMirrored = false

  var testDescription: String {
    "\(Int(size.width))" + (isDark ? "-dark" : "-light") + (isMirrored ? "-mirrored" : "")
      + (scale == 2 ? "-2x" : "")
  }

  private static let phone = CGSize(width: 390, height: 844)
  private static let tablet = CGSize(width: 834, height: 1194)
  private static let desktop = CGSize(width: 1280, height: 800)

  static let all = [
    PictureSetting(size: phone), PictureSetting(size: phone, isDark: true),
    PictureSetting(size: phone, isMirrored: true), PictureSetting(size: phone, scale: 2),
    PictureSetting(size: tablet), PictureSetting(size: tablet, isDark: true),
    PictureSetting(size: desktop), PictureSetting(size: desktop, isDark: true),
    PictureSetting(size: desktop, isMirrored: true),
  ]
}

/// A page of settings with bars, in a window of a setting.
@MainActor
final class PictureStage {
  let setting: PictureSetting
  let harness: AppHarness
  let window: UIWindow
  let page = SettingsPage(style: .insetGrouped)
  let navigation: UINavigationController

  init(_ setting: PictureSetting, tabs: Bool = false) {
    self.setting = setting
    harness = AppHarness(
      screenSize: CGSize(width: 1300, height: 1200), scale: setting.scale)
    navigation = UINavigationController(rootViewController: page)
    navigation.tabBarItem = UITabBarItem(
      title: "Settings", image: UIImage(systemName: "gear"), tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(
      title: "Favourites", image: UIImage(systemName: "star"), tag: 1)
    other.tabBarItem.badgeValue = "3"
    let bar = UITabBarController()
    if tabs { bar.viewControllers = [navigation, other] }
    window = harness.show(tabs ? bar : navigation, size: setting.size)
    window.overrideUserInterfaceStyle = setting.isDark ? .dark : .light
    window.traitOverrides.layoutDirection = setting.isMirrored ? .rightToLeft : .leftToRight
    harness.advance(by: 1)
  }

  /// Compares a part of the window, which must not look as it did `before`; with two pixels a point, the upper left
  /// part of that.
  func expect(
    _ name: String, _ part: CGRect, before: CGImage, testFile: String
  ) throws {
    harness.advance(by: 1)
    var seen = part.integral.intersection(CGRect(origin: .zero, size: setting.size))
    if setting.scale == 2 {
      seen.size = CGSize(width: (seen.width / 2).rounded(), height: (seen.height * 0.7).rounded())
    }
    let scaled = seen.applying(CGAffineTransform(scaleX: setting.scale, y: setting.scale))
    let picture = try #require(harness.screenshot(of: window).cropping(to: scaled))
    let former = try #require(before.cropping(to: scaled))
    try expectSnapshot(
      Self.coarse(picture), named: "\(name)-\(setting.testDescription)",
      differsFrom: [Self.coarse(former)], tolerance: 24, allowedPixels: 80, testFile: testFile)
  }

  /// The picture with 16 levels of each colour, which keeps files small. A level is less than the tolerance.
  private static func coarse(_ picture: CGImage) -> CGImage {
    let (old, new) = (picture.pixels, PixelBuffer(size: picture.pixels.size, isOpaque: true))
    for y in 0..<old.size.height {
      let (from, to) = (old.target.address(x: 0, y: y), new.target.address(x: 0, y: y))
      for x in 0..<Int(old.size.width) { to[x] = coarse(from[x]) }
    }
    return CGImage(pixels: new)
  }

  private static func coarse(_ pixel: UInt32) -> UInt32 {
    var result: UInt32 = 0xFF00_0000
    for shift in [UInt32(0), 8, 16] {
      let level: UInt32 = ((pixel >> shift & 255) * 15 + 127) / 255
      result |= (level * 17) << shift
    }
    return result
  }

  /// What a view covers, with what is around it.
  func around(_ view: UIView, _ margin: CGFloat = 24) -> CGRect {
    view.convert(view.bounds, to: nil).insetBy(dx: -margin, dy: -margin)
  }
}

/// A few rows, as a page of settings has them.
final class SettingsPage: UITableViewController {
  private let rows = [
    ("wifi", "Wi-Fi", "Home"), ("bell", "Notifications", ""), ("lock", "Privacy", "Off"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let (symbol, title, value) = rows[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = (title, value)
    content.image = UIImage(systemName: symbol)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
