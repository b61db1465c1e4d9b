/// What the rules know of Apple's own declarations, where a name does not follow from the source.
enum KnownNames {
  /// Objective-C names of methods, by Swift name; what is derivable is not here.
  static let selectors: [String: String] = {
    var table = [
      "endEditing": "endEditing:", "addSubview(_:)": "addSubview:",
      "setNeedsDisplay(_:)": "setNeedsDisplayInRect:",
      "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
      "present(_:animated:completion:)": "presentViewController:animated:completion:",
      "popViewController(animated:)": "popViewControllerAnimated:",
      "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
      "pushViewController(_:animated:)": "pushViewController:animated:",
      "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
      "collectionView(_:didSelectItemAt:)": "collectionView:didSelectItemAtIndexPath:",
    ]
    for name in editActions {
      table[name] = name + ":"
    }
    return table
  }()

  /// Actions with a sender that programs name without brackets.
  static let editActions: Set<String> = [
    "cut", "copy", "paste", "pasteAndMatchStyle", "select", "selectAll", "delete", "toggleBoldface",
    "toggleItalics", "toggleUnderline", "increaseSize", "decreaseSize", "find", "findNext",
    "findPrevious", "makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft",
    "duplicate", "move", "rename", "export", "print",
  ]

  /// Optional methods of Apple's delegates that are called with one argument without a label, or
  /// with none; calls with a label are methods for sure.
  static let optionalMethods: Set<String> = [
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging",
    "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop",
    "scrollViewDidChangeAdjustedContentInset", "viewForZooming",
    "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing",
    "textFieldDidEndEditing", "textFieldDidChangeSelection", "textFieldShouldClear",
    "textFieldShouldReturn", "textViewShouldBeginEditing", "textViewShouldEndEditing",
    "textViewDidBeginEditing", "textViewDidEndEditing", "textViewDidChange",
    "textViewDidChangeSelection", "gestureRecognizerShouldBegin", "numberOfSections",
    "sectionIndexTitles", "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing",
    "searchBarShouldEndEditing", "searchBarTextDidEndEditing", "searchBarSearchButtonClicked",
    "searchBarCancelButtonClicked", "applicationDidBecomeActive", "applicationWillResignActive",
    "applicationDidEnterBackground", "applicationWillEnterForeground", "applicationWillTerminate",
    "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground",
    "sceneWillEnterForeground", "sceneDidDisconnect", "animationDidStart", "display",
    "layerWillDraw", "layoutSublayers", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "presentationControllerDidDismiss",
    "presentationControllerDidAttemptToDismiss",
  ]

  /// Properties of UIKit that announce their changes.
  static let observedProperties: Set<String> = [
    "alpha", "attributedText", "backgroundColor", "bounds", "center", "contentInset",
    "contentOffset", "contentSize", "font", "frame", "image", "isEnabled", "isHidden",
    "isHighlighted", "isSelected", "isUserInteractionEnabled", "preferredContentSize", "text",
    "textColor", "title", "transform",
  ]

  /// What `UIColor` and `UIImage` have themselves.
  static let colors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
    "groupTableViewBackground", "label",
    "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
    "purple", "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel",
    "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
    "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
    "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground",
    "tintColor", "white", "yellow",
  ]
  static let images: Set<String> = [
    "actions", "add", "checkmark", "remove", "strokedCheckmark",
  ]

  /// Methods of Apple's classes that share their base name with others there, so that a reference
  /// to one that an app adds needs its type.
  static let overloaded: Set<String> = [
    "dismiss", "present", "show", "select", "copy", "delete", "move", "print", "find", "add",
    "remove", "close", "reload", "toggle", "update", "setNeedsDisplay", "draw", "validate", "paste",
    "cut", "selectAll", "export", "duplicate", "rename", "display", "convert", "target", "perform",
    "endEditing", "findNext", "findPrevious", "encode",
  ]
}
