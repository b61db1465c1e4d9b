extension LayoutItem {
  func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, attribute))
  }

  func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, attribute))
  }

  func length(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(self, attribute))
  }
}

extension LayoutOperand {
  func measured(from start: LayoutOperand) -> LayoutOperand {
    LayoutOperand(item, attribute, from: Origin(start.item, start.attribute))
  }
}
