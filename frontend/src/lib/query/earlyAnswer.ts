/** A call that the script of a page made before the app was loaded (build/scripts/rowsScript.ts). */
interface EarlyAnswer {
  readonly url: string;
  /** The session token that it was made with. */
  readonly session: string;
  /** When it was made; ms since 1970. */
  readonly at: number;
  readonly answer: Promise<Response>;
}

/** The app may have started late, for example in a tab that the browser had put to sleep. */
const MAX_AGE_MS = 15_000;

/**
 * The response to the same call, if the script of the page made it; null otherwise, or if it failed. It is used once, so a
 * repeated call gets a new response.
 */
export async function takeEarlyAnswer(url: string, session: string | null): Promise<Response | null> {
  const early = (globalThis as { earlyAnswer?: EarlyAnswer }).earlyAnswer;
  if (early?.url !== url || early.session !== session) return null;
  delete (globalThis as { earlyAnswer?: EarlyAnswer }).earlyAnswer;
  if (Date.now() - early.at > MAX_AGE_MS) return null;
  return early.answer.catch(() => null);
}
