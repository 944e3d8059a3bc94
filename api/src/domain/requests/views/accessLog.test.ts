import { expect, it, test } from 'vitest';
import { aFile, aRoot } from '../../testing/aRoot.ts';
import { type Actor, HOLDER, SYSTEM } from '../actor.ts';
import type { StoredEvent } from '../storedEvent.ts';
import { accessLogOf } from './accessLog.ts';

const me: Actor = { kind: 'client', id: 'usr_me' };
const file = aFile({ originalName: 'chart.pdf' });
const root = aRoot({ files: { [file.fileId]: file } });
const none: ReadonlySet<string> = new Set();

const opened = (by: Actor, details: object = { fileId: file.fileId, action: 'download' }): StoredEvent => ({
  id: 'ev-1',
  kind: 'file-opened',
  at: '2026-03-02T10:00:00.000Z',
  by,
  details: { ...details },
});

const logOf = (event: StoredEvent, withheld = none) => accessLogOf(root, [event], 'usr_me', withheld);

test.each<[string, Actor, string]>([
  ['the account itself', me, 'you'],
  ['another account', { kind: 'client', id: 'usr_other' }, 'code'],
  ['a holder', HOLDER, 'code'],
  ['staff', { kind: 'staff', id: 'usr_staff' }, 'staff'],
  ['an admin', { kind: 'admin', id: 'usr_admin' }, 'staff'],
])('names %s without an identity', (_, actor, by) => {
  const log = logOf(opened(actor));
  expect(log).toEqual([{ at: '2026-03-02T10:00:00.000Z', by, action: 'download', fileName: 'chart.pdf' }]);
  expect(JSON.stringify(log)).not.toMatch(/usr_|ev-1/);
});

it('lists a view of the request by staff', () => {
  const event = { ...opened({ kind: 'staff', id: 'usr_staff' }), kind: 'request-opened', details: {} };
  expect(logOf(event)).toMatchObject([{ by: 'staff', action: 'request', fileName: null }]);
});

it('leaves out withheld disclosures, the portal itself, and other events', () => {
  expect(logOf(opened(HOLDER), new Set(['ev-1']))).toEqual([]);
  expect(logOf(opened(SYSTEM))).toEqual([]);
  expect(logOf({ ...opened(HOLDER), kind: 'code-shown' })).toEqual([]);
});

it('names no file that no longer exists', () => {
  expect(logOf(opened(HOLDER, { fileId: 'file_gone', action: 'open' }))).toMatchObject([
    { action: 'open', fileName: null },
  ]);
});
