/** Azure says so while a role that was just given has not come through everywhere, and when it was never given. */
const NOT_YET = /ForbiddenByRbac/;
const EVERY_MS = 15_000;
const MAX_TRIES = 40;

interface Patience {
  wait(ms: number): Promise<void>;
  say(line: string): void;
}

/** Does what needs a role of the vault, and tries again for ten minutes while that role is not there. Throws what else fails at once. */
export async function retryUntilAllowed<T>(work: () => Promise<T>, { wait, say }: Patience): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isEarly = error instanceof Error && NOT_YET.test(error.message);
      if (!isEarly || tries === MAX_TRIES) throw error;
      if (tries === 1)
        say('Your role is not active in the vault yet. This can take a few minutes; retrying …');
      await wait(EVERY_MS);
    }
  }
}
