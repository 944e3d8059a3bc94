let at = 0;

/** Notes that a call with the session was answered; the server's own idle clock began anew. */
export function recordLastCall(): void {
  at = Date.now();
}

/** When a call with the session was last answered in this tab, in ms since 1970; 0: not yet. */
export function lastCallAt(): number {
  return at;
}
