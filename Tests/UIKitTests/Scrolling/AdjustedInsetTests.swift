import Testing

@testable import UIKit

/// A scroll view that fills a view of 320 by 480 with the safe area (44, 10, 34, 12).
@MainActor
final class AdjustedInsetTests {
  private final class Teller: UIScrollView, UIScrollViewDelegate {
    var lines: [String] = []
    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      lines.append("view \(Int(adjustedContentInset.top))")
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      lines.append("delegate \(Int(scrollView.adjustedContentInset.top))")
    }
  }

  private let stage = InsetStage()
  private let scrollView = Teller()

  init() {
    scrollView.delegate = scrollView
    scrollView.frame = stage.controller.view.bounds
    stage.controller.view.addSubview(scrollView)
    scrollView.lines = []
  }

  @Test func onlyAxesThatScrollAreAdjusted() {
    #expect(scrollView.adjustedContentInset == .zero)
    scrollView.contentSize = CGSize(width: 320, height: 900)
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(44, 0, 34, 0))
    scrollView.alwaysBounceHorizontal = true
    #expect(scrollView.adjustedContentInset == InsetStage.insets)
    scrollView.contentInset = UIEdgeInsets(1, 2, 3, 4)
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(45, 12, 37, 16))
    #expect(scrollView.contentInset == UIEdgeInsets(1, 2, 3, 4))
  }

  @Test(
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.never, UIEdgeInsets(0, 0, 0, 0)),
      (.always, InsetStage.insets), (.scrollableAxes, UIEdgeInsets(44, 0, 34, 0)),
      (.automatic, UIEdgeInsets(44, 0, 34, 0)),
    ])
  func theBehaviourDecides(
    behaviour: UIScrollView.ContentInsetAdjustmentBehavior, insets: UIEdgeInsets
  ) {
    scrollView.contentSize = CGSize(width: 320, height: 900)
    scrollView.contentInsetAdjustmentBehavior = behaviour
    #expect(scrollView.adjustedContentInset == insets)
  }

  @Test func viewAndDelegateAreToldOnceForEachChange() {
    scrollView.contentSize = CGSize(width: 320, height: 900)
    #expect(scrollView.lines == ["view 44", "delegate 44"])
    scrollView.lines = []
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    #expect(scrollView.lines == [])
    scrollView.contentInset.top = 6
    #expect(scrollView.lines == ["view 50", "delegate 50"])
    scrollView.lines = []
    stage.controller.additionalSafeAreaInsets.top = 54
    #expect(scrollView.lines == ["view 60", "delegate 60"])
    scrollView.lines = []
    scrollView.frame.origin.y = 20
    #expect(scrollView.lines == ["view 40", "delegate 40"])
  }

  @Test func contentAtItsStartStaysThere() {
    scrollView.contentSize = CGSize(width: 320, height: 900)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -44))
    scrollView.contentOffset.y = 100
    stage.controller.additionalSafeAreaInsets.top = 60
    #expect(scrollView.contentOffset.y == 100)
    scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
    stage.controller.additionalSafeAreaInsets.top = 10
    #expect(scrollView.contentOffset.y == -10)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 890, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset.y == 454)
  }

  @Test func indicatorsStayOutOfTheSafeArea() {
    scrollView.contentSize = CGSize(width: 320, height: 900)
    scrollView.layoutIfNeeded()
    let indicator = scrollView.indicators.vertical
    // 3 points from the edges of what is left: offset -44, 320 wide, 12 of them unsafe.
    #expect(indicator.frame.minY == 3)
    #expect(indicator.frame.maxX == 305)
    scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(5, 0, 0, 1)
    #expect(indicator.frame.minY == 8 && indicator.frame.maxX == 304)
    scrollView.automaticallyAdjustsScrollIndicatorInsets = false
    scrollView.scrollIndicatorInsets = .zero
    #expect(indicator.frame.minY == -41 && indicator.frame.maxX == 317)
  }
}
