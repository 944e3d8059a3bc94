import type { StatusDefinition } from '@portal/contract/configuration/catalogs/statuses.ts';

interface Entry {
  readonly status: string;
  readonly label: string;
  readonly color: string;
}

/** The configured statuses, followed by statuses from a history that may no longer be configured. */
export function statusesWithHistory(
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
