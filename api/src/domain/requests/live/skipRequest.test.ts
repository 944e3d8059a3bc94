import { expect, test } from 'vitest';
import { aRequest } from '../../testing/aRequest.ts';
import { skipRequest } from './skipRequest.ts';

const now = new Date('2026-03-12T10:00:00.000Z');
const author = { by: { kind: 'staff', id: 'usr_clerk' } as const, byName: 'Ana Lee' };

test('records the reason and changes nothing that the client sees', () => {
  const request = aRequest();
  const change = skipRequest(request, { reason: 'needs_colleague', notes: '' }, author, now);
  expect(change).toMatchObject({
    request: { ...request, seq: request.seq + 1 },
    event: { kind: 'skipped', by: author.by, details: { reason: 'needs_colleague', notes: false } },
    moreEvents: [],
    steps: [{ kind: 'project' }],
  });
});

test('adds what was written as private notes, and keeps it out of the event', () => {
  const change = skipRequest(aRequest(), { reason: 'other', notes: 'Call Dr. Wu' }, author, now);
  expect(change?.request.history.at(-1)).toMatchObject({
    notes: 'Call Dr. Wu',
    isPrivate: true,
    status: 'pending',
  });
  expect(change?.request.updatedAt).toBe(aRequest().updatedAt);
  expect(change?.event.details).toEqual({ reason: 'other', notes: true });
  expect(JSON.stringify([change?.event, change?.moreEvents, change?.steps])).not.toContain('Wu');
});
