import Foundation
import InterfaceFiles

extension NibKind {
  static let views = [view, label, imageView, stackView, scrollView, effectView, window]

  static let view = NibKind(
    "view", "containerView", "tableViewCellContentView", "collectionViewCellContentView",
    type: UIView.self,
    outlets: [
      NibOutlet("gestureRecognizers", [UIGestureRecognizer].self) { view, recognizers in
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
      }
    ]
  ) { nib, view in
    nib.rect("frame") { view.frame = $0 }
    nib.skip("bounds")
    nib.number("alpha") { view.alpha = $0 }
    nib.flag("hidden") { view.isHidden = $0 }
    nib.flag("opaque") { view.isOpaque = $0 }
    nib.flag("clipsSubviews") { view.clipsToBounds = $0 }
    nib.flag("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = $0 }
    nib.flag("autoresizesSubviews") { view.autoresizesSubviews = $0 }
    nib.flag("userInteractionEnabled", default: true) { view.isUserInteractionEnabled = $0 }
    nib.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = $0 }
    nib.integer("tag") { view.tag = $0 }
    nib.string("restorationIdentifier") { view.restorationIdentifier = $0 }
    nib.word("contentMode", NibWords.contentModes) { view.contentMode = $0 }
    nib.word("semanticContentAttribute", NibWords.semantics) { view.semanticContentAttribute = $0 }
    nib.word("appearanceType", NibWords.styles) { view.overrideUserInterfaceStyle = $0 }
    nib.color("backgroundColor") { view.backgroundColor = $0 }
    nib.color("tintColor") { view.tintColor = $0 }
    nib.flag("showsLargeContentViewer") { view.showsLargeContentViewer = $0 }
    nib.flag("scalesLargeContentImage") { view.scalesLargeContentImage = $0 }
    nib.text("largeContentTitle") { view.largeContentTitle = $0 }
    nib.readLayout(of: view)
    nib.readAccessibility(of: view)
    nib.readSubviews(of: view)
    nib.run.variations.add(nib, view)
  }

  static let window = NibKind(
    "window", type: UIWindow.self,
    outlets: [
      NibOutlet("rootViewController", UIViewController.self) { $0.rootViewController = $1 }
    ]
  ) { nib, window in
    nib.skip("visibleAtLaunch", "resizesToFullScreen")
    nib.object("rootViewController", UIViewController.self) { window.rootViewController = $0 }
  }
}

extension NibReader {
  /// What the solver and the resizing of subviews go by.
  func readLayout(of view: UIView) {
    flag("translatesAutoresizingMaskIntoConstraints") {
      view.translatesAutoresizingMaskIntoConstraints = $0
    }
    // A view that no constraint places. Its frame and mask hold, though the file says NO beside it.
    flag("fixedFrame") { if $0 { view.translatesAutoresizingMaskIntoConstraints = true } }
    options("autoresizingMask", NibWords.masks) { view.autoresizingMask = $0 }
    flag("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = $0 }
    flag("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = $0 }
    insets("layoutMargins") { view.layoutMargins = $0 }
    directionalInsets("directionalLayoutMargins") { view.directionalLayoutMargins = $0 }
    skip("layoutMarginsFollowReadableWidth", "viewLayoutGuide")
    priority("horizontalHuggingPriority") { view.setContentHuggingPriority($0, for: .horizontal) }
    priority("verticalHuggingPriority") { view.setContentHuggingPriority($0, for: .vertical) }
    priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority($0, for: .horizontal)
    }
    priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority($0, for: .vertical)
    }
    nameGuides(of: view)
    run.constraints.add(list("constraints"), of: view)
  }

  private func priority(_ name: String, _ set: (UILayoutPriority) -> Void) {
    number(name) { if $0 > 0, $0 <= 1000 { set(UILayoutPriority(Float($0))) } }
  }

  /// The guides that constraints may name.
  private func nameGuides(of view: UIView) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      guard let key = guide.key, let id = guide.id else { continue }
      skip(key)
      switch key {
      case "safeArea": run.name(view.safeAreaLayoutGuide, id)
      case "keyboard": run.name(view.keyboardLayoutGuide, id)
      case "layoutMargins": run.name(view.layoutMarginsGuide, id)
      case "readableContent": run.name(view.readableContentGuide, id)
      case "contentLayoutGuide": (view as? UIScrollView).map { run.name($0.contentLayoutGuide, id) }
      case "frameLayoutGuide": (view as? UIScrollView).map { run.name($0.frameLayoutGuide, id) }
      default: source.nameOnce("viewLayoutGuide.\(key)", guide)
      }
    }
  }

  func readSubviews(of view: UIView) {
    objects("subviews", UIView.self) { subviews in
      for subview in subviews {
        if let stack = view as? UIStackView {
          stack.addArrangedSubview(subview)
        } else {
          view.addSubview(subview)
        }
      }
    }
    objects("gestureRecognizers", UIGestureRecognizer.self) { recognizers in
      for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    }
  }
}
