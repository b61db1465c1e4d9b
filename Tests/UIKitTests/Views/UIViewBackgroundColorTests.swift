import Testing
import UIKit

@MainActor @Suite struct UIViewBackgroundColorTests {
  @Test func aColorGivenToTheLayerStaysWhenTheViewMoves() {
    let view = UIView()
    view.layer.backgroundColor = UIColor.red.cgColor
    let parent = UIView()
    parent.overrideUserInterfaceStyle = .dark
    parent.addSubview(view)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    #expect(view.backgroundColor == UIColor(cgColor: UIColor.red.cgColor))
  }

  @Test func aDynamicColorFollowsTheTraits() {
    let view = UIView()
    view.backgroundColor = .label
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    let parent = UIView()
    parent.overrideUserInterfaceStyle = .dark
    parent.addSubview(view)
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    #expect(view.backgroundColor === UIColor.label)
  }

  @Test func theLayersColorReplacesADynamicOne() {
    let view = UIView()
    view.backgroundColor = .label
    view.layer.backgroundColor = UIColor.green.cgColor
    let parent = UIView()
    parent.overrideUserInterfaceStyle = .dark
    parent.addSubview(view)
    #expect(view.layer.backgroundColor == UIColor.green.cgColor)
  }
}
