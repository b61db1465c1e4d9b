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

    fileprivate let names = ["red", "green", "blue"]
    fileprivate var sliders: [ChannelSlider] = []
    fileprivate let swatch = UIView()
    fileprivate let hexLabel = UILabel()
    fileprivate let frameLabel = UILabel()
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
        view.backgroundColor = .secondarySystemBackground

        swatch.layer.cornerRadius = 12
        swatch.accessibilityIdentifier = "swatch"
        hexLabel.font = UIFont(name: "Menlo", size: 22) ?? UIFont.monospacedSystemFont(ofSize: 22, weight: .regular)
        hexLabel.textAlignment = .center
        hexLabel.accessibilityIdentifier = "hex"
        frameLabel.font = .systemFont(ofSize: UIFont.smallSystemFontSize)
        frameLabel.textColor = .darkGray
        frameLabel.accessibilityIdentifier = "frame"
        [swatch, hexLabel, frameLabel].forEach { view.addSubview($0) }

        for (index, name) in names.enumerated() {
            let slider = ChannelSlider(frame: .zero)
            slider.tag = index
            slider.accessibilityIdentifier = name
            slider.accessibilityLabel = name.capitalized
            slider.addTarget(self, action: #selector(channelChanged(_:forEvent:)), for: .valueChanged)
            slider.addTarget(self, action: #selector(didBegin), for: .editingDidBegin)
            slider.addTarget(self, action: #selector(didEnd), for: .editingDidEnd)
            view.addSubview(slider)
            sliders.append(slider)
        }

        for (index, preset) in MixerViewController.presets.enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(preset.name, for: .normal)
            button.tag = 10 + index
            button.accessibilityIdentifier = preset.name
            button.addTarget(self, action: Selector("choosePreset:"), for: .touchUpInside)
            view.addSubview(button)
        }
        swatch.addObserver(self, forKeyPath: "frame", options: .new, context: nil)
        showColor()
    }

    deinit {
        swatch.removeObserver(self, forKeyPath: "frame")
    }

    override func viewDidLayoutSubviews() {
        let width = view.bounds.width
        swatch.frame = CGRect(x: 20, y: 40, width: width - 40, height: 120)
        hexLabel.frame = CGRect(x: 20, y: 168, width: width - 40, height: 30)
        for (index, slider) in sliders.enumerated() {
            slider.frame = CGRect(x: 20, y: 210 + CGFloat(index) * 48, width: width - 40, height: 32)
        }
        for index in MixerViewController.presets.indices {
            view.viewWithTag(10 + index)?.frame = CGRect(x: 20 + CGFloat(index) * 100, y: 360, width: 90, height: 36)
        }
        frameLabel.frame = CGRect(x: 20, y: 400, width: width - 40, height: 20)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        if keyPath == "frame", let rect = (change?[.newKey] as? NSValue)?.cgRectValue {
            frameLabel.text = NSCoder.string(for: rect)
        }
    }

    // MARK: - Actions

    @objc func channelChanged(_ sender: ChannelSlider, forEvent event: UIEvent?) {
        let parts = sliders.map { CGFloat($0.value) }
        color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }

    @objc func choosePreset(_ sender: UIButton) {
        let preset = MixerViewController.presets[sender.tag - 10]
        UIView.animate(withDuration: 0.3) {
            self.setValue(preset.color, forKey: #keyPath(MixerViewController.color))
        }
    }

    @objc private func didBegin() {
        isEditingColor += 1
        swatch.layer.borderWidth = 2
    }

    @objc private func didEnd() {
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
