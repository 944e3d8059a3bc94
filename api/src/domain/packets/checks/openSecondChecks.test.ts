import { describe, expect, it } from 'vitest';
import { addFiles } from '../../files/addFiles.ts';
import { requestListRow } from '../../requests/list/requestListRow.ts';
import { workListRow } from '../../requests/list/workListRow.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import { aRequest, uploadOf } from '../../testing/aRequest.ts';
import type { StoredPacket } from '../assembly.ts';
import { blockPart, endChecks, isReady, makeReady, voidChecks } from '../readyPackets.ts';
import { gateOf, raiseGate } from './gate.ts';
import {
  openSecondCheckViews,
  returnOf,
  returnPacket,
  secondCheckStep,
  type SecondCheckStep,
  secondCheckViewOf,
} from './openSecondChecks.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const AT = NOW.toISOString();
const upload = { ...uploadOf('9'), isPacket: true as const };
const { fileId } = upload;
const ann = { by: { kind: 'staff', id: 'ann' }, userId: 'ann', byName: 'Ann' } as const;
const bob = { by: { kind: 'staff', id: 'bob' }, userId: 'bob', byName: 'Bob' } as const;

const packetOf = (id: string, file = fileId, version = 4) =>
  ({
    packetId: id,
    pages: 2,
    version,
    sourceIds: ['src_1'],
    document: { fileId: file, name: 'Chart.pdf', size: 9, sha256: 'ab', allPages: 2 },
    options: { numbering: { kind: 'none' } },
  }) as unknown as StoredPacket;
const packet = packetOf('p1');
const later = packetOf('p2', 'file_2', 5);
const sibling = packetOf('p3', 'file_3');

const asks: SecondCheckStep = { kind: 'wait', asker: ann };
const passes = secondCheckStep(bob, {
  isNeeded: true,
  isAuthor: false,
  hasRead: true,
  override: undefined,
  askedBy: undefined,
  at: AT,
});

function checked(request: RequestDocument, of: StoredPacket, second: SecondCheckStep): RequestDocument {
  const decision = makeReady(request, of, { by: ann.by, gate: gateOf(request), second }, NOW);
  if (decision.kind !== 'change') throw new Error(decision.kind);
  return decision.change.request;
}

function returned(request: RequestDocument, note = 'Page 2 is of another year', pages = 0): RequestDocument {
  const decision = returnPacket(request, packet, { ...bob, note, pages, isAuthor: false }, NOW);
  if (decision.kind !== 'change') throw new Error(decision.kind);
  return decision.change.request;
}

const statesOf = (request: RequestDocument) =>
  Object.fromEntries(openSecondCheckViews(request).map(({ packetId, state }) => [packetId, state]));

const request = { ...aRequest(), hasSources: true as const };
const waits = () => checked(request, packet, asks);

describe('a call that checks a packet', () => {
  const step = {
    isNeeded: true,
    isAuthor: true,
    hasRead: true,
    override: undefined,
    askedBy: undefined,
    at: AT,
  };

  it.each([
    ['opens it if no second check is needed', { isNeeded: false }, { kind: 'none' }],
    ['of an author asks for one', {}, { kind: 'wait', asker: ann }],
    ['of somebody else is one', { isAuthor: false }, { kind: 'ended', check: { state: 'passed', note: '' } }],
    ['of somebody else who has not read it is none', { isAuthor: false, hasRead: false }, { kind: 'unread' }],
    ['of an author who has not read it asks for one', { hasRead: false }, { kind: 'wait', asker: ann }],
    [
      'of somebody else is one, whatever reason there is against it',
      { isAuthor: false, override: 'Urgent' },
      { kind: 'ended', check: { state: 'passed', note: '' } },
    ],
    [
      'of an author with a reason opens it',
      { override: 'Urgent' },
      { kind: 'ended', check: { state: 'overridden', note: 'Urgent', byName: 'Ann' } },
    ],
  ])('%s', (_, changed, expected) => {
    expect(secondCheckStep(ann, { ...step, ...changed })).toMatchObject(expected);
  });

  it('makes the packet ready with its check, and keeps the version that passed', () => {
    const ready = checked(waits(), packet, passes);
    expect(isReady(ready, fileId)).toBe(true);
    expect(ready).toMatchObject({ secondChecks: {}, secondChecked: [4] });
    expect(secondCheckViewOf(ready, packet)).toEqual({ state: 'passed', note: '', byName: 'Bob', at: AT });
  });

  it('with the reason of an admin is not a check that passed', () => {
    const second = secondCheckStep(ann, { ...step, override: 'Urgent' });
    expect(checked(waits(), packet, second)).not.toHaveProperty('secondChecked');
  });

  it('records the kind of the check, without the reason', () => {
    const second = secondCheckStep(ann, { ...step, override: 'Urgent' });
    const decision = makeReady(request, packet, { by: ann.by, gate: 0, second }, NOW);
    expect(decision).toMatchObject({ change: { event: { details: { second: 'overridden' } } } });
    expect(JSON.stringify(decision.kind === 'change' && decision.change.event)).not.toContain('Urgent');
  });
});

describe('a packet that waits', () => {
  it('is not ready, and is a task of the staff', () => {
    expect(isReady(waits(), fileId)).toBe(false);
    expect(openSecondCheckViews(waits())).toEqual([
      { packetId: 'p1', state: 'waiting', note: '', byName: 'Ann', at: AT, pages: 0 },
    ]);
    expect(requestListRow(waits()).secondCheck).toBe('waiting');
    expect(workListRow(waits()).groups).toContain('to_check');
  });

  it('asks once for the same reasons, and again for others', () => {
    const look = { by: ann.by, gate: 0, second: asks };
    const unread = { reason: 'Court', pages: 1, byName: 'Ann', at: AT };
    expect(makeReady(waits(), packet, look, NOW)).toEqual({ kind: 'same' });
    expect(makeReady(waits(), packet, { ...look, unread }, NOW)).toMatchObject({ kind: 'change' });
  });

  it('is no longer ready if its author declares it differently', () => {
    const ready = checked(request, packet, passes);
    const replaces = { fileId: 'file_0', reason: 'too-much', note: '', byName: 'Ann', at: AT } as const;
    const files = { file_0: { packet: {}, requiresPayment: false } } as unknown as RequestDocument['files'];
    const decision = makeReady(
      { ...ready, files },
      packet,
      { by: ann.by, gate: 0, second: asks, replaces },
      NOW,
    );
    expect(decision).toMatchObject({
      kind: 'change',
      change: { event: { kind: 'packet-to-check' }, moreEvents: [{ kind: 'packet-blocked' }] },
    });
    expect(decision.kind === 'change' && isReady(decision.change.request, fileId)).toBe(false);
  });

  const held = { kind: 'pages-held', details: { pages: 1, verdict: 'problem' } } as const;
  it.each([
    ['a change of the pages', (of: RequestDocument) => voidChecks(of, bob.by, NOW)!.request, {}],
    ['a source that is blocked', (of: RequestDocument) => blockPart(of, 'src_1', bob.by, NOW)!.request, {}],
    ['its discarding', (of: RequestDocument) => blockPart(of, 'p1', bob.by, NOW)!.request, {}],
    ['the end of the sources', (of: RequestDocument) => endChecks(of, bob.by, NOW)!.request, {}],
    [
      'another packet that waits',
      (of: RequestDocument) => checked(of, later, asks),
      { p1: 'waiting', p2: 'waiting' },
    ],
    ['another packet that passes', (of: RequestDocument) => checked(of, later, passes), { p1: 'waiting' }],
    [
      'a decision about a page',
      (of: RequestDocument) => raiseGate(of, held, bob.by, NOW).request,
      { p1: 'waiting' },
    ],
    [
      'another source',
      (of: RequestDocument) => blockPart(of, 'src_2', bob.by, NOW)!.request,
      { p1: 'waiting' },
    ],
  ])('after %s', (_, change, expected) => {
    expect(statesOf(change(waits()))).toEqual(expected);
  });

  it('needs no event if nothing waits and nothing is ready', () => {
    expect(voidChecks(request, bob.by, NOW)).toBeNull();
    expect(voidChecks(returned(waits()), bob.by, NOW)).toBeNull();
  });
});

describe('a packet', () => {
  const given = { ...bob, note: 'Page 2', pages: 0, isAuthor: false };
  it.each([
    ['that does not wait', request, {}, 'not-waiting'],
    ['that is ready', checked(waits(), packet, passes), {}, 'not-waiting'],
    ['by an author', waits(), { isAuthor: true }, 'author'],
    ['without a note and pages', waits(), { note: '' }, 'no-note'],
    ['with pages only', waits(), { note: '', pages: 1 }, 'change'],
    ['with a note only', waits(), {}, 'change'],
    ['again', returned(waits()), {}, 'same'],
    ['again, by another person', returned(waits()), { ...ann }, 'not-waiting'],
  ])('is sent back: %s', (_, of, changed, expected) => {
    expect(returnPacket(of, packet, { ...given, ...changed }, NOW).kind).toBe(expected);
  });

  it('that was sent back closes the gate, and its event has no note', () => {
    const decision = returnPacket(waits(), packet, { ...given, note: 'Of Maria Ruiz', pages: 3 }, NOW);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    const { request: next, event, steps } = decision.change;
    expect(gateOf(next)).toBe(1);
    expect(event).toMatchObject({ kind: 'packet-returned', details: { packetId: 'p1', pages: 3 } });
    expect(JSON.stringify(event)).not.toContain('Ruiz');
    expect(steps).toEqual([{ kind: 'project' }]);
    expect(openSecondCheckViews(next)).toEqual([
      {
        packetId: 'p1',
        state: 'returned',
        note: 'Of Maria Ruiz',
        by: 'bob',
        byName: 'Bob',
        at: AT,
        pages: 3,
      },
    ]);
    // Whoever read the checks before does not open it.
    expect(makeReady(next, packet, { by: bob.by, gate: 0, second: passes }, NOW)).toEqual({
      kind: 'changed',
    });
  });

  it.each([
    ['a closed request is none', 'completed', undefined],
    ['an open request is one', 'processing', 'returned'],
  ])('that was sent back is a task: %s', (_, status, expected) => {
    const of = { ...returned(waits()), status };
    expect(requestListRow(of).secondCheck).toBe(expected);
    expect(workListRow(of).groups.includes('returned')).toBe(expected !== undefined);
    expect(workListRow(of).groups).not.toContain('to_check');
  });

  it.each([
    [
      'a change of the pages',
      (of: RequestDocument) => voidChecks(of, ann.by, NOW)?.request ?? of,
      { p1: 'returned' },
    ],
    [
      'a source that is blocked',
      (of: RequestDocument) => blockPart(of, 'src_1', ann.by, NOW)!.request,
      { p1: 'returned' },
    ],
    ['its discarding', (of: RequestDocument) => blockPart(of, 'p1', ann.by, NOW)!.request, {}],
    ['the end of the sources', (of: RequestDocument) => endChecks(of, ann.by, NOW)!.request, {}],
    ['asking again', (of: RequestDocument) => checked(of, packet, asks), { p1: 'waiting' }],
    ['a later packet that waits', (of: RequestDocument) => checked(of, later, asks), { p2: 'waiting' }],
    ['a later packet that passes', (of: RequestDocument) => checked(of, later, passes), {}],
    [
      'another packet of the same pages that passes',
      (of: RequestDocument) => checked(of, sibling, passes),
      { p1: 'returned' },
    ],
  ])('that was sent back, after %s', (_, change, expected) => {
    expect(statesOf(change(returned(waits())))).toEqual(expected);
  });

  it('loses its note with the last source, also if nothing waits, and keeps who sent it back', () => {
    const sent = returned(waits());
    const { sentBack } = endChecks(sent, ann.by, NOW)!.request;
    expect(sentBack).toEqual({ ...sent.sentBack, note: '' });
    const alone = { ...sent, secondChecks: {} };
    const ended = endChecks(alone, ann.by, NOW)!.request;
    expect(JSON.stringify(ended)).not.toContain('of another year');
    expect(endChecks(ended, ann.by, NOW)).toBeNull();
  });

  it.each([
    ['the same one', packet],
    ['a corrected one', later],
  ])('that was sent back says so to whoever checks %s', (_, of) => {
    const [waiting] = openSecondCheckViews(checked(returned(waits()), of, asks));
    const before = { note: 'Page 2 is of another year', byName: 'Bob', at: AT };
    expect(waiting).toMatchObject({ state: 'waiting', returned: before });
    const again = checked(returned(waits()), of, asks);
    const unread = { reason: 'Court', pages: 1, byName: 'Ann', at: AT };
    const decision = makeReady(again, of, { by: ann.by, gate: gateOf(again), second: asks, unread }, NOW);
    expect(decision.kind === 'change' && openSecondCheckViews(decision.change.request)).toMatchObject([
      { returned: before },
    ]);
  });
});

describe('pages that were sent back', () => {
  const sent = returned(waits());
  const discarded = blockPart(sent, 'p1', ann.by, NOW)!.request;
  const corrected = checked(sent, later, passes);
  const bothWait = checked(waits(), sibling, asks);
  const byBob = { by: 'bob', note: 'Page 2 is of another year' };
  it.each([
    ['the same packet', sent, packet, byBob],
    ['the same pages in another packet', sent, sibling, byBob],
    ['earlier pages', sent, packetOf('p0', 'file_0', 3), byBob],
    ['later pages', sent, later, undefined],
    ['the same pages after the packet was discarded', discarded, sibling, byBob],
    ['the same packet after later pages passed', corrected, packet, byBob],
    ['a packet that waited before', returned(bothWait), sibling, byBob],
    ['a packet whose author asked again', checked(returned(bothWait), sibling, asks), sibling, undefined],
    [
      'the same pages after who sent them back passed them',
      checked(sent, packet, passes),
      sibling,
      undefined,
    ],
    ['a request of an earlier version of the portal', { ...sent, sentBack: undefined }, sibling, byBob],
    ['a request without a return', waits(), packet, undefined],
  ])('must be corrected: %s', (_, of, next, expected) => {
    const found = returnOf(of, next);
    expect(found && { by: found.by, note: found.note }).toEqual(expected);
  });

  it('are shown as sent back with another packet, too', () => {
    expect(secondCheckViewOf(sent, sibling)).toMatchObject({ state: 'returned', ...byBob, byName: 'Bob' });
    expect(secondCheckViewOf(sent, later)).toBeUndefined();
    expect(secondCheckViewOf(checked(discarded, sibling, asks), sibling)).toMatchObject({
      state: 'waiting',
      returned: { byName: 'Bob', note: byBob.note },
    });
  });
});

describe('a release', () => {
  const release = (of: RequestDocument, checkRules: Parameters<typeof addFiles>[1]['checkRules'] = []) => {
    const terms = new Map([[fileId, { comment: '', chargeCents: 0, embargoDays: null }]]);
    return addFiles(of, { files: [upload], terms, by: ann.by, checkRules }, NOW);
  };
  const every = {
    facility: '',
    requestType: null,
    requirement: 'flagged',
    share: 10,
    secondCheck: { share: 100, overPages: null, sensitive: false },
  } as const;

  it('obeys the rules that are in force, also if the packet became ready before', () => {
    const ready = checked(request, packet, { kind: 'none' });
    expect(release(ready, [every])).toEqual({ kind: 'not-ready' });
    expect(release(ready).kind).toBe('change');
    expect(addFiles(ready, { files: [upload], terms: new Map(), by: ann.by }, NOW)).toEqual({
      kind: 'not-ready',
    });
    const waiting = checked(ready, packet, asks);
    expect(isReady(waiting, fileId)).toBe(false);
    expect(statesOf(waiting)).toEqual({ p1: 'waiting' });
    for (const before of [ready, waiting])
      expect(release(checked(before, packet, passes), [every]).kind).toBe('change');
  });

  it('counts the pages of all packets in it, and of those that are ready', () => {
    const over = { ...every, secondCheck: { share: 0, overPages: 2, sensitive: false } };
    const both = (second: StoredPacket, other: SecondCheckStep) => {
      const ready = checked(checked(request, packet, passes), second, other);
      const files = [upload, { ...upload, fileId: second.document!.fileId }];
      const terms = new Map(
        files.map((file) => [file.fileId, { comment: '', chargeCents: 0, embargoDays: null }] as const),
      );
      return addFiles(ready, { files, terms, by: ann.by, checkRules: [over] }, NOW).kind;
    };
    for (const second of [sibling, later]) {
      expect(both(second, { kind: 'none' })).toBe('not-ready');
      expect(both(second, passes)).toBe('change');
    }
    const parts = checked(checked(request, packet, { kind: 'none' }), later, passes);
    expect(release(parts, [over])).toEqual({ kind: 'not-ready' });
    const twice = checked(checked(request, packet, { kind: 'none' }), sibling, { kind: 'none' });
    expect(release(twice, [over]).kind).toBe('change');
  });

  it('obeys the rules of page checks that are in force, also if the packet became ready before', () => {
    const all = { ...every, requirement: 'all', secondCheck: { ...every.secondCheck, share: 0 } } as const;
    const look = { by: ann.by, gate: 0 };
    const readyBy = (requirement: 'nothing' | 'all', before: RequestDocument = request) => {
      const decision = makeReady(before, packet, { ...look, requirement: { requirement, share: 10 } }, NOW);
      if (decision.kind !== 'change') throw new Error(decision.kind);
      return decision.change.request;
    };
    const ready = readyBy('nothing');
    expect(release(ready, [{ ...all, requirement: 'nothing' }]).kind).toBe('change');
    expect(release(ready, [all])).toEqual({ kind: 'not-ready' });
    // Checked again after its pages were checked.
    expect(release(readyBy('all', ready), [all]).kind).toBe('change');
    const less = { requirement: 'nothing', share: 10 } as const;
    expect(makeReady(readyBy('all'), packet, { ...look, requirement: less }, NOW)).toEqual({ kind: 'same' });
  });

  it('waits for the second check', () => {
    expect(release(waits())).toEqual({ kind: 'not-ready' });
    expect(release(returned(waits()))).toEqual({ kind: 'not-ready' });
  });

  it('keeps it with the document, without the ID of who made it', () => {
    const decision = release(checked(waits(), packet, passes));
    if (decision.kind !== 'change') throw new Error(decision.kind);
    const file = decision.change.request.files[fileId]!;
    expect(file.secondCheck).toEqual({ state: 'passed', note: '', byName: 'Bob', at: AT });
  });

  it('ends what was sent back and is released or corrected, and nothing else', () => {
    const ready = checked(request, packet, passes);
    const state = (secondChecks: RequestDocument['secondChecks']) => {
      const decision = release({ ...ready, secondChecks });
      return decision.kind === 'change' ? statesOf(decision.change.request) : null;
    };
    expect(state(checked(request, later, asks).secondChecks)).toEqual({ p2: 'waiting' });
    expect(state(returned(waits()).secondChecks)).toEqual({});
    const other = Object.values(returned(waits()).secondChecks ?? {})[0]!;
    expect(state({ file_0: { ...other, version: 3 } })).toEqual({});
    expect(state({ file_0: other })).toEqual({ p1: 'returned' });
  });
});
