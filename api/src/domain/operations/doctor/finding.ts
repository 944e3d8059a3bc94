/** What was found of one thing. `unknown`: it cannot be told from here. */
export interface Finding {
  readonly check: string;
  readonly state: 'right' | 'wrong' | 'unknown';
  /** What it means, in a plain sentence without any value of a setting that is secret. */
  readonly what: string;
  /** What to do about it; null unless it is wrong. */
  readonly fix: string | null;
}

export const right = (check: string, what: string): Finding => ({ check, state: 'right', what, fix: null });
export const unknown = (check: string, what: string): Finding => ({
  check,
  state: 'unknown',
  what,
  fix: null,
});
export const wrong = (check: string, what: string, fix: string): Finding => ({
  check,
  state: 'wrong',
  what,
  fix,
});
