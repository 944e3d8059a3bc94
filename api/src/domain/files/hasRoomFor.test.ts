import { describe, expect, it, test } from 'vitest';
import { aRoot } from '../testing/aRoot.ts';
import { changeStatus } from '../requests/edits/changeStatus.ts';
import { hasRoomFor, ROOM_BYTES } from './hasRoomFor.ts';
import type { EventOf, RequestEvent } from '../requests/requestEvents.ts';

const now = new Date('2026-03-12T08:00:00.000Z');
const staff = { kind: 'staff', id: 'user_1' } as const;
const entry = (notes: string) => ({
  status: 'pending',
  at: now.toISOString(),
  by: staff,
  byName: 'Dana',
  notes,
  isPrivate: true,
});
/** Letters of three bytes each, so that characters and bytes differ. */
const full = aRoot({ history: Array.from({ length: 190 }, () => entry('記'.repeat(2000))) });
const change = (notes: string, root = aRoot()) =>
  changeStatus(root, { status: 'processing', notes, isPrivate: false, by: staff, byName: 'Dana' }, now);

it('is there in an ordinary request', () => {
  expect(hasRoomFor(aRoot(), change('Records located.'))).toBe(true);
});

it('is counted in bytes, not in letters', () => {
  expect(JSON.stringify(full).length).toBeLessThan(ROOM_BYTES);
  expect(hasRoomFor(full, change('One more', full))).toBe(false);
});

it('is always there for what makes a request smaller', () => {
  const smaller = { ...full, history: full.history.slice(1) };
  const details = { updateType: 'patientInfo', fields: 'patientName' };
  const event: EventOf<'edited'> = { kind: 'edited', at: now.toISOString(), by: staff, details };
  expect(hasRoomFor(full, { root: smaller, event })).toBe(true);
});

describe('of a full request', () => {
  const event = (kind: RequestEvent['kind'], by: RequestEvent['by'] = staff) => ({
    root: { ...full, seq: full.seq + 1, updatedAt: `${full.updatedAt} ` },
    event: { kind, at: now.toISOString(), by, details: {} } as unknown as RequestEvent,
  });

  test.each<RequestEvent['kind']>([
    'fee-payment',
    'file-payment',
    'file-scanned',
    'invoice-payment',
    'invoice-settled',
    'invoice-refunded',
  ])('%s is never turned away', (kind) => {
    expect(hasRoomFor(full, event(kind))).toBe(true);
  });

  test.each<RequestEvent['kind']>([
    'edited',
    'files-added',
    'update-submitted',
    'invoice-created',
    'assigned',
  ])('%s is', (kind) => {
    expect(hasRoomFor(full, event(kind))).toBe(false);
  });

  it('may be moved without notes, and by the portal', () => {
    expect(hasRoomFor(full, change('', full))).toBe(true);
    expect(hasRoomFor(full, event('status-changed', { kind: 'system', id: null }))).toBe(true);
  });
});
