import type { StatusDefinition } from '@portal/contract/configuration/catalogues/statuses.ts';

interface Entry {
  readonly status: string;
  readonly label: string;
  readonly color: string;
}

/** The statuses on offer, and after them what a history says of statuses that may not be on offer any more. */
export function withHistory(
  statuses: readonly StatusDefinition[],
  history: readonly Entry[],
): readonly StatusDefinition[] {
  return [
    ...statuses,
    ...history.map(({ status: key, label, color }) => ({
      key,
      label,
      color,
      order: Number.MAX_SAFE_INTEGER,
    })),
  ];
}
