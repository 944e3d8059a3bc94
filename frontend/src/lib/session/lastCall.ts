let at = 0;

/** Records a response to a call with the session, which restarted the server's idle timer. */
export function recordLastCall(): void {
  at = Date.now();
}

/** When this tab last got a response to a call with the session, in ms since 1970; 0 if never. */
export function lastCallAt(): number {
  return at;
}
