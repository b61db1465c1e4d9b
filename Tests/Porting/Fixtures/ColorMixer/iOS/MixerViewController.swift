import UIKit

class MixerViewController: UIViewController {

    private struct Preset {
        let name: String
        let color: UIColor
    }

    private static let presets = [
        Preset(name: "Tomato", color: UIColor(red: 1, green: 0.39, blue: 0.28, alpha: 1)),
        Preset(name: "Olive", color: UIColor(red: 0.5, green: 0.5, blue: 0, alpha: 1)),
        Preset(name: "Navy", color: UIColor(red: 0, green: 0, blue: 0.5, alpha: 1)),
    ]

    @IBOutlet fileprivate var sliders: [ChannelSlider]!
    @IBOutlet fileprivate var presetButtons: [UIButton]!
    @IBOutlet fileprivate weak var swatch: UIView!
    @IBOutlet fileprivate weak var hexLabel: UILabel!
    @IBOutlet fileprivate weak var frameLabel: UILabel!
    fileprivate var isEditingColor = 0

    @objc dynamic var color = UIColor.gray {
        didSet {
            guard isViewLoaded else { return }
            showColor()
        }
    }

    // MARK: - View

    override func viewDidLoad() {
        super.viewDidLoad()
        presetButtons.forEach { $0.addTarget(self, action: Selector("choosePreset:"), for: .touchUpInside) }
        swatch.addObserver(self, forKeyPath: "bounds", options: .new, context: nil)
        showColor()
    }

    deinit {
        swatch?.removeObserver(self, forKeyPath: "bounds")
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        if keyPath == "bounds", let rect = (change?[.newKey] as? NSValue)?.cgRectValue {
            frameLabel.text = NSCoder.string(for: rect)
        }
    }

    // MARK: - Actions

    @IBAction func channelChanged(_ sender: ChannelSlider, forEvent event: UIEvent?) {
        let parts = sliders.map { CGFloat($0.value) }
        color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }

    @objc func choosePreset(_ sender: UIButton) {
        let preset = MixerViewController.presets[sender.tag - 10]
        UIView.animate(withDuration: 0.3) {
            self.setValue(preset.color, forKey: #keyPath(MixerViewController.color))
        }
    }

    @IBAction private func didBegin() {
        isEditingColor += 1
        swatch.layer.borderWidth = 2
    }

    @IBAction private func didEnd() {
        isEditingColor -= 1
        swatch.layer.borderWidth = isEditingColor > 0 ? 2 : 0
    }

    // MARK: - Showing

    private func showColor() {
        swatch.backgroundColor = color
        hexLabel.text = color.hexString
        let parts = color.rgb
        for (index, slider) in sliders.enumerated() {
            var low = parts, high = parts
            low[index] = 0
            high[index] = 1
            slider.setTrackColors([UIColor(rgb: low), UIColor(rgb: high)])
            if !slider.isTracking {
                slider.setValue(NSNumber(value: Float(parts[index])), forKey: "value")
            }
        }
    }
}

extension UIColor {

    convenience init(rgb: [CGFloat]) {
        self.init(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: 1)
    }

    var rgb: [CGFloat] {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue]
    }

    @objc var hexString: String {
        let bytes = rgb.map { Int(($0 * 255).rounded()) }
        return String(format: "#%02X%02X%02X", bytes[0], bytes[1], bytes[2])
    }
}
