import UIKit

class StopwatchViewController: UIViewController, StopwatchDelegate {

    let stopwatch = Chronometer()

    @IBOutlet weak var timeLabel: UILabel!
    @IBOutlet weak var startButton: UIButton!
    @IBOutlet weak var lapButton: UIButton!
    @IBOutlet weak var lapList: LapListView!
    @IBOutlet weak var recordingDot: UIView!

    private var blinkTimer: Timer?
    private let feedback = UISelectionFeedbackGenerator()

    override func loadView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        view.backgroundColor = .systemBackground

        let timeLabel = UILabel(frame: CGRect(x: 16, y: 40, width: 288, height: 90))
        timeLabel.autoresizingMask = .flexibleWidth
        timeLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 60, weight: .thin)
        timeLabel.textAlignment = .center
        timeLabel.accessibilityIdentifier = "time"
        view.addSubview(timeLabel)
        self.timeLabel = timeLabel

        let dot = UIView(frame: CGRect(x: 296, y: 16, width: 10, height: 10))
        dot.autoresizingMask = .flexibleLeftMargin
        dot.layer.cornerRadius = 5
        dot.backgroundColor = .systemRed
        dot.isHidden = true
        dot.accessibilityIdentifier = "dot"
        view.addSubview(dot)
        recordingDot = dot

        let lapButton = UIButton(type: .system)
        lapButton.frame = CGRect(x: 16, y: 150, width: 140, height: 44)
        lapButton.autoresizingMask = [.flexibleRightMargin]
        lapButton.accessibilityIdentifier = "lap"
        lapButton.addTarget(self, action: #selector(lapOrReset(_:)), for: .touchUpInside)
        view.addSubview(lapButton)
        self.lapButton = lapButton

        let startButton = UIButton(type: .system)
        startButton.frame = CGRect(x: 164, y: 150, width: 140, height: 44)
        startButton.autoresizingMask = [.flexibleLeftMargin]
        startButton.accessibilityIdentifier = "start"
        startButton.addTarget(self, action: #selector(startOrStop(_:)), for: .touchUpInside)
        view.addSubview(startButton)
        self.startButton = startButton

        let list = LapListView(frame: CGRect(x: 0, y: 210, width: 320, height: 270))
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.alwaysBounceVertical = true
        list.accessibilityIdentifier = "laps"
        view.addSubview(list)
        lapList = list

        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        stopwatch.delegate = self
        updateButtons()
        stopwatch(stopwatch, didAdvanceTo: 0)
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(didAddLap(_:)), name: .stopwatchDidAddLap, object: stopwatch)
        center.addObserver(self, selector: #selector(didReset), name: .stopwatchDidReset, object: stopwatch)
        center.addObserver(
            self, selector: #selector(willResignActive(_:)), name: UIApplication.willResignActiveNotification, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    private func updateButtons() {
        let isRunning = stopwatch.isRunning
        startButton.setTitle(NSLocalizedString(isRunning ? "stop" : "start", comment: ""), for: .normal)
        startButton.setTitleColor(isRunning ? .systemRed : .systemGreen, for: .normal)
        lapButton.setTitle(NSLocalizedString(isRunning || stopwatch.elapsed == 0 ? "lap" : "reset", comment: ""), for: .normal)
        lapButton.isEnabled = isRunning || stopwatch.elapsed > 0
    }

    // MARK: - Actions

    @IBAction func startOrStop(_ sender: UIButton) {
        feedback.selectionChanged()
        if stopwatch.isRunning {
            stopwatch.stop()
        } else {
            stopwatch.start()
        }
    }

    @IBAction func lapOrReset(_ sender: Any) {
        if stopwatch.isRunning {
            stopwatch.lap()
        } else {
            stopwatch.reset()
        }
    }

    // MARK: - Chronometer delegate

    func stopwatch(_ stopwatch: Chronometer, didAdvanceTo time: TimeInterval) {
        timeLabel.text = Chronometer.string(from: time)
    }

    func stopwatchDidStart(_ stopwatch: Chronometer) {
        UIApplication.shared.isIdleTimerDisabled = true
        recordingDot.isHidden = false
        blinkTimer = Timer.scheduledTimer(timeInterval: 0.05, target: self, selector: #selector(blink(_:)), userInfo: nil, repeats: true)
        updateButtons()
    }

    func stopwatchDidStop(_ stopwatch: Chronometer) {
        UIApplication.shared.isIdleTimerDisabled = false
        blinkTimer?.invalidate()
        blinkTimer = nil
        recordingDot.isHidden = true
        updateButtons()
    }

    @objc private func blink(_ timer: Timer) {
        recordingDot.isHidden.toggle()
    }

    // MARK: - Notifications

    @objc private func didAddLap(_ notification: Notification) {
        guard let time = notification.userInfo?[Chronometer.lapKey] as? TimeInterval else { return }
        lapList.insert(time)
        if let best = stopwatch.laps.min(), stopwatch.laps.count > 1 {
            lapList.mark(best: stopwatch.laps.firstIndex(of: best)!)
        }
    }

    @objc private func didReset() {
        lapList.removeAll()
        updateButtons()
    }

    @objc private func willResignActive(_ notification: NSNotification) {
        if stopwatch.isRunning {
            UserDefaults.standard.set(stopwatch.elapsed, forKey: "elapsed")
        }
    }
}
