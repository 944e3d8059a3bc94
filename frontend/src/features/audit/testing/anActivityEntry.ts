import type { ActivityEntry } from '@portal/contract/requests/schemas/requestActivity.ts';

let made = 0;

/** A clerk viewed the request, by default. Each entry is one of its own. */
export function anActivityEntry(facts: Partial<ActivityEntry> = {}): ActivityEntry {
  made += 1;
  return {
    id: `ev|${made}`,
    kind: 'request-opened',
    at: '2026-11-03T16:30:00.000Z',
    actor: { kind: 'staff', name: 'Dana Reyes' },
    ...facts,
  };
}
