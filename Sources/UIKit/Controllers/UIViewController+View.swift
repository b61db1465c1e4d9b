extension UIViewController {
  func loadRootView() {
    guard rootView == nil else { return }
    precondition(
      !isLoading, "\(type(of: self)).loadView asks for `view` before it has set it; set it first")
    isLoading = true
    loadView()
    isLoading = false
    precondition(rootView != nil, "\(type(of: self)).loadView did not set `view`")
    viewDidLoad()
  }

  var loadedView: UIView? {
    loadViewIfNeeded()
    return rootView
  }

  func replaceView(with view: UIView?) {
    guard view !== rootView else { return }
    let former = rootView
    former?.controller = nil
    former?.controllerDidChange()
    rootView = view
    view?.controller = self
    if let view { markNewForUpdates(view) }
    view?.controllerDidChange()
  }

  func titleDidChange() {
    rareData?.bars?.item.title = title
    rareData?.bars?.tabItem?.title = title
    guard let window = viewIfLoaded?.window, window.rootController === self else { return }
    window.updateTitle()
  }
}
