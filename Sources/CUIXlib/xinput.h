#ifndef CUI_XINPUT_H
#define CUI_XINPUT_H

#include <X11/Xlib.h>

/* Types of libXi.so.6 for the X Input extension 2. The library is loaded at run time and its header
   is not needed to build; these layouts are its stable ABI. */

enum {
  CUIXIDeviceChanged = 1, CUIXIButtonPress = 4, CUIXIButtonRelease = 5, CUIXIMotion = 6,
  CUIXIEnter = 7, CUIXILeave = 8, CUIXIHierarchyChanged = 11, CUIXITouchBegin = 18,
  CUIXITouchUpdate = 19, CUIXITouchEnd = 20, CUIXITouchOwnership = 21, CUIXIPinchBegin = 27,
  CUIXIPinchUpdate = 28, CUIXIPinchEnd = 29, CUIXISwipeBegin = 30, CUIXISwipeUpdate = 31,
  CUIXISwipeEnd = 32
};

enum { CUIXIAllDevices = 0, CUIXIAllMasterDevices = 1 };

/* Types of device classes, and their modes. */
enum { CUIXIValuatorClass = 2, CUIXIScrollClass = 3, CUIXITouchClass = 8, CUIXIGestureClass = 9 };
enum { CUIXIScrollVertical = 1, CUIXIDirectTouch = 1 };

/* Flags of pointer events, of touch events, of a gesture's end, and of a hierarchy change. */
enum { CUIXIPointerEmulated = 1 << 16, CUIXITouchPendingEnd = 1 << 16 };
enum { CUIXIGestureCancelled = 1 };
enum {
  CUIXISlaveAdded = 1 << 2, CUIXISlaveRemoved = 1 << 3, CUIXIDeviceEnabled = 1 << 6,
  CUIXIDeviceDisabled = 1 << 7
};

/* Reasons of a device change. */
enum { CUIXISlaveSwitch = 1, CUIXIClassesChanged = 2 };

/* Version 1: the types for opening a device for proximity events, and the start of these events. */
enum { CUIXProximityClass = 4, CUIXProximityOut = 1 };
typedef struct { unsigned char input_class, event_type_base; } CUIXDeviceClass;
typedef struct { XID device_id; int num_classes; CUIXDeviceClass *classes; } CUIXDevice;
typedef struct {
  int type; unsigned long serial; Bool send_event; Display *display; Window window; XID deviceid;
} CUIXProximityEvent;

typedef struct { int deviceid, mask_len; unsigned char *mask; } CUIXIEventMask;
typedef struct { int mask_len; unsigned char *mask; } CUIXIButtons;
typedef struct { int mask_len; unsigned char *mask; double *values; } CUIXIValuators;
typedef struct { int base, latched, locked, effective; } CUIXIModifiers;

typedef struct { int type, sourceid; } CUIXIClass;

typedef struct {
  int type, sourceid, number;
  Atom label;
  double min, max, value;
  int resolution, mode;
} CUIXIValuator;

typedef struct {
  int type, sourceid, number, scroll_type;
  double increment;
  int flags;
} CUIXIScroll;

typedef struct { int type, sourceid, mode, num_touches; } CUIXITouch;

typedef struct {
  int deviceid;
  char *name;
  int use, attachment;
  Bool enabled;
  int num_classes;
  CUIXIClass **classes;
} CUIXIDeviceInfo;

/* The start of every event. */
#define CUIXI_EVENT_HEAD \
  int type; unsigned long serial; Bool send_event; Display *display; int extension, evtype; Time time;

typedef struct {
  CUIXI_EVENT_HEAD
  int deviceid, sourceid, detail;
  Window root, event, child;
  double root_x, root_y, event_x, event_y;
  int flags;
  CUIXIButtons buttons;
  CUIXIValuators valuators;
  CUIXIModifiers mods, group;
} CUIXIDeviceEvent;

typedef struct {
  CUIXI_EVENT_HEAD
  int deviceid, sourceid, detail;
  Window root, event, child;
  double root_x, root_y, event_x, event_y;
  int mode;
  Bool focus, same_screen;
  CUIXIButtons buttons;
  CUIXIModifiers mods, group;
} CUIXICrossingEvent;

typedef struct {
  CUIXI_EVENT_HEAD
  int deviceid, sourceid;
  unsigned int touchid;
  Window root, event, child;
  int flags;
} CUIXIOwnershipEvent;

typedef struct { int deviceid, attachment, use; Bool enabled; int flags; } CUIXIHierarchyInfo;

typedef struct {
  CUIXI_EVENT_HEAD
  int flags, num_info;
  CUIXIHierarchyInfo *info;
} CUIXIHierarchyEvent;

typedef struct {
  CUIXI_EVENT_HEAD
  int deviceid, sourceid, reason, num_classes;
  CUIXIClass **classes;
} CUIXIDeviceChangedEvent;

typedef struct {
  CUIXI_EVENT_HEAD
  int deviceid, sourceid, detail;
  Window root, event, child;
  double root_x, root_y, event_x, event_y, delta_x, delta_y, plain_delta_x, plain_delta_y;
  double scale, delta_angle;
  int flags;
  CUIXIModifiers mods, group;
} CUIXIPinchEvent;

typedef struct {
  CUIXI_EVENT_HEAD
  int deviceid, sourceid, detail;
  Window root, event, child;
  double root_x, root_y, event_x, event_y, delta_x, delta_y, plain_delta_x, plain_delta_y;
  int flags;
  CUIXIModifiers mods, group;
} CUIXISwipeEvent;

#endif
