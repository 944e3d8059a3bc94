import { expect, it, test } from 'vitest';
import { aFile, aRequest } from '../../testing/aRequest.ts';
import { type Actor, HOLDER, SYSTEM } from '../actor.ts';
import type { StoredEvent } from '../storedEvent.ts';
import { accessLogOf, accountsInLog } from './accessLog.ts';

const me: Actor = { kind: 'client', id: 'usr_me' };
const file = aFile({ originalName: 'chart.pdf' });
const request = aRequest({ files: { [file.fileId]: file } });
const none: ReadonlySet<string> = new Set();

const opened = (by: Actor, details: object = { fileId: file.fileId, action: 'download' }): StoredEvent => ({
  id: 'ev-1',
  kind: 'file-opened',
  at: '2026-03-02T10:00:00.000Z',
  by,
  details: { ...details },
});

const addresses = new Map([['usr_other', 'jane@firm.example']]);
const logOf = (event: StoredEvent, withheld = none) =>
  accessLogOf(request, [event], 'usr_me', { withheld, addresses });

test.each<[string, Actor, string]>([
  ['the account itself', me, 'you'],
  ['a holder', HOLDER, 'code'],
  ['staff', { kind: 'staff', id: 'usr_staff' }, 'staff'],
  ['an admin', { kind: 'admin', id: 'usr_admin' }, 'staff'],
])('names %s without an identity', (_, actor, by) => {
  const log = logOf(opened(actor));
  expect(log).toEqual([{ at: '2026-03-02T10:00:00.000Z', by, action: 'download', fileName: 'chart.pdf' }]);
  expect(JSON.stringify(log)).not.toMatch(/usr_|ev-1/);
});

it('names another account by its masked address', () => {
  const log = logOf(opened({ kind: 'client', id: 'usr_other' }));
  expect(log).toMatchObject([{ by: 'account', account: 'j•••e@firm.example', action: 'download' }]);
  expect(JSON.stringify(log)).not.toMatch(/usr_|ev-1|jane/);
});

test.each<[string, Actor, string, object]>([
  ['owner-added', { kind: 'client', id: 'usr_other' }, 'added', { by: 'account' }],
  ['owner-removed', me, 'removed', { by: 'you' }],
  ['owner-removed', { kind: 'staff', id: 'usr_staff' }, 'removed', { by: 'staff' }],
  ['owner-readmitted', { kind: 'admin', id: 'usr_admin' }, 'readmitted', { by: 'staff' }],
])('lists %s by %j with the masked address of the account', (kind, by, action, who) => {
  const event = { ...opened(by, { userId: 'usr_other' }), kind };
  expect(logOf(event)).toEqual([
    { at: event.at, action, fileName: null, account: 'j•••e@firm.example', ...who },
  ]);
  expect(accountsInLog([event], 'usr_me')).toEqual(['usr_other']);
});

it('lists a replaced code', () => {
  const event = { ...opened(me, { version: 1 }), kind: 'code-replaced' };
  expect(logOf(event)).toEqual([{ at: event.at, by: 'you', action: 'code-replaced', fileName: null }]);
});

it('lists a corrected address of the contact, without the address', () => {
  const event = { ...opened({ kind: 'staff', id: 'usr_staff' }), kind: 'contact-changed', details: {} };
  expect(logOf(event)).toEqual([{ at: event.at, by: 'staff', action: 'contact-changed', fileName: null }]);
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
