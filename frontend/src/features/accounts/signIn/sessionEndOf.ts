/** Why the session before this sign-in ended on its own: told by the page that sent the person here, or by ?reason. */
export function sessionEndOf(location: { state: unknown; search: string }): 'expired' | 'idle' | null {
  return endOf(endFromState(location.state)) ?? endOf(new URLSearchParams(location.search).get('reason'));
}

function endFromState(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'end' in state ? state.end : null;
}

function endOf(value: unknown): 'expired' | 'idle' | null {
  return value === 'expired' || value === 'idle' ? value : null;
}
