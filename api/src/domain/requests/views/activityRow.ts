import type { ActivityEntry } from '@portal/contract/requests/schemas/requestActivity.ts';

/** The columns of the activity export. The file is always in English, with UTC times. */
export const activityColumns = [
  'time (UTC)',
  'event',
  'actor kind',
  'actor',
  'action',
  'files',
  'from',
  'to',
  'fields',
  'scan result',
  'notes',
  'invoice',
  'amount (USD)',
] as const;

/** The values of an activity entry, in the order of `activityColumns`. */
export function activityRow(entry: ActivityEntry): string[] {
  return [
    entry.at,
    entry.kind,
    entry.actor.kind,
    actorOf(entry.actor),
    entry.action ?? '',
    entry.fileNames?.join('; ') ?? String(entry.files ?? ''),
    entry.from ?? '',
    entry.to ?? entry.person ?? '',
    entry.fields?.join('; ') ?? '',
    entry.verdict ?? '',
    notesOf(entry),
    entry.invoice ?? '',
    entry.cents === undefined ? '' : (entry.cents / 100).toFixed(2),
  ];
}

function actorOf({ kind, name }: ActivityEntry['actor']): string {
  if (kind === 'system') return 'system';
  return kind === 'holder' ? 'holder of Order ID and code' : (name ?? 'unknown');
}

function notesOf({ hasNotes, isPrivate }: ActivityEntry): string {
  if (!hasNotes) return '';
  return isPrivate ? 'private' : 'public';
}
