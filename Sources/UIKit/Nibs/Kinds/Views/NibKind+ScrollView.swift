import Foundation

extension NibKind {
  static let scrollView = NibKind(
    "scrollView", type: UIScrollView.self,
    outlets: [
      NibOutlet("delegate", (any UIScrollViewDelegate).self) { $0.delegate = $1 },
      NibOutlet("refreshControl", UIRefreshControl.self) { $0.refreshControl = $1 },
    ]
  ) { nib, view in
    nib.size("contentSize") { view.contentSize = $0 }
    nib.insets("contentInset") { view.contentInset = $0 }
    nib.insets("scrollIndicatorInsets") { view.scrollIndicatorInsets = $0 }
    nib.insets("verticalScrollIndicatorInsets") { view.verticalScrollIndicatorInsets = $0 }
    nib.insets("horizontalScrollIndicatorInsets") { view.horizontalScrollIndicatorInsets = $0 }
    nib.flag("automaticallyAdjustsScrollIndicatorInsets") {
      view.automaticallyAdjustsScrollIndicatorInsets = $0
    }
    nib.word(
      "contentInsetAdjustmentBehavior",
      [
        "automatic": .automatic, "always": .always, "never": .never,
        "scrollableAxes": .scrollableAxes,
      ]
    ) { (behavior: UIScrollView.ContentInsetAdjustmentBehavior) in
      view.contentInsetAdjustmentBehavior = behavior
    }
    nib.flag("scrollEnabled") { view.isScrollEnabled = $0 }
    nib.flag("pagingEnabled") { view.isPagingEnabled = $0 }
    nib.flag("directionalLockEnabled") { view.isDirectionalLockEnabled = $0 }
    nib.flag("bounces") { view.bounces = $0 }
    nib.flag("bouncesZoom") { view.bouncesZoom = $0 }
    nib.flag("alwaysBounceVertical") { view.alwaysBounceVertical = $0 }
    nib.flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = $0 }
    nib.flag("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = $0 }
    nib.flag("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = $0 }
    nib.flag("delaysContentTouches") { view.delaysContentTouches = $0 }
    nib.flag("canCancelContentTouches") { view.canCancelContentTouches = $0 }
    nib.number("minimumZoomScale") { view.minimumZoomScale = $0 }
    nib.number("maximumZoomScale") { view.maximumZoomScale = $0 }
    nib.word("indicatorStyle", ["default": .default, "black": .black, "white": .white]) {
      (style: UIScrollView.IndicatorStyle) in view.indicatorStyle = style
    }
    nib.word(
      "keyboardDismissMode", ["none": .none, "onDrag": .onDrag, "interactive": .interactive]
    ) { (mode: UIScrollView.KeyboardDismissMode) in view.keyboardDismissMode = mode }
    nib.object("refreshControl", UIRefreshControl.self) { view.refreshControl = $0 }
  }
}
