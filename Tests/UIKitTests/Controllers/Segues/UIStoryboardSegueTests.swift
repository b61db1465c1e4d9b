import Foundation
import Testing

@testable import UIKit

@MainActor
final class UIStoryboardSegueTests {
  private final class Page: UIViewController {
    var log: [String] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      log.append("prepare \(segue.identifier ?? "") \((sender as? String) ?? "")")
    }
  }

  @Test func aSegueIsPreparedThenPerformed() {
    let page = Page()
    let other = UIViewController()
    page.addSegue("next") { [page] source, _ in
      UIStoryboardSegue(identifier: "next", source: source, destination: other) {
        page.log.append("perform")
      }
    }
    page.performSegue(withIdentifier: "next", sender: "me")
    #expect(page.log == ["prepare next me", "perform"])
    #expect(page.shouldPerformSegue(withIdentifier: "next", sender: nil))
  }

  @Test func anUnknownOneTrapsWithApplesReason() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIViewController().performSegue(withIdentifier: "nowhere", sender: nil)
      }
    }
    #expect(result.reason.contains("has no segue with identifier 'nowhere'"))
  }

  @Test func theChildThatUnwindingBeginsInIsFound() {
    let (root, first, second, inner) = (
      UIViewController(), UIViewController(), UIViewController(), UIViewController()
    )
    root.addChild(first)
    root.addChild(second)
    second.addChild(inner)
    let source = UIStoryboardUnwindSegueSource(
      inner, Selector("back:", UIViewController.loadViewIfNeeded), nil)
    #expect(root.childContaining(source) === second)
    #expect(root.allowedChildrenForUnwinding(from: source) == [first])
    #expect(first.childContaining(source) == nil)
  }
}
