import { describe, expect, it, test } from 'vitest';
import { aRequest } from '../testing/aRequest.ts';
import { changeStatus } from '../requests/edits/changeStatus.ts';
import { hasRoomFor, MAX_REQUEST_BYTES } from './hasRoomFor.ts';
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
/** Characters of three bytes each, so that the counts of characters and bytes differ. */
const full = aRequest({ history: Array.from({ length: 190 }, () => entry('記'.repeat(2000))) });
const change = (notes: string, request = aRequest()) =>
  changeStatus(request, { status: 'processing', notes, isPrivate: false, by: staff, byName: 'Dana' }, now);

it('hasRoomFor is true for an ordinary request', () => {
  expect(hasRoomFor(aRequest(), change('Records located.'))).toBe(true);
});

it('hasRoomFor counts bytes, not characters', () => {
  expect(JSON.stringify(full).length).toBeLessThan(MAX_REQUEST_BYTES);
  expect(hasRoomFor(full, change('One more', full))).toBe(false);
});

it('hasRoomFor is true for a change that makes the request smaller', () => {
  const smaller = { ...full, history: full.history.slice(1) };
  const details = { updateType: 'patientInfo', fields: 'patientName' };
  const event: EventOf<'edited'> = { kind: 'edited', at: now.toISOString(), by: staff, details };
  expect(hasRoomFor(full, { request: smaller, event })).toBe(true);
});

describe('hasRoomFor in a full request', () => {
  const event = (kind: RequestEvent['kind'], by: RequestEvent['by'] = staff) => ({
    request: { ...full, seq: full.seq + 1, updatedAt: `${full.updatedAt} ` },
    event: { kind, at: now.toISOString(), by, details: {} } as unknown as RequestEvent,
  });

  test.each<RequestEvent['kind']>([
    'fee-payment',
    'account-verification',
    'file-payment',
    'file-scanned',
    'invoice-payment',
    'invoice-settled',
    'invoice-refunded',
    'payment-refunded',
  ])('accepts %s', (kind) => {
    expect(hasRoomFor(full, event(kind))).toBe(true);
  });

  test.each<RequestEvent['kind']>([
    'edited',
    'files-added',
    'update-submitted',
    'invoice-created',
    'assigned',
  ])('rejects %s', (kind) => {
    expect(hasRoomFor(full, event(kind))).toBe(false);
  });

  it('accepts a status change without notes and one by the portal', () => {
    expect(hasRoomFor(full, change('', full))).toBe(true);
    expect(hasRoomFor(full, event('status-changed', { kind: 'system', id: null }))).toBe(true);
  });
});
