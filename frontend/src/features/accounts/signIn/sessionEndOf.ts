/** Why the previous session ended, from the navigation state or `?reason`; null if the user signed out or had none. */
export function sessionEndOf(location: { state: unknown; search: string }): 'expired' | 'idle' | null {
  return (
    parseEnd(endFromState(location.state)) ?? parseEnd(new URLSearchParams(location.search).get('reason'))
  );
}

function endFromState(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'end' in state ? state.end : null;
}

function parseEnd(value: unknown): 'expired' | 'idle' | null {
  return value === 'expired' || value === 'idle' ? value : null;
}
