import Foundation
import InterfaceFiles

extension NibKind {
  static let barItem = NibKind(type: UIBarItem.self) { nib, item in
    nib.text("title") { item.title = $0 }
    nib.image("image") { item.image = $0 }
    nib.flag("enabled") { item.isEnabled = $0 }
    nib.integer("tag") { item.tag = $0 }
    nib.insets("imageInsets") { item.imageInsets = $0 }
    nib.readAccessibility(of: item)
    nib.skip("landscapeImage", "largeContentSizeImage")
  }

  static let barButtonItem = NibKind(
    "barButtonItem", type: UIBarButtonItem.self
  ) { nib, item in
    nib.word("systemItem", systemItems) { item.prepare($0) }
    nib.word("style", ["plain": .plain, "bordered": .bordered, "done": .done]) {
      (style: UIBarButtonItem.Style) in item.style = style
    }
    nib.number("width") { item.width = $0 }
    nib.color("tintColor") { item.tintColor = $0 }
    nib.flag("hidden") { item.isHidden = $0 }
    nib.flag("selected") { item.isSelected = $0 }
    nib.flag("changesSelectionAsPrimaryAction") { item.changesSelectionAsPrimaryAction = $0 }
    nib.skip("springLoaded")
    nib.object("customView", UIView.self) { item.customView = $0 }
    nib.menu("menu") { item.menu = $0 }
  }

  static let tabBarItem = NibKind("tabBarItem", type: UITabBarItem.self) { nib, item in
    nib.word("systemItem", systemTabs) { item.prepare($0) }
    nib.image("selectedImage") { item.selectedImage = $0 }
    nib.text("badgeValue") { item.badgeValue = $0 }
    nib.color("badgeColor") { item.badgeColor = $0 }
    nib.offset("titlePositionAdjustment") { item.titlePositionAdjustment = $0 }
    nib.skip("springLoaded")
  }

  static let navigationItem = NibKind(
    "navigationItem", type: UINavigationItem.self,
    outlets: [
      NibOutlet("titleView", UIView.self) { $0.titleView = $1 },
      NibOutlet("backBarButtonItem", UIBarButtonItem.self) { $0.backBarButtonItem = $1 },
      NibOutlet("leftBarButtonItem", UIBarButtonItem.self) { $0.leftBarButtonItem = $1 },
      NibOutlet("rightBarButtonItem", UIBarButtonItem.self) { $0.rightBarButtonItem = $1 },
      NibOutlet("leftBarButtonItems", [UIBarButtonItem].self) { $0.leftBarButtonItems = $1 },
      NibOutlet("rightBarButtonItems", [UIBarButtonItem].self) { $0.rightBarButtonItems = $1 },
    ]
  ) { nib, item in
    nib.text("title") { item.title = $0 }
    nib.text("prompt") { item.prompt = $0 }
    nib.text("backButtonTitle") { item.backButtonTitle = $0 }
    nib.flag("hidesBackButton") { item.hidesBackButton = $0 }
    nib.flag("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = $0 }
    nib.word(
      "largeTitleDisplayMode", ["automatic": .automatic, "always": .always, "never": .never]
    ) { (mode: UINavigationItem.LargeTitleDisplayMode) in item.largeTitleDisplayMode = mode }
    nib.word("style", ["navigator": .navigator, "browser": .browser, "editor": .editor]) {
      (style: UINavigationItem.ItemStyle) in item.style = style
    }
    nib.object("titleView", UIView.self) { item.titleView = $0 }
    nib.object("backBarButtonItem", UIBarButtonItem.self) { item.backBarButtonItem = $0 }
    nib.object("leftBarButtonItem", UIBarButtonItem.self) { item.leftBarButtonItem = $0 }
    nib.object("rightBarButtonItem", UIBarButtonItem.self) { item.rightBarButtonItem = $0 }
    nib.objects("leftBarButtonItems", UIBarButtonItem.self) { item.leftBarButtonItems = $0 }
    nib.objects("rightBarButtonItems", UIBarButtonItem.self) { item.rightBarButtonItems = $0 }
    nib.appearance("standardAppearance", UINavigationBarAppearance()) {
      item.standardAppearance = $0
    }
    nib.appearance("scrollEdgeAppearance", UINavigationBarAppearance()) {
      item.scrollEdgeAppearance = $0
    }
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    "writingTools": .writingTools,
  ]
  private static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]
}
