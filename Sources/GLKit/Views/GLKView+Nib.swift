package import UIKit

extension GLKView: NibElementClass {
  package static let nibKind = NibKind(
    "glkView", type: GLKView.self,
    outlets: [NibOutlet("delegate", (any GLKViewDelegate).self) { $0.delegate = $1 }]
  ) { nib, view in
    nib.word("drawableColorFormat", ["RGBA8888": .RGBA8888, "RGB565": .RGB565]) {
      (format: GLKViewDrawableColorFormat) in view.drawableColorFormat = format
    }
    nib.word("drawableDepthFormat", ["none": .formatNone, "16": .format16, "24": .format24]) {
      (format: GLKViewDrawableDepthFormat) in view.drawableDepthFormat = format
    }
    nib.word("drawableStencilFormat", ["none": .formatNone, "8": .format8]) {
      (format: GLKViewDrawableStencilFormat) in view.drawableStencilFormat = format
    }
    nib.word("drawableMultisample", ["none": .multisampleNone, "4X": .multisample4X]) {
      (samples: GLKViewDrawableMultisample) in view.drawableMultisample = samples
    }
    nib.flag("enableSetNeedsDisplay") { view.enableSetNeedsDisplay = $0 }
  }
}

extension GLKViewController: NibElementClass {
  package static let nibKind = NibKind(
    "glkViewController", type: GLKViewController.self,
    outlets: [
      NibOutlet("delegate", (any GLKViewControllerDelegate).self) { $0.delegate = $1 }
    ]
  ) { nib, controller in
    nib.integer("preferredFramesPerSecond") { controller.preferredFramesPerSecond = $0 }
    nib.flag("pauseOnWillResignActive") { controller.pauseOnWillResignActive = $0 }
    nib.flag("resumeOnDidBecomeActive") { controller.resumeOnDidBecomeActive = $0 }
  }
}
