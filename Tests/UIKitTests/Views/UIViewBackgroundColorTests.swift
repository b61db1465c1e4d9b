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
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    #expect(view.layer.backgroundColor == UIColor.label.resolvedColor(with: light).cgColor)
    let parent = UIView()
    parent.overrideUserInterfaceStyle = .dark
    parent.addSubview(view)
    #expect(view.layer.backgroundColor == UIColor.label.resolvedColor(with: dark).cgColor)
    #expect(view.backgroundColor == UIColor.label)
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
