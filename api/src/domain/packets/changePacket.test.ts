import { describe, expect, it } from 'vitest';
import type { OtherPersonView } from '@portal/contract/files/schemas/otherPerson.ts';
import type { PacketOptions } from '@portal/contract/packets/packet.ts';
import type { Recipe } from '@portal/contract/packets/recipe.ts';
import { addFiles } from '../files/addFiles.ts';
import { aRequest } from '../testing/aRequest.ts';
import {
  type Assembly,
  assembly as assemblySchema,
  emptyAssembly,
  type StoredPacket,
  type StoredSource,
} from './assembly.ts';
import {
  blockedSources,
  cancelPacket,
  completePacket,
  endUnusablePackets,
  hasRead,
  readPacket,
  startBuilding,
  startPacket,
} from './changePacket.ts';
import { builtInStoredReasons } from './redactionReasons.ts';
import { blockPart, isReady, makeReady, voidChecks } from './readyPackets.ts';
import { releasedNumbers, usedNumbers } from './usedNumbers.ts';

const NOW = new Date('2026-11-30T10:00:00.000Z');
const OPTIONS: PacketOptions = {
  title: 'Chart',
  hasCover: true,
  hasContents: true,
  listsRedactions: false,
  numbering: { kind: 'none' },
};
const ORDER = {
  packetId: 'p1',
  version: 4,
  options: OPTIONS,
  reasons: builtInStoredReasons,
  userId: 'u1',
  request: aRequest(),
};
const BY = { kind: 'staff', id: 'u1' } as const;
const SECTION = { id: 's1', title: 'All', type: 'other', date: null } as const;
const RECIPE: Recipe = {
  version: 4,
  sections: [{ ...SECTION, pages: ['1.1', '1.2', '2.1'] }],
  rotations: {},
  removed: { '2.1': 'blank' },
  redactions: {},
};

function source(number: number, state: StoredSource['state'] = 'ready'): StoredSource {
  return {
    sourceId: `src_${number}`,
    number,
    name: `${number}.pdf`,
    type: 'pdf',
    size: 9,
    fingerprint: '',
    state,
    refusal: null,
    etag: '"1"',
    pages: 2,
    pieces: [],
    sha256: null,
    changes: [],
    addedAt: NOW.toISOString(),
    addedBy: 'u1',
    attempts: 1,
    leaseUntil: null,
  };
}

const assembly = (...sources: StoredSource[]): Assembly => ({ ...emptyAssembly('req_1'), sources });
const started = (of: Assembly = assembly(source(1), source(2))) => {
  const result = startPacket(of, RECIPE, ORDER, NOW);
  if (result.kind !== 'started') throw new Error(result.kind);
  return result;
};
const DOCUMENT = { fileId: 'file_1', name: 'Chart.pdf', size: 9, sha256: 'ab', allPages: 4 };
const built = (of: Assembly = started().assembly) =>
  completePacket(of, of.packets[0]!, { document: DOCUMENT, look: null })!;

describe('a packet', () => {
  it('has the pages that are not removed, and the sources of these', () => {
    expect(started().packet).toMatchObject({ state: 'building', pages: 2, sourceIds: ['src_1'] });
  });

  it.each<[what: string, Assembly, Recipe | null, expected: object]>([
    ['before there are pages', assembly(), null, { reason: 'changed' }],
    ['of an older version', assembly(source(1)), { ...RECIPE, version: 5 }, { reason: 'changed' }],
    [
      'without pages',
      assembly(source(1)),
      { ...RECIPE, removed: { '1.1': 'blank', '1.2': 'blank', '2.1': 'blank' } },
      { reason: 'no-pages' },
    ],
    ['of an infected source', assembly(source(1, 'infected')), RECIPE, { sources: [{ number: 1 }] }],
    ['of a withdrawn source', assembly(source(1, 'withdrawn')), RECIPE, { sources: [{ number: 1 }] }],
  ])('%s does not start', (_, of, recipe, expected) => {
    expect(startPacket(of, recipe, ORDER, NOW)).toMatchObject(expected);
  });

  it('does not start with redactions that nobody confirmed, and keeps the names of its reasons', () => {
    const redaction = { id: 'r1', box: { x: 0, y: 0, width: 100, height: 100 }, reason: 'hiv' };
    const redacted = (page: '1.2' | '2.1', isConfirmed: boolean): Recipe => ({
      ...RECIPE,
      redactions: { [page]: [{ ...redaction, isConfirmed }] },
    });
    const of = assembly(source(1), source(2));
    expect(startPacket(of, redacted('1.2', false), ORDER, NOW)).toEqual({ kind: 'unconfirmed', pages: [2] });
    // Its page is removed.
    expect(startPacket(of, redacted('2.1', false), ORDER, NOW)).toMatchObject({
      packet: { redactedPages: 0, redactions: 0, reasons: [] },
    });
    expect(startPacket(of, redacted('1.2', true), ORDER, NOW)).toMatchObject({
      packet: { redactedPages: 1, redactions: 1, reasons: [{ reasonId: 'hiv', label: 'HIV' }] },
    });
  });

  it('keeps who opened it since it was built, each person once and the last 20', () => {
    const read = (of: Assembly, userId: string) => readPacket(of, of.packets[0]!, userId);
    expect(read(started().assembly, 'u1')).toBeNull();
    const once = read(built(), 'u1')!;
    expect(hasRead(built().packets[0]!, 'u1')).toBe(false);
    expect(hasRead(once.packets[0]!, 'u1')).toBe(true);
    expect(hasRead(once.packets[0]!, 'u2')).toBe(false);
    expect(read(once, 'u1')).toBeNull();
    const people = Array.from({ length: 21 }, (_, index) => `u${index + 2}`);
    const { readBy } = people.reduce((of, userId) => read(of, userId)!, once).packets[0]!;
    expect(readBy).toEqual(people.slice(1));
  });

  it('of an earlier version has no redactions', () => {
    const { redactedPages: _, redactions: __, reasons: ___, options, ...packet } = started().packet;
    const { listsRedactions: ____, ...earlier } = options;
    const stored = { ...emptyAssembly('req_1'), packets: [{ ...packet, options: earlier }] };
    expect(assemblySchema.parse(stored).packets).toEqual([started().packet]);
  });

  it('starts although a source of removed pages is withdrawn', () => {
    expect(startPacket(assembly(source(1), source(2, 'withdrawn')), RECIPE, ORDER, NOW).kind).toBe('started');
  });

  it('is started once, and one at a time', () => {
    const { assembly: current } = started();
    expect(startPacket(current, RECIPE, ORDER, NOW).kind).toBe('known');
    expect(startPacket(current, RECIPE, { ...ORDER, packetId: 'p2' }, NOW)).toMatchObject({ reason: 'busy' });
  });

  it('is built by one process at a time and fails after the third attempt', () => {
    let current = started().assembly;
    for (let attempt = 0; attempt < 4; attempt++) {
      const now = new Date(NOW.getTime() + attempt * 121_000);
      current = startBuilding(current, current.packets[0]!, now)!;
      expect(startBuilding(current, current.packets[0]!, now)).toBeNull();
    }
    expect(current.packets[0]).toMatchObject({ state: 'failed', failure: 'failed' });
  });

  it.each<[source: StoredSource['state'], document: string, file: object | null, isEnded: boolean]>([
    ['withdrawn', 'not released', null, true],
    ['infected', 'not released', null, true],
    ['withdrawn', 'available', { deletedAt: null, scan: 'clean' }, false],
    ['withdrawn', 'withdrawn', { deletedAt: NOW.toISOString(), scan: 'clean' }, true],
    ['withdrawn', 'infected', { deletedAt: null, scan: 'infected' }, true],
    ['ready', 'withdrawn', { deletedAt: NOW.toISOString(), scan: 'clean' }, false],
    ['preparing', 'not released', null, false],
  ])('with a %s source whose document is %s ends or not', (state, _, file, isEnded) => {
    const files = (file === null ? {} : { [DOCUMENT.fileId]: file }) as Parameters<
      typeof endUnusablePackets
    >[1]['files'];
    const ended = endUnusablePackets({ ...built(), sources: [source(1, state), source(2)] }, { files });
    // Its hash is still known, so that nobody releases it as an upload.
    const facts = { state: 'failed', failure: 'unusable-source', document: DOCUMENT };
    expect(ended?.packets ?? null).toEqual(isEnded ? [{ ...built().packets[0], ...facts }] : null);
    expect(ended && endUnusablePackets(ended, { files })).toBeNull();
  });

  it('fails if a source became infected while it was built, and stays canceled', () => {
    const infected = { ...started().assembly, sources: [source(1, 'infected'), source(2)] };
    expect(built(infected).packets[0]).toMatchObject({
      state: 'failed',
      failure: 'unusable-source',
      document: null,
    });
    const canceled = cancelPacket(started().assembly, started().packet)!;
    expect(completePacket(canceled, canceled.packets[0]!, { document: DOCUMENT, look: null })).toBeNull();
  });

  it('of a source that was withdrawn later is blocked', () => {
    const packet = built().packets[0]!;
    expect(blockedSources(assembly(source(1), source(2, 'withdrawn')), packet)).toEqual([]);
    expect(blockedSources(assembly(source(1, 'withdrawn')), packet)).toMatchObject([{ number: 1 }]);
  });
});

describe('a packet that a person looked at', () => {
  const packet: StoredPacket = built().packets[0]!;
  const request = aRequest();
  const look = (of: typeof request, otherPerson?: OtherPersonView) => {
    const decision = makeReady(of, packet, { by: BY, gate: 0, otherPerson }, NOW);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    return decision.change;
  };
  const ready = look(request).request;
  const facts = {
    fileId: 'file_1',
    blobName: 'b',
    originalName: 'Chart.pdf',
    contentType: 'application/pdf',
    size: 9,
    etag: '"1"',
    uploadedAt: NOW.toISOString(),
    isPacket: true as const,
  };
  const terms = new Map([['file_1', { comment: '', chargeCents: 0, embargoDays: null }]]);
  const releaseOf = (of: typeof request) =>
    addFiles(of, { files: [facts], terms, by: BY, checkRules: [] }, NOW);

  it('can be released, once', () => {
    expect(releaseOf(request)).toEqual({ kind: 'not-ready' });
    const released = releaseOf(ready);
    if (released.kind !== 'change') throw new Error(released.kind);
    expect(released.change.request.files['file_1']).toMatchObject({
      packet: { packetId: 'p1', pages: 2, redactedPages: 0, sha256: 'ab' },
    });
    expect(isReady(released.change.request, 'file_1')).toBe(false);
    expect(releaseOf(released.change.request)).toEqual({ kind: 'same' });
    expect(makeReady(released.change.request, packet, { by: BY, gate: 0 }, NOW)).toEqual({ kind: 'same' });
  });

  it.each([
    ['its source may not be used', 'src_1'],
    ['it was discarded', 'p1'],
  ])('cannot be released any more after %s, in whatever order it is looked at', (_, part) => {
    const blocked = blockPart(ready, part, BY, NOW)!;
    expect(blocked.event).toMatchObject({ kind: 'packet-blocked', details: { packets: 1 } });
    expect(releaseOf(blocked.request)).toEqual({ kind: 'not-ready' });
    expect(makeReady(blocked.request, packet, { by: BY, gate: 0 }, NOW)).toEqual({ kind: 'blocked' });
    const before = blockPart(request, part, BY, NOW)!;
    expect(makeReady(before.request, packet, { by: BY, gate: 0 }, NOW)).toEqual({ kind: 'blocked' });
    expect(blockPart(before.request, part, BY, NOW)).toBeNull();
  });

  it('stays ready when another source is withdrawn', () => {
    expect(isReady(blockPart(ready, 'src_2', BY, NOW)!.request, 'file_1')).toBe(true);
  });

  it('is looked at again after its pages changed', () => {
    expect(voidChecks(request, BY, NOW)).toBeNull();
    const voided = voidChecks(ready, BY, NOW)!.request;
    expect(releaseOf(voided)).toEqual({ kind: 'not-ready' });
    expect(isReady(look(voided).request, 'file_1')).toBe(true);
  });

  it('keeps the reason why it is released although it names another person', () => {
    const reason = { reason: 'also-named', note: 'Mother', byName: 'Sam', at: NOW.toISOString() } as const;
    const checked = look(request, reason);
    expect(checked.event).toMatchObject({ details: { otherPerson: 'also-named' } });
    const released = releaseOf(checked.request);
    expect(released).toMatchObject({ change: { request: { files: { file_1: { otherPerson: reason } } } } });
  });
});

describe('Bates numbers', () => {
  const numbered = (packetId: string, start: number, prefix = 'ABC'): StoredPacket => ({
    ...built().packets[0]!,
    packetId,
    options: { ...OPTIONS, numbering: { kind: 'bates', prefix, start, width: 6, corner: 'top-left' } },
  });
  const released = numbered('p0', 1);
  const isReady = makeReady(aRequest(), released, { by: BY, gate: 0 }, NOW);
  if (isReady.kind !== 'change') throw new Error(isReady.kind);
  const ready = isReady.change.request;
  const files = { file_1: { packet: { packetId: 'p0', pages: 2, sha256: 'ab' } } } as never;
  const before = { ...aRequest(), files };
  const current: Assembly = { ...assembly(source(1), source(2)), packets: [released] };

  it.each([
    ['the same', 1, 'ABC', { first: 1, last: 2 }],
    ['some of them', 2, 'ABC', { first: 1, last: 2 }],
    ['those that follow', 3, 'ABC', null],
    ['those of another prefix', 1, 'ABD', null],
  ])('of a released packet are not used again: %s', (_, start, prefix, expected) => {
    const { options } = numbered('p1', start, prefix);
    const result = startPacket(current, RECIPE, { ...ORDER, options, request: before }, NOW);
    expect(result).toMatchObject(
      expected ? { kind: 'numbers-used', numbers: expected } : { kind: 'started' },
    );
  });

  it('stay used when the assembly is deleted and the document withdrawn', () => {
    const { numbers } = ready.readyPackets!['file_1']!;
    const kept = { packetId: 'p0', pages: 2, sha256: 'ab', numbers };
    const request = {
      ...aRequest(),
      files: { file_1: { packet: kept, withdrawnAt: NOW.toISOString() } } as never,
    };
    expect(releasedNumbers(request, emptyAssembly('req_1'), numbered('p1', 2))).toMatchObject({ last: 2 });
  });

  it('of a packet that can be released block the check of another one, but not its build', () => {
    expect(usedNumbers(ready, emptyAssembly('req_1'), numbered('p1', 2))).toMatchObject({
      first: 1,
      last: 2,
    });
    expect(releasedNumbers(ready, current, numbered('p1', 2))).toBeNull();
    expect(usedNumbers(ready, current, released)).toBeNull();
    const discarded = blockPart(ready, 'p0', BY, NOW)!.request;
    expect(usedNumbers(discarded, current, numbered('p1', 2))).toBeNull();
  });
});
