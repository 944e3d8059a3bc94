import * as z from 'zod/mini';

/** Colors of statuses. Any other color is shown as gray. */
export const statusColors = ['blue', 'green', 'yellow', 'red', 'purple', 'orange', 'gray'] as const;

export type StatusColor = (typeof statusColors)[number];

/** A status as all screens show it. `key` never changes; lists sort by ascending `order`. */
export const statusDefinition = z.object({
  key: z.string(),
  label: z.string(),
  color: z.string(),
  order: z.number(),
});

export type StatusDefinition = z.output<typeof statusDefinition>;

/** Statuses of a new portal. Client screens fall back to them while the configured list cannot be loaded. */
export const builtInStatuses: readonly StatusDefinition[] = [
  { key: 'pending', label: 'Pending', color: 'yellow', order: 1 },
  { key: 'processing', label: 'Processing', color: 'blue', order: 2 },
  { key: 'under_review', label: 'Under Review', color: 'purple', order: 3 },
  { key: 'attorney_to_review', label: 'Attorney to review', color: 'purple', order: 4 },
  { key: 'update_requested', label: 'Update Requested', color: 'orange', order: 5 },
  { key: 'completed', label: 'Completed', color: 'green', order: 6 },
  { key: 'on_hold', label: 'On Hold', color: 'orange', order: 7 },
  { key: 'cancelled', label: 'Cancelled', color: 'red', order: 8 },
];

/** Stands for the creation of built-in statuses that were never stored: nobody created them, on no day. */
export const BUILT_IN_AT = '2026-01-01T00:00:00.000Z';

/** Fallback of the staff console, from its own specification. */
export const consoleStatuses: readonly StatusDefinition[] = [
  { key: 'pending', label: 'Pending', color: 'yellow', order: 1 },
  { key: 'processing', label: 'Processing', color: 'blue', order: 2 },
  { key: 'under_review', label: 'Under Review', color: 'purple', order: 3 },
  { key: 'attorney_to_review', label: 'Attorney to review', color: 'purple', order: 4 },
  { key: 'completed', label: 'Completed', color: 'green', order: 5 },
  { key: 'on_hold', label: 'On Hold', color: 'orange', order: 6 },
  { key: 'cancelled', label: 'Cancelled', color: 'red', order: 7 },
];

/** Statuses of requests that need no more work. */
export const closedStatuses: readonly string[] = ['completed', 'cancelled'];

/**
 * Returns the definition of a key. Also finds a built-in status that was deactivated. An unknown key gets a title-cased
 * label and gray.
 */
export function statusDefinitionOf(key: string, statuses: readonly StatusDefinition[]): StatusDefinition {
  const isKey = (status: StatusDefinition) => status.key === key;
  const found = statuses.find(isKey) ?? builtInStatuses.find(isKey);
  if (found) return { ...found, color: isStatusColor(found.color) ? found.color : 'gray' };
  const label = key
    .split(/[_\s-]+/)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');
  return { key, label, color: 'gray', order: Number.MAX_SAFE_INTEGER };
}

function isStatusColor(color: string): color is StatusColor {
  return (statusColors as readonly string[]).includes(color);
}
