#ifndef CUI_XLIB_SHIM_H
#define CUI_XLIB_SHIM_H

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <xcb/xcb.h>

#endif
