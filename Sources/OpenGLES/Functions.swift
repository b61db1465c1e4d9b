// `glClear` and all others, as programs call them.

@_exported public import CUIGLES
