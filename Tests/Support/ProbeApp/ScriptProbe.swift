import UIKit

/// Shows a window and animates in it without `UIApplicationMain`, as a script or a test bundle does,
/// and ends by itself.
@MainActor
func runScript() {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  window.rootViewController = UIViewController()
  window.rootViewController?.view.addSubview(view)
  window.makeKeyAndVisible()
  report("key \(window.isKeyWindow) hidden \(window.isHidden)")
  var isDone = false
  UIView.animate(withDuration: 0.2) {
    view.center.x = 100
  } completion: {
    isDone = true
    report("completion \($0)")
  }
  let end = Date(timeIntervalSinceNow: 20)
  var places: Set<CGFloat> = []
  while !isDone, Date() < end {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
    places.insert(view.layer.presentation()?.position.x ?? 0)
  }
  report("moved \(places.count > 2)")
  let application = UIApplication.shared
  report("state \(application.applicationState) windows \(application.windows.count)")
}
