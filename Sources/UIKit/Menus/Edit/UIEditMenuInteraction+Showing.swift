import CoreGraphics
import Foundation

extension UIEditMenuInteraction {
  func makeClick() -> UIGestureRecognizer {
    let click = UITapGestureRecognizer { [weak self] in
      self?.openMenu(at: $0.location(in: self?.view))
    }
    click.buttonMaskRequired = .secondary
    click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    return click
  }

  func present(_ configuration: UIEditMenuConfiguration) {
    dismiss()
    guard let view, let window = view.window, let host = view.overlayHost else { return }
    self.configuration = configuration
    deferred = DeferredElements { [weak self] in self?.reload() }
    let elements = elements(configuration)
    guard !elements.isEmpty, self.configuration === configuration else { return forget() }
    let fade = EditMenuFade()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: fade)
    let bar = EditMenuBar { [weak self] in self?.choose($0) }
    bar.alpha = 0
    bar.show(
      elements, beside: target(configuration), configuration.preferredArrowDirection, in: host)
    self.bar = bar
    window.ensureRareData.editMenu = self
    fade.run { bar.alpha = 1 }
  }

  func dismiss() {
    overlay?.dismiss()
    guard let bar, let configuration else { return }
    forget()
    let fade = EditMenuFade()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: fade)
    bar.isUserInteractionEnabled = false
    fade.run({ bar.alpha = 0 }, then: { bar.removeFromSuperview() })
  }

  /// Called with the touches of the window before views get them.
  func dismiss(ifOutside event: UIEvent) {
    guard let bar, let touches = event.allTouches else { return }
    let isOutside = touches.contains {
      $0.phase == .began && !bar.bounds.contains($0.location(in: bar))
    }
    if isOutside { dismiss() }
  }

  func reload() {
    guard let configuration else { return }
    if let overlay { return overlay.show(menu(configuration)) }
    guard let bar, let host = view?.overlayHost else { return }
    let elements = elements(configuration)
    if elements.isEmpty { return dismiss() }
    bar.show(
      elements, beside: target(configuration), configuration.preferredArrowDirection, in: host)
  }

  func moveMenu(animated: Bool) {
    guard let bar, let configuration else { return }
    let target = target(configuration)
    UIView.animate(withDuration: animated ? 0.2 : 0) { bar.move(beside: target) }
  }

  func place(in view: UIView?) -> CGPoint {
    guard let configuration, bar != nil || overlay != nil, let own = self.view else {
      return CGPoint(x: CGFloat.greatestFiniteMagnitude, y: CGFloat.greatestFiniteMagnitude)
    }
    return own.convert(configuration.sourcePoint, to: view)
  }
}

extension UIEditMenuInteraction {
  /// Opens what the secondary button opens, at a place in the window.
  func openByKey(at place: CGPoint) {
    if let view { openMenu(at: view.convert(place, from: nil)) }
  }

  private func openMenu(at place: CGPoint) {
    dismiss()
    guard mayOpen(place), let view, let window = view.window else { return }
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: place)
    let menu = menu(configuration)
    guard !menu.children.isEmpty else { return }
    self.configuration = configuration
    let fade = EditMenuFade()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: fade)
    overlay = MenuOverlay.show(menu, at: view.convert(place, to: nil), in: window) { [weak self] in
      self?.overlayHasGone(configuration)
    }
    overlay?.adoptStyle(of: view)
    fade.run {}
  }

  private func overlayHasGone(_ configuration: UIEditMenuConfiguration) {
    if self.configuration === configuration { forget() }
    let fade = EditMenuFade()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: fade)
    fade.run {}
  }

  private func forget() { (bar, overlay, configuration, deferred) = (nil, nil, nil, nil) }

  /// As the delegate wants it.
  private func menu(_ configuration: UIEditMenuConfiguration) -> UIMenu {
    guard let view else { return UIMenu() }
    let suggested = view.suggestedMenuElements + UIMenuController.items(for: start(view))
    let own = delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggested)
    return own ?? UIMenu(children: suggested)
  }

  /// In one row, without what cannot be chosen.
  private func elements(_ configuration: UIEditMenuConfiguration) -> [UIMenuElement] {
    guard let view, let deferred else { return [] }
    let menu = deferred.resolve(menu(configuration))
    return UICommand.validating(menu.shownCommands, from: start(view)) {
      menu.row.filter { !$0.isHiddenInMenu && !$0.isDisabledInMenu }
    }
  }

  private func start(_ view: UIView) -> UIResponder { view.window?.firstResponder ?? view }

  private func target(_ configuration: UIEditMenuConfiguration) -> CGRect {
    guard let view else { return .zero }
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let own = rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
    return view.convert(own, to: view.overlayHost)
  }

  /// A submenu opens where the bar is.
  private func choose(_ element: UIMenuElement) {
    guard let view, let window = view.window, let bar else { return }
    let start = start(view)
    if let menu = element as? UIMenu {
      let place = bar.convert(CGPoint.zero, to: window as UIView?)
      dismiss()
      _ = MenuOverlay.show(menu, at: place, in: window) {}
      return
    }
    if !element.keepsMenuOpen { dismiss() }
    element.choose(from: start)
  }
}

extension UIMenu {
  /// The elements of the menu and of its sections.
  fileprivate var row: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else {
        return [child]
      }
      return menu.row
    }
  }
}
