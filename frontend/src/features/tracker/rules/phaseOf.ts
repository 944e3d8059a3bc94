/** The phases that clients see. */
export const phases = ['received', 'inProgress', 'completed'] as const;

export type Phase = (typeof phases)[number];

/** The phase of a status. Null for a canceled request. Configured statuses are in progress. */
export function phaseOf(status: string): Phase | null {
  if (status === 'pending') return 'received';
  if (status === 'completed') return 'completed';
  if (status === 'cancelled') return null;
  return 'inProgress';
}
