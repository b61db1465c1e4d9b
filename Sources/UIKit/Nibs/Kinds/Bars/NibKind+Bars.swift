import Foundation
import InterfaceFiles

extension NibKind {
  static let bars = [
    navigationBar, toolbar, tabBar, searchBar, barItem, barButtonItem, tabBarItem, navigationItem,
  ]

  static let navigationBar = NibKind(
    "navigationBar", type: UINavigationBar.self,
    outlets: [NibOutlet("delegate", (any UINavigationBarDelegate).self) { $0.delegate = $1 }]
  ) { nib, bar in
    nib.word("barStyle", NibWords.barStyles) { bar.barStyle = $0 }
    nib.flag("translucent") { bar.isTranslucent = $0 }
    nib.flag("largeTitles") { bar.prefersLargeTitles = $0 }
    nib.color("barTintColor") { bar.barTintColor = $0 }
    nib.image("shadowImage") { bar.shadowImage = $0 }
    nib.textAttributes("titleTextAttributes") { bar.titleTextAttributes = $0 }
    nib.textAttributes("largeTitleTextAttributes") { bar.largeTitleTextAttributes = $0 }
    nib.appearance("standardAppearance", UINavigationBarAppearance()) {
      bar.standardAppearance = $0
    }
    nib.appearance("scrollEdgeAppearance", UINavigationBarAppearance()) {
      bar.scrollEdgeAppearance = $0
    }
    nib.appearance("compactAppearance", UINavigationBarAppearance()) { bar.compactAppearance = $0 }
    nib.appearance("compactScrollEdgeAppearance", UINavigationBarAppearance()) {
      bar.compactScrollEdgeAppearance = $0
    }
    nib.objects("items", UINavigationItem.self) { bar.items = $0 }
  }

  static let toolbar = NibKind(
    "toolbar", type: UIToolbar.self,
    outlets: [NibOutlet("delegate", (any UIToolbarDelegate).self) { $0.delegate = $1 }]
  ) { nib, bar in
    nib.word("barStyle", NibWords.barStyles) { bar.barStyle = $0 }
    nib.flag("translucent") { bar.isTranslucent = $0 }
    nib.color("barTintColor") { bar.barTintColor = $0 }
    nib.appearance("standardAppearance", UIToolbarAppearance()) { bar.standardAppearance = $0 }
    nib.appearance("scrollEdgeAppearance", UIToolbarAppearance()) { bar.scrollEdgeAppearance = $0 }
    nib.objects("items", UIBarButtonItem.self) { bar.items = $0 }
  }

  static let tabBar = NibKind(
    "tabBar", type: UITabBar.self,
    outlets: [NibOutlet("delegate", (any UITabBarDelegate).self) { $0.delegate = $1 }]
  ) { nib, bar in
    nib.word("barStyle", NibWords.barStyles) { bar.barStyle = $0 }
    nib.flag("translucent") { bar.isTranslucent = $0 }
    nib.color("barTintColor") { bar.barTintColor = $0 }
    nib.color("selectedImageTintColor") { bar.tintColor = $0 }
    nib.color("unselectedItemTintColor") { bar.unselectedItemTintColor = $0 }
    nib.number("itemWidth") { bar.itemWidth = $0 }
    nib.number("itemSpacing") { bar.itemSpacing = $0 }
    nib.appearance("standardAppearance", UITabBarAppearance()) { bar.standardAppearance = $0 }
    nib.appearance("scrollEdgeAppearance", UITabBarAppearance()) { bar.scrollEdgeAppearance = $0 }
    nib.objects("items", UITabBarItem.self) { bar.items = $0 }
  }

  static let searchBar = NibKind(
    "searchBar", type: UISearchBar.self,
    outlets: [NibOutlet("delegate", (any UISearchBarDelegate).self) { $0.delegate = $1 }]
  ) { nib, bar in
    nib.text("text") { bar.text = $0 }
    nib.text("prompt") { bar.prompt = $0 }
    nib.text("placeholder") { bar.placeholder = $0 }
    nib.word("searchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal])
    {
      (style: UISearchBar.Style) in bar.searchBarStyle = style
    }
    nib.word("barStyle", NibWords.barStyles) { bar.barStyle = $0 }
    nib.flag("translucent") { bar.isTranslucent = $0 }
    nib.color("barTintColor") { bar.barTintColor = $0 }
    nib.flag("showsCancelButton") { bar.showsCancelButton = $0 }
    nib.flag("showsBookmarkButton") { bar.showsBookmarkButton = $0 }
    nib.flag("showsSearchResultsButton") { bar.showsSearchResultsButton = $0 }
    nib.flag("showsScopeBar") { bar.showsScopeBar = $0 }
    let titles = nib.texts("scopeButtonTitles")
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    nib.integer("selectedScopeButtonIndex") {
      if titles.indices.contains($0) { bar.selectedScopeButtonIndex = $0 }
    }
    nib.traits("textInputTraits") { NibTraits($0).set(on: bar.searchTextField) }
  }
}
