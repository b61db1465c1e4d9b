// Calls of Linux that Swift's Glibc module lacks.
#pragma once
#include <stdbool.h>
#include <time.h>

/// A descriptor that can be read at a moment of the clock that people go by, and when that clock was set; -1 where there
/// is none.
int CUIWallTimerMake(void);

/// Sets the moment, in seconds. False if the clock was set meanwhile: the moment may be another then.
bool CUIWallTimerSet(int timer, time_t moment);
