#include "CUIGLES.h"

extern int __cxa_thread_atexit_impl(void (*body)(void *), void *argument, void *object);
extern void *__dso_handle;

void cui_gles_at_thread_end(void (*body)(void *argument), void *argument) {
  __cxa_thread_atexit_impl(body, argument, &__dso_handle);
}
