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
const fee = (cents: number, seen: number) =>
  ({ kind: 'feeNotice', feeNotice: `${cents} cents`, seen }) as const;

describe('changeValue', () => {
  test('records author, time, old and new value', () => {
    const changed = after(changeValue(start, fee(10, 0), now));
    expect(changed).toMatchObject({ feeNotice: '10 cents', revision: 1 });
    expect(changed.history).toEqual([
      {
        kind: 'feeNotice',
        from: start.feeNotice,
        to: '10 cents',
        n: 1,
        at: now.toISOString(),
        by: 'usr_1',
        byName: 'Avery Admin',
      },
    ]);
  });

  test('changes nothing if the value is already set', () => {
    const changed = after(changeValue(start, fee(10, 0), now));
    expect(changeValue(changed, fee(10, 0), now)).toEqual({ kind: 'unchanged' });
  });

  test('refuses to overwrite a concurrent change', () => {
    const changed = after(changeValue(start, fee(10, 0), now), 'Blake');
    expect(changeValue(changed, fee(20, 0), now)).toMatchObject({
      kind: 'refused',
      code: 'conflict',
      message: { values: { name: 'Blake', value: '10 cents', at: now.toISOString() } },
    });
    expect(changeValue(changed, fee(20, 1), now).kind).toBe('changed');
  });

  test('ignores concurrent changes of other values', () => {
    const changed = after(changeValue(start, fee(10, 0), now));
    expect(changeValue(changed, { kind: 'incident', note: 'New', seen: 0 }, now).kind).toBe('changed');
  });

  test('keeps the start of an incident when its text changes, and ends it with an empty text', () => {
    const announced = after(changeValue(start, { kind: 'incident', note: 'Slow', seen: 0 }, now));
    const worse = after(changeValue(announced, { kind: 'incident', note: 'Down', seen: 1 }, later));
    expect(worse.incident).toEqual({ note: 'Down', since: now.toISOString() });
    expect(changeValue(announced, { kind: 'incident', note: 'Down', seen: 0 }, later)).toMatchObject({
      message: { values: { value: 'Slow' } },
    });
    expect(after(changeValue(worse, { kind: 'incident', note: '', seen: 2 }, later)).incident).toBeNull();
  });
});

describe('copy services', () => {
  test.each(['meridian  COPY service', ' Other ', 'other copy SERVICE', 'Meridian Copy\u200B Service'])(
    'cannot be called "%s"',
    (name) => {
      expect(addCopyService(start, service(name), { id: 'new' })).toMatchObject({
        kind: 'refused',
        code: 'conflict',
        fields: { name: expect.any(String) as string },
      });
    },
  );

  test('keep their position, and are offered only with an active office', () => {
    const added = after(addCopyService(start, service('Swift', { order: 1 }), { id: 'swift' }));
    expect(added.services.map(({ id }) => id)).toEqual(['swift', 'meridian']);
    expect(offeredCopyServices(added.services).map(({ id }) => id)).toEqual(['meridian']);
    const open = after(addLocation(added, 'swift', office('Reno'), 'reno'));
    expect(offeredCopyServices(open.services).map(({ id }) => id)).toEqual(['swift', 'meridian']);
    const off = after(editLocation(open, 'reno', { ...office('Reno', { isActive: false }), seen: 2 }));
    expect(offeredCopyServices(off.services).map(({ id }) => id)).toEqual(['meridian']);
  });

  test('are not deleted after a concurrent change of one of their offices', () => {
    const changed = after(editLocation(start, 'boston', { ...office('Boston'), seen: 0 }));
    expect(removeCopyService(changed, 'meridian', 0)).toMatchObject({ kind: 'refused', code: 'conflict' });
    expect(removeCopyService(changed, 'meridian', 1).kind).toBe('changed');
  });

  test('are reported as not found if they do not exist', () => {
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

  test('are limited to 50', () => {
    let notices = start;
    for (let n = 1; n < 50; n++) notices = after(addCopyService(notices, service(`S ${n}`), { id: `s${n}` }));
    expect(addCopyService(notices, service('One more'), { id: 'more' })).toMatchObject({ code: 'conflict' });
  });
});

describe('an office', () => {
  test('needs a unique name in its copy service only', () => {
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
  ])('of "%s" at "%s" resolves to %s', (copyServiceName, copyServiceLocation, kind) => {
    expect(resolveOffice(start.services, { copyServiceName, copyServiceLocation }).kind).toBe(kind);
  });

  test('is withdrawn if it or its copy service is inactive', () => {
    const request = { copyServiceName: 'Meridian Copy Service', copyServiceLocation: 'boston' };
    const [meridian] = start.services;
    expect(resolveOffice([{ ...meridian!, isActive: false }], request).kind).toBe('withdrawn');
    const locations = meridian!.locations.map((one) => ({ ...one, isActive: one.id !== 'boston' }));
    expect(resolveOffice([{ ...meridian!, locations }], request).kind).toBe('withdrawn');
  });
});

describe('conflictMessage describes a concurrent change', () => {
  const reno = { ...office('New York'), order: 1 };
  const messageOf = (decision: NoticeDecision) =>
    decision.kind === 'refused' ? inEnglish(decision.message).replace(/ on 2026.*/, '') : decision.kind;
  const meridian = service('Meridian Copy Service', { order: 1 });
  const [{ id: serviceId, locations }] = start.services as [StoredNotices['services'][0]];
  const [first] = locations as [StoredNotices['services'][0]['locations'][0]];
  const unchanged = { ...first, order: 1 };
  const edited = (to: object) => editLocation(start, first.id, { ...unchanged, ...to, seen: 0 });

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
  ])('Ana %s', (text, theirs) => {
    const notices = after(theirs, 'Ana');
    expect(messageOf(editLocation(notices, first.id, { ...reno, name: 'Sparks', seen: 0 }))).toBe(
      `Ana ${text}`,
    );
  });

  test.each<[string, NoticeDecision]>([
    ['deactivated this', editCopyService(start, serviceId, { ...meridian, isActive: false, seen: 0 })],
    ['changed the location “Boston”', editLocation(start, 'boston', { ...office('Boston'), seen: 0 })],
    ['added the location “Reno”', addLocation(start, serviceId, office('Reno'), 'reno')],
    ['deleted the location “Boston”', removeLocation(start, 'boston', 0)],
  ])('Ana %s, before the deletion of the copy service', (text, theirs) => {
    expect(messageOf(removeCopyService(after(theirs, 'Ana'), serviceId, 0))).toBe(`Ana ${text}`);
  });

  test.each<[string, NoticeDecision, (notices: StoredNotices) => NoticeDecision]>([
    [
      'changed this text to “10 cents”',
      changeValue(start, fee(10, 0), now),
      (on) => changeValue(on, fee(20, 0), now),
    ],
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
  ])('Ana %s', (text, theirs, mine) => {
    expect(messageOf(mine(after(theirs, 'Ana')))).toBe(`Ana ${text}`);
  });

  test('an ended incident', () => {
    const announced = after(changeValue(start, { kind: 'incident', note: 'Slow', seen: 0 }, now));
    const ended = after(changeValue(announced, { kind: 'incident', note: '', seen: 1 }, now), 'Ana');
    expect(messageOf(changeValue(ended, { kind: 'incident', note: 'Down', seen: 1 }, now))).toBe(
      'Ana removed this text',
    );
  });
});

describe('restoreValue', () => {
  test('restores the earlier value as a new change', () => {
    const changed = after(changeValue(start, fee(10, 0), now));
    const restored = after(restoreValue(changed, 1, 1, later));
    expect(restored).toMatchObject({ feeNotice: start.feeNotice, revision: 2 });
    expect(restored.history.at(-1)).toMatchObject({ n: 2, from: '10 cents', to: start.feeNotice });
  });

  test('does not restore the days until a request is due: the deadline rules have them', () => {
    const change = { n: 1, at: now.toISOString(), by: 'usr_1', byName: 'Avery Admin' };
    const stored = {
      ...start,
      revision: 1,
      history: [{ ...change, kind: 'dueDays' as const, from: 15, to: 10 }],
    };
    expect(historyPage(stored, 2).history).toMatchObject([
      { kind: 'dueDays', from: { dueDays: '15' }, to: { dueDays: '10' }, isRestorable: false },
    ]);
    expect(restoreValue(stored, 1, 1, now)).toMatchObject({ kind: 'refused', code: 'conflict' });
  });

  test('does not overwrite a concurrent change', () => {
    const first = after(changeValue(start, fee(10, 0), now));
    const second = after(changeValue(first, fee(20, 1), now));
    expect(restoreValue(second, 1, 1, now)).toMatchObject({ kind: 'refused', code: 'conflict' });
  });

  test('restores a deleted copy service with its offices and IDs', () => {
    const without = after(removeCopyService(start, 'meridian', 0));
    expect(without.services).toEqual([]);
    expect(after(restoreValue(without, 1, 1, now)).services).toEqual(start.services);
  });

  test('restores a deleted office at its position, and the earlier values of a changed one', () => {
    const without = after(removeLocation(start, 'boston', 0));
    expect(after(restoreValue(without, 1, 1, now)).services).toEqual(start.services);
    const changed = after(editLocation(start, 'boston', { ...office('Salem', { order: 1 }), seen: 0 }));
    expect(after(restoreValue(changed, 1, 1, now)).services).toEqual(start.services);
  });

  test('refuses to exceed the limit of offices', () => {
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
    const afterRemoval = after(removeLocation(full, 'o300', full.revision));
    const decision = restoreValue(
      { ...afterRemoval, history: without.history },
      1,
      afterRemoval.revision,
      now,
    );
    expect(decision.kind).toBe('changed');
  });

  test('refuses an earlier value that is no longer valid, and still parses it', () => {
    const odd: StoredNotices = { ...start, support: { ...start.support, phone: 'ask 800 555 0100' } };
    const right = { ...start.support, phone: '(800) 555-0100' };
    const changed = after(changeValue(odd, { kind: 'support', ...right, seen: 0 }, now));
    expect(z.parse(storedNotices, changed)).toEqual(changed);
    expect(restoreValue(changed, 1, 1, now)).toMatchObject({ kind: 'refused', code: 'conflict' });
  });

  test('refuses an addition and an unknown change', () => {
    const added = after(addCopyService(start, service('Swift'), { id: 'swift' }));
    expect(restoreValue(added, 1, 1, now)).toMatchObject({ code: 'conflict' });
    expect(restoreValue(added, 7, 1, now)).toMatchObject({ code: 'not_found' });
    expect(historyPage(added, 99).history).toMatchObject([{ n: 1, name: 'Swift', isRestorable: false }]);
  });
});

describe('the history', () => {
  test('is returned in pages of 50, newest first', () => {
    let notices = start;
    for (let n = 0; n < 60; n++) notices = after(changeValue(notices, fee((n % 2) + 1, n), now));
    const first = historyPage(notices, notices.revision + 1);
    expect(first.history).toHaveLength(50);
    expect([first.history[0]!.n, first.history.at(-1)!.n, first.hasOlder]).toEqual([60, 11, true]);
    const second = historyPage(notices, 11);
    expect([second.history.length, second.hasOlder]).toEqual([10, false]);
  });

  test('keeps the newest 300 changes and refuses edits based on older ones', () => {
    let notices = start;
    for (let n = 0; n < 320; n++) notices = after(changeValue(notices, fee((n % 2) + 1, n), now));
    expect(notices.history).toHaveLength(300);
    const form = { kind: 'incident', note: 'New' } as const;
    expect(changeValue(notices, { ...form, seen: 3 }, now)).toMatchObject({ code: 'conflict' });
    expect(changeValue(notices, { ...form, seen: 25 }, now).kind).toBe('changed');
  });
});

test.each([
  [1, ['x', 'a', 'b']],
  [2, ['a', 'x', 'b']],
  [0, ['a', 'b', 'x']],
  [9999, ['a', 'b', 'x']],
])('insertAt position %i', (position, ids) => {
  expect(insertAt([{ id: 'a' }, { id: 'b' }], { id: 'x' }, position).map(({ id }) => id)).toEqual(ids);
});
