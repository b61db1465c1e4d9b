import UIKitTesting

@testable import UIKit

@MainActor
private func showSearch(_ rig: LifeCycleRig) -> (Page, UISearchController) {
  let page = rig.page("page")
  let search = UISearchController(searchResultsController: rig.page("results"))
  search.delegate = rig.answers
  page.navigationItem.searchController = search
  rig.show(UINavigationController(rootViewController: page))
  return (page, search)
}

extension Scenario {
  static let searches = [
    Scenario("a search with results") { rig in
      let (_, search) = showSearch(rig)
      rig.step("begin") { search.isActive = true }
      rig.end()
      rig.step("type a letter") { rig.harness.type("x") }
      rig.turn()
      rig.step("end") { search.isActive = false }
      rig.end()
    },
    Scenario("a search ended while it begins") { rig in
      let (_, search) = showSearch(rig)
      rig.step("begin") { search.isActive = true }
      rig.step("end") { search.isActive = false }
      rig.end()
    },
    Scenario("a search presented with its bar") { rig in
      let (root, results) = (rig.page("root"), rig.page("results"))
      let search = UISearchController(searchResultsController: results)
      search.delegate = rig.answers
      rig.show(root)
      rig.step("present") {
        root.present(search, animated: true) { rig.recording.write("- presented") }
      }
      rig.end()
      rig.step("type a letter") { rig.harness.type("x") }
      rig.turn()
      rig.step("dismiss") { root.dismiss(animated: true) { rig.recording.write("- dismissed") } }
      rig.end()
    },
    Scenario("a full screen over results") { rig in
      let (page, search) = showSearch(rig)
      search.isActive = true
      rig.harness.advance(by: 1)
      rig.harness.type("x")
      rig.forget()
      rig.step("present") { page.present(rig.page("top", .fullScreen), animated: true) }
      rig.end()
      rig.step("dismiss") { page.dismiss(animated: true) }
      rig.end()
    },
  ]
}
