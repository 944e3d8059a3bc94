/** The three stages that a client thinks in; the configured statuses lie within them. */
export const phases = ['received', 'inProgress', 'completed'] as const;

export type Phase = (typeof phases)[number];

/** The stage of a status. Only these keys leave the middle stage; a cancelled request is in none. */
export function phaseOf(status: string): Phase | null {
  if (status === 'pending') return 'received';
  if (status === 'completed') return 'completed';
  if (status === 'cancelled') return null;
  return 'inProgress';
}
