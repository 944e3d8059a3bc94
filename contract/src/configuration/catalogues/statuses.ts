import * as z from 'zod/mini';

/** Colours a status may have; anything else is shown gray. */
export const statusColors = ['blue', 'green', 'yellow', 'red', 'purple', 'orange', 'gray'] as const;

export type StatusColor = (typeof statusColors)[number];

/** A status as every screen shows it. `key` never changes; `order` sorts ascending. */
export const statusDefinition = z.object({
  key: z.string(),
  label: z.string(),
  color: z.string(),
  order: z.number(),
});

export type StatusDefinition = z.output<typeof statusDefinition>;

/** The statuses a new portal starts with, and the ones that clients are shown while the configured list cannot be loaded. */
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

/** What the console shows instead: the list of its own specification, in its order. */
export const consoleStatuses: readonly StatusDefinition[] = [
  { key: 'pending', label: 'Pending', color: 'yellow', order: 1 },
  { key: 'processing', label: 'Processing', color: 'blue', order: 2 },
  { key: 'under_review', label: 'Under Review', color: 'purple', order: 3 },
  { key: 'attorney_to_review', label: 'Attorney to review', color: 'purple', order: 4 },
  { key: 'completed', label: 'Completed', color: 'green', order: 5 },
  { key: 'on_hold', label: 'On Hold', color: 'orange', order: 6 },
  { key: 'cancelled', label: 'Cancelled', color: 'red', order: 7 },
];

/** Requests in these statuses need no more work. */
export const closedStatuses: readonly string[] = ['completed', 'cancelled'];

/**
 * The definition for a key. A list of what is on offer may lack a built-in status that was deactivated; an unknown key
 * gets a title-cased label and gray.
 */
export function statusOf(key: string, statuses: readonly StatusDefinition[]): StatusDefinition {
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
