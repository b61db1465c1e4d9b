import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct ScrollGuideTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let scroll = UIScrollView()
  private let content = ContentView(350, 240)

  init() {
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    scroll.addSubview(content)
    pin(scroll, to: root)
  }

  private func pin(_ view: UIView, to other: UIView, by distance: CGFloat = 0) {
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: distance),
      view.rightAnchor.constraint(equalTo: other.rightAnchor, constant: -distance),
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: distance),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -distance),
    ])
  }

  @Test func edgesInsideAreThoseOfTheContent() {
    pin(content, to: scroll, by: 10)
    root.layoutIfNeeded()
    #expect(scroll.frame == root.bounds)
    #expect(content.frame == CGRect(x: 10, y: 10, width: 350, height: 240))
    #expect(scroll.contentSize == CGSize(width: 370, height: 260))
    #expect(scroll.contentLayoutGuide.layoutFrame.size == scroll.contentSize)
    content.content = CGSize(width: 500, height: 50)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 520, height: 70))
  }

  @Test func lengthsAreThoseOfTheFrame() {
    pin(content, to: scroll)
    content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 240))
  }

  @Test func theFrameGuideStaysWhereTheScrollViewShows() {
    pin(content, to: scroll)
    let floating = ContentView(20, 20)
    scroll.addSubview(floating)
    NSLayoutConstraint.activate([
      floating.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 4),
      floating.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -6),
    ])
    root.layoutIfNeeded()
    #expect(floating.frame.origin == CGPoint(x: 174, y: 4))
    scroll.contentOffset = CGPoint(x: 30, y: 50)
    root.layoutIfNeeded()
    #expect(floating.frame.origin == CGPoint(x: 204, y: 54))
    #expect(content.frame.origin == .zero)
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 30, y: 50, width: 200, height: 100))
  }

  @Test func aSizeTheProgramGivesStaysWithoutConstraints() {
    scroll.contentSize = CGSize(width: 900, height: 800)
    content.leftAnchor.constraint(equalTo: scroll.leftAnchor, constant: 3).isActive = true
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 900, height: 800))
    #expect(content.frame.minX == 3)
  }
}
