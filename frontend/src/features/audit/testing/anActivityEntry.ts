import type { ActivityEntry } from '@portal/contract/requests/schemas/requestActivity.ts';

let count = 0;

/** An activity entry with a unique ID; by default, a staff member viewed the request. */
export function anActivityEntry(overrides: Partial<ActivityEntry> = {}): ActivityEntry {
  count += 1;
  return {
    id: `ev|${count}`,
    kind: 'request-opened',
    at: '2026-11-03T16:30:00.000Z',
    actor: { kind: 'staff', name: 'Dana Reyes' },
    ...overrides,
  };
}
