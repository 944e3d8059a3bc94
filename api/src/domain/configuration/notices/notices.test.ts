import { inEnglish } from '@portal/contract/fields/localizableText.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { changeValue } from './changeValue.ts';
import { addCopyService, editCopyService, removeCopyService } from './copyServiceRules.ts';
import { historyPage } from './historyPage.ts';
import { resolveOffice } from './resolveOffice.ts';
import { addLocation, editLocation, removeLocation } from './locationRules.ts';
import type { NoticeDecision } from './noticeDecision.ts';
import { offeredCopyServices } from './offeredCopyServices.ts';
import { insertAt } from './insertAt.ts';
import { restoreValue } from './restoreValue.ts';
import { starterNotices } from './starterNotices.ts';
import { type StoredNotices, storedNotices } from './storedNotices.ts';
import { withHistory } from './withHistory.ts';

const now = new Date('2026-05-06T07:08:09.000Z');
const later = new Date('2026-05-07T00:00:00.000Z');
const start = starterNotices(15);

function after(decision: NoticeDecision, byName = 'Avery Admin'): StoredNotices {
  if (decision.kind !== 'changed') throw new Error(JSON.stringify(decision));
  return withHistory(decision.notices, decision.change, { by: 'usr_1', byName, now });
}

const service = (name: string, more = {}) => ({ name, isActive: true, order: 0, ...more });
const office = (name: string, more = {}) => ({
  name,
  address: '1 Main Street',
  email: '',
  phone: '',
  isActive: true,
  order: 0,
  ...more,
});
const days = (dueDays: number, seen: number) => ({ kind: 'dueDays', dueDays, seen }) as const;

describe('a single value', () => {
  test('is changed, with who, when, from and to', () => {
    const changed = after(changeValue(start, days(10, 0), now));
    expect(changed).toMatchObject({ dueDays: 10, revision: 1 });
    expect(changed.history).toEqual([
      { kind: 'dueDays', from: 15, to: 10, n: 1, at: now.toISOString(), by: 'usr_1', byName: 'Avery Admin' },
    ]);
  });

  test('that is so already makes no change, also when it was seen long ago', () => {
    const changed = after(changeValue(start, days(10, 0), now));
    expect(changeValue(changed, days(10, 0), now)).toEqual({ kind: 'unchanged' });
  });

  test('that changed since it was read is not overwritten', () => {
    const changed = after(changeValue(start, days(10, 0), now), 'Blake');
    expect(changeValue(changed, days(20, 0), now)).toMatchObject({
      kind: 'refused',
      code: 'conflict',
      message: { values: { name: 'Blake', value: '10', at: now.toISOString() } },
    });
    expect(changeValue(changed, days(20, 1), now).kind).toBe('changed');
  });

  test('is not kept back by a change of something else', () => {
    const changed = after(changeValue(start, days(10, 0), now));
    expect(changeValue(changed, { kind: 'feeNotice', feeNotice: 'New', seen: 0 }, now).kind).toBe('changed');
  });

  test('an incident keeps its beginning while its words change, and ends when they are emptied', () => {
    const told = after(changeValue(start, { kind: 'incident', note: 'Slow', seen: 0 }, now));
    const worse = after(changeValue(told, { kind: 'incident', note: 'Down', seen: 1 }, later));
    expect(worse.incident).toEqual({ note: 'Down', since: now.toISOString() });
    expect(changeValue(told, { kind: 'incident', note: 'Down', seen: 0 }, later)).toMatchObject({
      message: { values: { value: 'Slow' } },
    });
    expect(after(changeValue(worse, { kind: 'incident', note: '', seen: 2 }, later)).incident).toBeNull();
  });
});

describe('copy services', () => {
  test.each(['meridian  COPY service', ' Other ', 'other copy SERVICE', 'Meridian Copy\u200B Service'])(
    'cannot be called "%s": it is taken',
    (name) => {
      expect(addCopyService(start, service(name), { id: 'new' })).toMatchObject({
        kind: 'refused',
        code: 'conflict',
        fields: { name: expect.any(String) as string },
      });
    },
  );

  test('stand where they are put, and are offered with an active office only', () => {
    const added = after(addCopyService(start, service('Swift', { order: 1 }), { id: 'swift' }));
    expect(added.services.map(({ id }) => id)).toEqual(['swift', 'meridian']);
    expect(offeredCopyServices(added.services).map(({ id }) => id)).toEqual(['meridian']);
    const open = after(addLocation(added, 'swift', office('Reno'), 'reno'));
    expect(offeredCopyServices(open.services).map(({ id }) => id)).toEqual(['swift', 'meridian']);
    const off = after(editLocation(open, 'reno', { ...office('Reno', { isActive: false }), seen: 2 }));
    expect(offeredCopyServices(off.services).map(({ id }) => id)).toEqual(['meridian']);
  });

  test('are not deleted unseen after one of their offices changed', () => {
    const changed = after(editLocation(start, 'boston', { ...office('Boston'), seen: 0 }));
    expect(removeCopyService(changed, 'meridian', 0)).toMatchObject({ kind: 'refused', code: 'conflict' });
    expect(removeCopyService(changed, 'meridian', 1).kind).toBe('changed');
  });

  test('that are gone are missing', () => {
    for (const decision of [
      editCopyService(start, 'none', { ...service('A'), seen: 0 }),
      removeCopyService(start, 'none', 0),
      addLocation(start, 'none', office('A'), 'a'),
      editLocation(start, 'none', { ...office('A'), seen: 0 }),
      removeLocation(start, 'none', 0),
    ]) {
      expect(decision).toMatchObject({ kind: 'refused', code: 'not_found' });
    }
  });

  test('are no more than the document can hold', () => {
    let notices = start;
    for (let n = 1; n < 50; n++) notices = after(addCopyService(notices, service(`S ${n}`), { id: `s${n}` }));
    expect(addCopyService(notices, service('One more'), { id: 'more' })).toMatchObject({ code: 'conflict' });
  });
});

describe('an office', () => {
  test('has a name of its own within its copy service, and may share it with that of another', () => {
    expect(addLocation(start, 'meridian', office(' new   YORK '), 'x')).toMatchObject({
      kind: 'refused',
      code: 'conflict',
    });
    const added = after(addCopyService(start, service('Swift'), { id: 'swift' }));
    expect(addLocation(added, 'swift', office('New York'), 'x').kind).toBe('changed');
  });

  test.each<[name: string, location: string | undefined, kind: string]>([
    ['Meridian Copy Service', 'boston', 'office'],
    ['Meridian Copy Service', 'atlantis', 'withdrawn'],
    ['Someone else', 'boston', 'withdrawn'],
    ['Meridian Copy Service', '', 'none'],
    ['Someone else', undefined, 'none'],
  ])('of "%s" at "%s" is judged %s', (copyServiceName, copyServiceLocation, kind) => {
    expect(resolveOffice(start.services, { copyServiceName, copyServiceLocation }).kind).toBe(kind);
  });

  test('out of use, or of a copy service out of use, is withdrawn', () => {
    const wanted = { copyServiceName: 'Meridian Copy Service', copyServiceLocation: 'boston' };
    const [meridian] = start.services;
    expect(resolveOffice([{ ...meridian!, isActive: false }], wanted).kind).toBe('withdrawn');
    const locations = meridian!.locations.map((one) => ({ ...one, isActive: one.id !== 'boston' }));
    expect(resolveOffice([{ ...meridian!, locations }], wanted).kind).toBe('withdrawn');
  });
});

describe('conflictMessage describes a concurrent change', () => {
  const reno = { ...office('New York'), order: 1 };
  const said = (decision: NoticeDecision) =>
    decision.kind === 'refused' ? inEnglish(decision.message).replace(/ on 2026.*/, '') : decision.kind;
  const meridian = service('Meridian Copy Service', { order: 1 });
  const [{ id: serviceId, locations }] = start.services as [StoredNotices['services'][0]];
  const [first] = locations as [StoredNotices['services'][0]['locations'][0]];
  const asItIs = { ...first, order: 1 };
  const edited = (to: object) => editLocation(start, first.id, { ...asItIs, ...to, seen: 0 });

  test.each<[string, NoticeDecision]>([
    ['deactivated this', edited({ isActive: false })],
    ['renamed this to “Reno”', edited({ name: 'Reno' })],
    ['moved this to position 2', edited({ order: 2 })],
    ['changed the address to “2 Oak Street”', edited({ address: '2 Oak Street' })],
    ['changed the email to “a@b.example”', edited({ email: 'a@b.example' })],
    ['removed the email', edited({ email: '' })],
    ['changed the phone number to “(800) 555-0100”', edited({ phone: '(800) 555-0100' })],
    ['removed the phone number', edited({ phone: '' })],
    ['changed several details', edited({ name: 'Reno', address: '2 Oak Street' })],
  ])('Ana %s', (words, theirs) => {
    const notices = after(theirs, 'Ana');
    expect(said(editLocation(notices, first.id, { ...reno, name: 'Sparks', seen: 0 }))).toBe(`Ana ${words}`);
  });

  test.each<[string, NoticeDecision]>([
    ['deactivated this', editCopyService(start, serviceId, { ...meridian, isActive: false, seen: 0 })],
    ['changed the location “Boston”', editLocation(start, 'boston', { ...office('Boston'), seen: 0 })],
    ['added the location “Reno”', addLocation(start, serviceId, office('Reno'), 'reno')],
    ['deleted the location “Boston”', removeLocation(start, 'boston', 0)],
  ])('Ana %s: nobody deletes the copy service without knowing', (words, theirs) => {
    expect(said(removeCopyService(after(theirs, 'Ana'), serviceId, 0))).toBe(`Ana ${words}`);
  });

  test.each<[string, NoticeDecision, (notices: StoredNotices) => NoticeDecision]>([
    ['set this to 10 days', changeValue(start, days(10, 0), now), (on) => changeValue(on, days(20, 0), now)],
    [
      `changed this text to “${'x'.repeat(119)}…”`,
      changeValue(start, { kind: 'feeNotice', feeNotice: 'x'.repeat(500), seen: 0 }, now),
      (on) => changeValue(on, { kind: 'feeNotice', feeNotice: 'y', seen: 0 }, now),
    ],
    [
      'removed this text',
      changeValue(start, { kind: 'feeNotice', feeNotice: '', seen: 0 }, now),
      (on) => changeValue(on, { kind: 'feeNotice', feeNotice: 'y', seen: 0 }, now),
    ],
    [
      'changed this text to “Slow”',
      changeValue(start, { kind: 'incident', note: 'Slow', seen: 0 }, now),
      (on) => changeValue(on, { kind: 'incident', note: 'Down', seen: 0 }, now),
    ],
    [
      'changed the hours to “9 to 5”',
      changeValue(start, { kind: 'support', ...start.support, hours: '9 to 5', seen: 0 }, now),
      (on) => changeValue(on, { kind: 'support', ...start.support, hours: '8 to 4', seen: 0 }, now),
    ],
  ])('Ana %s', (words, theirs, mine) => {
    expect(said(mine(after(theirs, 'Ana')))).toBe(`Ana ${words}`);
  });

  test('an incident that was ended, and one that was told', () => {
    const told = after(changeValue(start, { kind: 'incident', note: 'Slow', seen: 0 }, now));
    const ended = after(changeValue(told, { kind: 'incident', note: '', seen: 1 }, now), 'Ana');
    expect(said(changeValue(ended, { kind: 'incident', note: 'Down', seen: 1 }, now))).toBe(
      'Ana removed this text',
    );
  });
});

describe('restoring', () => {
  test('makes a new change that brings back what stood before', () => {
    const changed = after(changeValue(start, days(10, 0), now));
    const restored = after(restoreValue(changed, 1, 1, later));
    expect(restored).toMatchObject({ dueDays: 15, revision: 2 });
    expect(restored.history.at(-1)).toMatchObject({ n: 2, from: 10, to: 15 });
  });

  test('does not overwrite a concurrent change', () => {
    const first = after(changeValue(start, days(10, 0), now));
    const second = after(changeValue(first, days(20, 1), now));
    expect(restoreValue(second, 1, 1, now)).toMatchObject({ kind: 'refused', code: 'conflict' });
  });

  test('brings back a deleted copy service with its offices under their ids', () => {
    const without = after(removeCopyService(start, 'meridian', 0));
    expect(without.services).toEqual([]);
    expect(after(restoreValue(without, 1, 1, now)).services).toEqual(start.services);
  });

  test('brings back a deleted office at its place, and former words of a changed one', () => {
    const without = after(removeLocation(start, 'boston', 0));
    expect(after(restoreValue(without, 1, 1, now)).services).toEqual(start.services);
    const changed = after(editLocation(start, 'boston', { ...office('Salem', { order: 1 }), seen: 0 }));
    expect(after(restoreValue(changed, 1, 1, now)).services).toEqual(start.services);
  });

  test('brings back no more offices than there may be', () => {
    const without = after(removeCopyService(start, 'meridian', 0));
    const [{ locations }] = start.services as [StoredNotices['services'][0]];
    let full = after(addCopyService(without, service('Full'), { id: 'full' }));
    for (let n = locations.length; n <= 300; n++) {
      full = after(addLocation(full, 'full', office(`Office ${n}`), `o${n}`));
    }
    expect(restoreValue({ ...full, history: without.history }, 1, full.revision, now)).toMatchObject({
      kind: 'refused',
      code: 'conflict',
    });
    const room = after(removeLocation(full, 'o300', full.revision));
    const decision = restoreValue({ ...room, history: without.history }, 1, room.revision, now);
    expect(decision.kind).toBe('changed');
  });

  test('brings back nothing that is no longer taken, and reads what stood all the same', () => {
    const odd: StoredNotices = { ...start, support: { ...start.support, phone: 'ask 800 555 0100' } };
    const right = { ...start.support, phone: '(800) 555-0100' };
    const changed = after(changeValue(odd, { kind: 'support', ...right, seen: 0 }, now));
    expect(z.parse(storedNotices, changed)).toEqual(changed);
    expect(restoreValue(changed, 1, 1, now)).toMatchObject({ kind: 'refused', code: 'conflict' });
  });

  test('of what was added, or is not known, is refused', () => {
    const added = after(addCopyService(start, service('Swift'), { id: 'swift' }));
    expect(restoreValue(added, 1, 1, now)).toMatchObject({ code: 'conflict' });
    expect(restoreValue(added, 7, 1, now)).toMatchObject({ code: 'not_found' });
    expect(historyPage(added, 99).history).toMatchObject([{ n: 1, name: 'Swift', isRestorable: false }]);
  });
});

describe('the history', () => {
  test('is returned fifty at a time, newest first', () => {
    let notices = start;
    for (let n = 0; n < 60; n++) notices = after(changeValue(notices, days((n % 2) + 1, n), now));
    const first = historyPage(notices, notices.revision + 1);
    expect(first.history).toHaveLength(50);
    expect([first.history[0]!.n, first.history.at(-1)!.n, first.hasOlder]).toEqual([60, 11, true]);
    const second = historyPage(notices, 11);
    expect([second.history.length, second.hasOlder]).toEqual([10, false]);
  });

  test('keeps the newest 300, and what was seen before them counts as overtaken', () => {
    let notices = start;
    for (let n = 0; n < 320; n++) notices = after(changeValue(notices, days((n % 2) + 1, n), now));
    expect(notices.history).toHaveLength(300);
    const wanted = { kind: 'feeNotice', feeNotice: 'New' } as const;
    expect(changeValue(notices, { ...wanted, seen: 3 }, now)).toMatchObject({ code: 'conflict' });
    expect(changeValue(notices, { ...wanted, seen: 25 }, now).kind).toBe('changed');
  });
});

test.each([
  [1, ['x', 'a', 'b']],
  [2, ['a', 'x', 'b']],
  [0, ['a', 'b', 'x']],
  [9999, ['a', 'b', 'x']],
])('placed at %i', (place, ids) => {
  expect(insertAt([{ id: 'a' }, { id: 'b' }], { id: 'x' }, place).map(({ id }) => id)).toEqual(ids);
});
