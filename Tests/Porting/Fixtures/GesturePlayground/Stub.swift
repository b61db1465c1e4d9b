// The program is in iOS; the plugin UIKitSources makes the sources of this target from it.
