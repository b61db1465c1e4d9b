#include "CUIWallTimer.h"

#include <errno.h>
#include <sys/timerfd.h>

int CUIWallTimerMake(void) { return timerfd_create(CLOCK_REALTIME, TFD_NONBLOCK | TFD_CLOEXEC); }

bool CUIWallTimerSet(int timer, time_t moment) {
  struct itimerspec setting = {.it_value = {.tv_sec = moment}};
  int flags = TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET;
  return timerfd_settime(timer, flags, &setting, NULL) == 0 || errno != ECANCELED;
}
