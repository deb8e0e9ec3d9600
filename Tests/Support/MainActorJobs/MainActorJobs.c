#include "MainActorJobs.h"

#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

// The concurrency runtime asks these functions, if they are set, before it does anything itself.
// They are exported for the purpose: runtimes of other languages and test tools replace them.
#define SWIFT __attribute__((swiftcall))

typedef struct {
  const void *identity;
  const void *witness;
} Executor;

typedef SWIFT Executor (*GetMainExecutor)(void);
typedef SWIFT bool (*IsMainExecutor)(Executor);
typedef SWIFT void (*Enqueue)(void *job);

extern SWIFT Executor (*swift_task_getMainExecutor_hook)(GetMainExecutor original);
extern SWIFT bool (*swift_task_isMainExecutor_hook)(Executor, IsMainExecutor original);
extern SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, Enqueue original);
SWIFT void swift_job_run(void *job, Executor);

static _Thread_local Executor redirected;
static _Thread_local void (*take)(void *job);

static SWIFT Executor get_main_executor(GetMainExecutor original) {
  return redirected.identity ? redirected : original();
}

static SWIFT bool is_main_executor(Executor executor, IsMainExecutor original) {
  return (redirected.identity && executor.identity == redirected.identity) || original(executor);
}

static SWIFT void enqueue_global(void *job, Enqueue original) {
  if (redirected.identity) {
    take(job);
  } else {
    original(job);
  }
}

void main_actor_redirect(
  const void *identity, const void *witness, void (*take_job)(void *job)
) {
  redirected = (Executor){identity, witness};
  take = take_job;
  swift_task_getMainExecutor_hook = get_main_executor;
  swift_task_isMainExecutor_hook = is_main_executor;
  swift_task_enqueueGlobal_hook = enqueue_global;
}

void main_actor_restore(void) {
  redirected = (Executor){0, 0};
}

void run_job_without_actor(void *job) {
  swift_job_run(job, (Executor){0, 0});
}

static volatile long current_number;

static void print_number(int signal_number) {
  char text[] = "The process ends by a signal in world                     \n";
  char *end = text + sizeof text - 2;
  unsigned long number = (unsigned long)current_number;
  do {
    *--end = (char)('0' + number % 10);
    number /= 10;
  } while (number);
  ssize_t ignored = write(STDERR_FILENO, text, sizeof text - 1);
  (void)ignored;
  signal(signal_number, SIG_DFL);
  if (signal_number == SIGALRM || signal_number == SIGPROF) {
    _exit(124);
  }
  raise(signal_number);
}

void print_if_killed(long number, unsigned seconds) {
  static bool is_prepared;
  current_number = number;
  // A busy machine must not look like work without an end. Work that waits without an end takes no processor.
  const struct itimerval limit = {.it_value = {.tv_sec = seconds}};
  setitimer(ITIMER_PROF, &limit, NULL);
  alarm(seconds * 20);
  if (is_prepared) {
    return;
  }
  is_prepared = true;
  const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGALRM, SIGPROF};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
    signal(signals[index], print_number);
  }
}
