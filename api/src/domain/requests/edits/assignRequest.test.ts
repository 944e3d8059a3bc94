import { describe, expect, test } from 'vitest';
import { aRequest } from '../../testing/aRequest.ts';
import { assignRequest } from './assignRequest.ts';

const now = new Date('2026-03-12T10:00:00.000Z');
const by = { kind: 'staff', id: 'usr_clerk' } as const;
const assigned = (assigneeId: string | null) => aRequest({ assigneeId });

describe('assignRequest', () => {
  test.each<[from: string | null, to: string | null]>([
    [null, 'usr_ann'],
    ['usr_ann', 'usr_bob'],
    ['usr_ann', null],
  ])('from %j to %j changes the assignee, records both and updates the list', (from, to) => {
    const request = assigned(from);
    const decision = assignRequest(request, { assigneeId: to, seen: from }, by, now);
    expect(decision).toEqual({
      kind: 'change',
      change: {
        request: { ...request, assigneeId: to, seq: request.seq + 1 },
        event: { kind: 'assigned', at: now.toISOString(), by, details: { from, to } },
        steps: [{ kind: 'project' }],
      },
    });
  });

  test.each<[current: string | null, next: string | null, seen: string | null | undefined, kind: string]>([
    ['usr_ann', 'usr_ann', null, 'same'],
    [null, null, 'usr_ann', 'same'],
    ['usr_ann', 'usr_bob', null, 'conflict'],
    [null, 'usr_bob', 'usr_ann', 'conflict'],
    ['usr_ann', null, 'usr_bob', 'conflict'],
    ['usr_ann', 'usr_bob', undefined, 'change'],
  ])('from %j to %j by someone who saw %j: %s', (current, next, seen, kind) => {
    const decision = assignRequest(
      assigned(current),
      { assigneeId: next, ...(seen !== undefined && { seen }) },
      by,
      now,
    );
    expect(decision.kind).toBe(kind);
  });
});
