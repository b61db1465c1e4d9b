#include "CUIWebKitGTK.h"

#include <dlfcn.h>

static CUIWebKitGTK functions;

const CUIWebKitGTK *CUIWebKitGTKLoad(const char **missing) {
  *missing = "libwebkit2gtk-4.1.so.0";
  void *library = dlopen(*missing, RTLD_NOW | RTLD_GLOBAL);
  if (!library) return NULL;
#define F(result, name, ...)                                       \
  *(void **)&functions.name = dlsym(library, *missing = #name);    \
  if (!functions.name) return NULL;
#include "functions.h"
#undef F
  return &functions;
}

void CUISetText(const CUIWebKitGTK *gtk, CUIObject object, const char *name, const char *value) {
  gtk->g_object_set(object, name, value, (void *)0);
}

void CUISetFlag(const CUIWebKitGTK *gtk, CUIObject object, const char *name, bool value) {
  gtk->g_object_set(object, name, (int)value, (void *)0);
}

CUIObject CUIMakeDataManager(const CUIWebKitGTK *gtk, const char *data, const char *cache) {
  return gtk->webkit_website_data_manager_new(
      "base-data-directory", data, "base-cache-directory", cache, (void *)0);
}

CUIBytes *CUICertificateBytes(const CUIWebKitGTK *gtk, CUIObject certificate) {
  CUIBytes *bytes = NULL;
  gtk->g_object_get(certificate, "certificate", &bytes, (void *)0);
  return bytes;
}
