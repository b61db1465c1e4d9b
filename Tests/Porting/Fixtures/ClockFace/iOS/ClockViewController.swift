import UIKit

final class ClockViewController: UIViewController {

    let clockView = ClockView()
    private let digitsLabel = UILabel()
    private var link: CADisplayLink?

    /// Where the clock stood when it began to tick.
    private var base = ClockTime(date: .now)
    private var baseTime: CFTimeInterval = 0

    var isTicking = false {
        didSet {
            guard isTicking != oldValue else { return }
            isTicking ? start() : stop()
        }
    }

    private lazy var appearanceButton = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Dark", image: UIImage(systemName: "moon")) { [unowned self] action in
            let isDark = self.traitCollection.userInterfaceStyle == .dark
            self.view.window?.overrideUserInterfaceStyle = isDark ? .light : .dark
            (action.sender as? UIButton)?.setTitle(isDark ? "Dark" : "Light", for: .normal)
        })

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        clockView.accessibilityIdentifier = "clock"
        clockView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(knock)))
        digitsLabel.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .monospacedDigitSystemFont(ofSize: 22, weight: .medium))
        digitsLabel.adjustsFontForContentSizeCategory = true
        digitsLabel.textAlignment = .center
        digitsLabel.accessibilityIdentifier = "digits"
        appearanceButton.accessibilityIdentifier = "appearance"
        view.addSubview(clockView)
        view.addSubview(digitsLabel)
        view.addSubview(appearanceButton)
        set(base)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (clock, bottom) = view.bounds.divided(atDistance: view.bounds.height - 88, from: .minYEdge)
        clockView.frame = clock.inset(by: UIEdgeInsets(top: 16, left: 16, bottom: 8, right: 16))
        digitsLabel.frame = CGRect(x: 0, y: bottom.minY, width: bottom.width, height: 36)
        appearanceButton.frame = CGRect(x: bottom.midX - 60, y: bottom.minY + 40, width: 120, height: 40)
    }

    func set(_ time: ClockTime) {
        base = time
        baseTime = CACurrentMediaTime()
        show(time)
    }

    private func show(_ time: ClockTime) {
        clockView.time = time
        digitsLabel.text = time.digits
    }

    private func start() {
        set(clockView.time)
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func stop() {
        link?.invalidate()
        link = nil
    }

    @objc private func tick(_ link: CADisplayLink) {
        show(base.advanced(by: link.targetTimestamp - baseTime))
    }

    @objc private func knock() {
        clockView.wobble()
    }
}
