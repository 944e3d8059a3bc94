import { describe, expect, test } from 'vitest';
import { aRequest } from '../../testing/aRequest.ts';
import { SYSTEM } from '../actor.ts';
import { type Change, nextVersion } from '../change.ts';
import { changeStatus } from '../edits/changeStatus.ts';
import type { RequestEvent } from '../requestEvents.ts';
import { withWorkCount } from './workCount.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const request = aRequest();
const by = { kind: 'staff', id: 'usr_1' } as const;
const status = (changed: object) =>
  changeStatus(
    request,
    { status: 'on_hold', notes: '', isPrivate: false, by, byName: 'Dana', ...changed },
    NOW,
  );
const eventOf = (kind: RequestEvent['kind']) =>
  ({ kind, at: NOW.toISOString(), by: SYSTEM, details: {} }) as RequestEvent;
const changeOf = (kind: RequestEvent['kind'], changed = {}): Change => ({
  request: nextVersion(request, changed, NOW),
  event: eventOf(kind),
  steps: [],
});
const countAfter = (change: Change, before = request) => withWorkCount(before, change).request.workCount;

describe('the count of work', () => {
  test.each([
    'files-added',
    'invoice-created',
    'invoice-edited',
    'invoice-sent',
    'invoice-activated',
    'invoice-deactivated',
    'invoice-deleted',
    'status-waiting',
  ] as const)('is raised by %s, also beside another event', (kind) => {
    expect(countAfter(changeOf(kind))).toBe(1);
    expect(countAfter({ ...changeOf('edited'), moreEvents: [eventOf(kind)] })).toBe(1);
  });

  test('is raised once by a change of several kinds', () => {
    expect(countAfter({ ...status({}), moreEvents: [eventOf('files-added'), eventOf('invoice-sent')] })).toBe(
      1,
    );
  });

  test.each([
    ['a status', {}],
    ['notes', { status: request.status, notes: 'Called' }],
    ['private notes', { status: request.status, notes: 'Called', isPrivate: true }],
  ])('is raised by %s', (_, changed) => {
    expect(countAfter(status(changed))).toBe(1);
  });

  test('continues from the stored count', () => {
    const before = aRequest({ workCount: 7 });
    expect(countAfter({ ...status({}), request: { ...status({}).request, workCount: 7 } }, before)).toBe(8);
  });

  test.each([
    'file-scanned',
    'file-opened',
    'file-payment',
    'invoice-payment',
    'invoice-settled',
    'invoice-refunded',
    'file-terms-changed',
    'file-withdrawn',
    'message-sent',
    'assigned',
  ] as const)('is not raised by %s', (kind) => {
    expect(countAfter(changeOf(kind))).toBeUndefined();
  });

  test('is not raised by a status that a payment or a scan sets', () => {
    const history = [...request.history, request.history[0]!];
    expect(countAfter(changeOf('fee-payment', { history }))).toBeUndefined();
    expect(countAfter(changeOf('file-scanned', { history }))).toBeUndefined();
  });
});
