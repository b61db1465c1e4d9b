/// What the user asked a menu for, and what the engine would put into it.
package struct PageMenu: Codable, Equatable, Sendable {
  package var element = PageElement()
  package var items: [PageMenuItem] = []

  package init() {}
}

/// What lies at a place of a page.
package struct PageElement: Codable, Equatable, Sendable {
  /// The place in points of the view.
  package var x = 0.0
  package var y = 0.0
  package var link: String?
  package var image: String?
  package var media: String?

  package init() {}
}

/// One line of a menu.
package struct PageMenuItem: Codable, Equatable, Sendable {
  package enum Action: String, Codable, CaseIterable, Sendable {
    case openLink, openLinkInNewWindow, downloadLink, copyLink
    case openImageInNewWindow, downloadImage, copyImage, copyImageAddress
    case copyMediaAddress, downloadMedia
    case back, forward, stop, reload
    case copy, cut, paste, pastePlainText, delete, selectAll
    case separator
  }

  package var action: Action
  package var isEnabled: Bool

  package init(_ action: Action, isEnabled: Bool = true) {
    (self.action, self.isEnabled) = (action, isEnabled)
  }
}

/// The list of a page's pop-up button.
package struct PageOptions: Codable, Equatable, Sendable {
  /// Where the button is.
  package var button: PageRect
  package var options: [PageOption]

  package init(button: PageRect, options: [PageOption]) {
    (self.button, self.options) = (button, options)
  }
}

/// One line of such a list.
package struct PageOption: Codable, Equatable, Sendable {
  package var title: String
  package var isEnabled: Bool
  package var isSelected: Bool
  /// Whether it is the title of those that follow, and can't be chosen.
  package var isHeading: Bool

  package init(
    _ title: String, isEnabled: Bool = true, isSelected: Bool = false, isHeading: Bool = false
  ) {
    (self.title, self.isEnabled) = (title, isEnabled)
    (self.isSelected, self.isHeading) = (isSelected, isHeading)
  }
}
