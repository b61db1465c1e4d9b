import CoreGraphics
import Testing
import UIKit
import UIKitTesting

// Initialisers that a program adds to classes of UIKit. Swift sets stored properties of the class in
// them without calling observers; see `AlwaysObserved`.

extension UITextField {
  fileprivate convenience init(icon: UIView) {
    self.init(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    leftView = icon
    self.leftViewMode = .always
  }
}

extension UITableView {
  fileprivate convenience init(header: UIView, source: any UITableViewDataSource) {
    self.init(frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: .plain)
    layoutIfNeeded()
    tableHeaderView = header
    dataSource = source
  }
}

extension UIScrollView {
  fileprivate convenience init(refreshing control: UIRefreshControl) {
    self.init(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    refreshControl = control
  }
}

extension UIStackView {
  fileprivate convenience init(column views: [UIView]) {
    self.init(arrangedSubviews: views)
    frame = CGRect(x: 0, y: 0, width: 100, height: 90)
    layoutIfNeeded()
    axis = .vertical
    distribution = .fillEqually
    spacing = 10
  }
}

extension UIButton.Configuration {
  fileprivate init(large title: String) {
    self = .filled()
    buttonSize = .large
    self.title = title
  }
}

extension UIWindow {
  fileprivate convenience init(in scene: UIWindowScene?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    windowScene = scene
  }
}

private final class OneRow: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor @Suite struct AddedInitialiserTests {
  @Test func viewsThatAreSetAreShown() {
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(UITextField(icon: icon).subviews.contains(icon))
    let (header, source) = (UIView(), OneRow())
    let table = UITableView(header: header, source: source)
    #expect(header.superview === table)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 1)
    let control = UIRefreshControl()
    #expect(UIScrollView(refreshing: control).subviews.contains(control))
  }

  @Test func whatIsSetIsLaidOut() {
    let views = [UIView(), UIView()]
    let stack = UIStackView(column: views)
    stack.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(views[1].frame == CGRect(x: 0, y: 50, width: 100, height: 40))
  }

  @Test func valuesAreToldOfTheirChangesToo() {
    var large = UIButton.Configuration.filled()
    large.buttonSize = .large
    #expect(UIButton.Configuration(large: "Go").contentInsets == large.contentInsets)
    #expect(UIButton.Configuration.filled().contentInsets != large.contentInsets)
  }

  @Test func aWindowJoinsItsScene() throws {
    let harness = AppHarness()
    let window = harness.show(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let scene = try #require(window.windowScene)
    let other = UIWindow(in: scene)
    #expect(scene.windows.contains(other))
  }
}
