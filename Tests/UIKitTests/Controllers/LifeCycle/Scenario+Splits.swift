@testable import UIKit

@MainActor
private func makeSplit(
  _ rig: LifeCycleRig, _ style: UISplitViewController.Style = .doubleColumn,
  width: CGFloat = 1000, forgets: Bool = true
) -> UISplitViewController {
  let split = UISplitViewController(style: style)
  split.setViewController(rig.page("primary"), for: .primary)
  if style == .tripleColumn {
    split.setViewController(rig.page("supplementary"), for: .supplementary)
  }
  split.setViewController(rig.page("secondary"), for: .secondary)
  split.delegate = rig.answers
  rig.show(split, width: width, forgets: forgets)
  return split
}

extension Scenario {
  static let splits = [
    Scenario("columns shown") { rig in
      rig.step("shown") { _ = makeSplit(rig, forgets: false) }
      rig.step("hidden") { rig.window.isHidden = true }
      rig.step("shown again") { rig.window.isHidden = false }
      rig.turn()
    },
    Scenario("columns collapse and expand") { rig in
      _ = makeSplit(rig)
      rig.resize(400)
      rig.resize(1000)
    },
    Scenario("columns collapse to the primary one") { rig in
      let split = makeSplit(rig)
      rig.answers.topColumn = .primary
      rig.resize(400)
      rig.step("show secondary") { split.show(.secondary) }
      rig.end()
      rig.resize(1000)
    },
    Scenario("a column is hidden and shown") { rig in
      let split = makeSplit(rig)
      rig.step("hide primary") { split.hide(.primary) }
      rig.end()
      rig.step("show primary") { split.show(.primary) }
      rig.end()
    },
    Scenario("three columns in narrower and narrower windows") { rig in
      _ = makeSplit(rig, .tripleColumn, width: 1600)
      for width in [1000, 700, 400, 1600] as [CGFloat] { rig.resize(width) }
    },
    Scenario("a detail shown") { rig in
      let split = makeSplit(rig)
      rig.step("show detail") { split.showDetailViewController(rig.page("detail"), sender: nil) }
      rig.end()
      rig.resize(400)
    },
    Scenario("a push in a collapsed split") { rig in
      let split = makeSplit(rig)
      rig.resize(400)
      rig.step("push x") {
        split.state.collapse?.navigation?.pushViewController(rig.page("x"), animated: true)
      }
      rig.end()
      rig.resize(1000)
    },
    Scenario("a sheet over columns that collapse") { rig in
      let split = makeSplit(rig)
      rig.step("present sheet") { split.present(rig.page("sheet"), animated: true) }
      rig.end()
      rig.resize(400)
      rig.step("dismiss") { split.dismiss(animated: true) }
      rig.end()
    },
  ]
}
