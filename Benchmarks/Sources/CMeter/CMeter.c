#include "CMeter.h"

#include <stdlib.h>
#include <time.h>

#if defined(__GLIBC__)
#include <malloc.h>

size_t heap_bytes_in_use(void) {
  return mallinfo2().uordblks;
}
#elif defined(__APPLE__)
#include <malloc/malloc.h>

size_t heap_bytes_in_use(void) {
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return statistics.size_in_use;
}
#else
size_t heap_bytes_in_use(void) {
  return 0;
}
#endif

double cpu_nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}
