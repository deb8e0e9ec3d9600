#ifndef MAIN_ACTOR_JOBS_H
#define MAIN_ACTOR_JOBS_H

/// Makes another executor the main actor's, for code on this thread, and hands the jobs that need no
/// actor to a function, until main_actor_restore is called.
///
/// Identity and witness are the two words of an UnownedSerialExecutor. Other threads do not notice.
void main_actor_redirect(
  const void *identity, const void *witness, void (*take_job)(void *job));

/// Gives the main actor of this thread its own executor back.
void main_actor_restore(void);

/// Runs a job that needs no actor, on this thread.
void run_job_without_actor(void *job);

/// The number that is printed if the process dies of a signal, and how many seconds of processor time the work
/// on it may take; 0 for as long as it likes. What only waits may take twenty times as long.
void print_if_killed(long number, unsigned seconds);

#endif
