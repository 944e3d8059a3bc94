import { describe, expect, test } from 'vitest';
import { aRoot } from '../../testing/aRoot.ts';
import { assignRequest } from './assignRequest.ts';

const now = new Date('2026-03-12T10:00:00.000Z');
const by = { kind: 'staff', id: 'usr_clerk' } as const;
const assigned = (assigneeId: string | null) => aRoot({ assigneeId });

describe('giving a request', () => {
  test.each<[from: string | null, to: string | null]>([
    [null, 'usr_ann'],
    ['usr_ann', 'usr_bob'],
    ['usr_ann', null],
  ])('from %j to %j changes the assignee, notes both and lists it anew', (from, to) => {
    const root = assigned(from);
    const decision = assignRequest(root, { assigneeId: to, seen: from }, by, now);
    expect(decision).toEqual({
      kind: 'change',
      change: {
        root: { ...root, assigneeId: to, seq: root.seq + 1 },
        event: { kind: 'assigned', at: now.toISOString(), by, details: { from, to } },
        work: [{ kind: 'project' }],
      },
    });
  });

  test.each<[held: string | null, wanted: string | null, seen: string | null | undefined, kind: string]>([
    ['usr_ann', 'usr_ann', null, 'same'],
    [null, null, 'usr_ann', 'same'],
    ['usr_ann', 'usr_bob', null, 'conflict'],
    [null, 'usr_bob', 'usr_ann', 'conflict'],
    ['usr_ann', null, 'usr_bob', 'conflict'],
    ['usr_ann', 'usr_bob', undefined, 'change'],
  ])('held by %j to %j by somebody who saw %j is: %s', (held, wanted, seen, kind) => {
    const decision = assignRequest(
      assigned(held),
      { assigneeId: wanted, ...(seen !== undefined && { seen }) },
      by,
      now,
    );
    expect(decision.kind).toBe(kind);
  });
});
