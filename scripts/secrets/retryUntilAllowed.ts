/** Azure's error while a new role assignment is not active yet, and when there is none. */
const ROLE_NOT_ACTIVE = /ForbiddenByRbac/;
const RETRY_INTERVAL_MS = 15_000;
const MAX_ATTEMPTS = 40;

interface RetryOptions {
  wait(ms: number): Promise<void>;
  log(line: string): void;
}

/** Runs a task that needs a role on the vault. Reattempt for ten minutes while the role is not active. @throws other errors immediately */
export async function retryUntilAllowed<T>(task: () => Promise<T>, { wait, log }: RetryOptions): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task();
    } catch (error) {
      const isRetryable = error instanceof Error && ROLE_NOT_ACTIVE.test(error.message);
      if (!isRetryable || attempt === MAX_ATTEMPTS) throw error;
      if (attempt === 1)
        log('Your role is not active in the vault yet. This can take a few minutes; retrying …');
      await wait(RETRY_INTERVAL_MS);
    }
  }
}
