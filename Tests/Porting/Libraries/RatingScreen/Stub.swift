// The sources are in iOS; the build makes from them what is compiled.
