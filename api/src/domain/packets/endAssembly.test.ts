import { describe, expect, it } from 'vitest';
import { aRequest } from '../testing/aRequest.ts';
import type { StoredRetention } from '../retention/storedRetention.ts';
import { type Assembly, emptyAssembly, type StoredPacket, type StoredSource } from './assembly.ts';
import { areSourcesDue, endAssembly, isEnded, isSentNeeded, uploadEndsAt } from './endAssembly.ts';

const NOW = new Date('2026-06-01T02:15:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000).toISOString();
const states = ['uploading', 'scanning', 'preparing', 'ready', 'refused', 'infected', 'withdrawn'] as const;

const aSource = (state: StoredSource['state'], addedAt = daysAgo(100)) =>
  ({ sourceId: `src_${state}`, state, addedAt, leaseUntil: null }) as StoredSource;
const aPacket = (state: StoredPacket['state'], fileId: string | null) =>
  ({
    packetId: state,
    state,
    document: fileId === null ? null : { fileId },
    leaseUntil: null,
  }) as StoredPacket;
const anAssembly = (sources: StoredSource[], packets: StoredPacket[] = []): Assembly => ({
  ...emptyAssembly('req_a'),
  sources,
  packets,
});

const { history, files } = aRequest();
const closedDaysAgo = (days: number, changed: Parameters<typeof aRequest>[0] = {}) =>
  aRequest({
    status: 'completed',
    history: [...history, { ...history[0]!, status: 'completed', at: daysAgo(days) }],
    ...changed,
  });
const choice = (chosen: StoredRetention['choice']): StoredRetention => ({
  choice: chosen,
  at: daysAgo(50),
  by: { kind: 'admin', id: 'usr_a' },
  byName: 'Dana Reyes',
  reason: 'A lawsuit',
});
const always = choice({ kind: 'always' });
const [fileId, file] = Object.entries(files)[0]!;

describe('areSourcesDue', () => {
  const sources = [aSource('ready')];
  it.each([
    ['the request is open', aRequest(), sources, 30, false],
    ['the period has not ended', closedDaysAgo(29), sources, 30, false],
    ['the period has ended', closedDaysAgo(30), sources, 30, true],
    ['the portal keeps files', closedDaysAgo(900), sources, null, false],
    [
      'a source was added after the closing',
      closedDaysAgo(90),
      [...sources, aSource('ready', daysAgo(29))],
      30,
      false,
    ],
    [
      'the request has a shorter period',
      closedDaysAgo(10, { retention: choice({ kind: 'days', days: 9 }) }),
      sources,
      30,
      true,
    ],
    ['the request is on hold', closedDaysAgo(90, { retention: always }), sources, 30, false],
    [
      'a file is on hold',
      closedDaysAgo(90, { files: { [fileId]: { ...file!, retention: always } } }),
      sources,
      30,
      false,
    ],
    [
      'the file on hold was withdrawn',
      closedDaysAgo(90, { files: { [fileId]: { ...file!, retention: always, deletedAt: daysAgo(80) } } }),
      sources,
      30,
      true,
    ],
  ])('when %s', (_, request, all, days, isDue) => {
    expect(areSourcesDue(request, anAssembly(all), days, NOW)).toBe(isDue);
  });
});

describe('endAssembly', () => {
  it('takes out every source, and cancels the packets that were not released', () => {
    const packets = [
      aPacket('built', fileId),
      aPacket('built', 'file_unreleased'),
      aPacket('building', null),
      aPacket('failed', null),
    ];
    const ended = endAssembly(
      anAssembly(
        states.map((state) => aSource(state)),
        packets,
      ),
      { files },
    );
    expect(ended?.sources).toBe(5);
    expect(ended?.assembly.sources.map(({ state }) => state)).toEqual([
      'withdrawn',
      'withdrawn',
      'withdrawn',
      'withdrawn',
      'infected',
      'withdrawn',
    ]);
    expect(ended?.assembly.packets.map(({ state, document }) => [state, document?.fileId ?? null])).toEqual([
      ['built', fileId],
      // Its hash is still known, so that nobody releases it as an upload.
      ['canceled', 'file_unreleased'],
      ['canceled', null],
      ['failed', null],
    ]);
    expect(isEnded(ended!.assembly)).toBe(true);
    expect(endAssembly(ended!.assembly, { files })).toBeNull();
  });
});

it.each(states)('isEnded: %s', (state) => {
  expect(isEnded(anAssembly([aSource('withdrawn'), aSource(state)]))).toBe(
    state === 'withdrawn' || state === 'infected',
  );
});

it.each(states)('what was sent of a source is needed: %s', (state) => {
  expect(isSentNeeded({ state })).toBe(['uploading', 'scanning', 'preparing', 'infected'].includes(state));
});

it('what was sent of no source is not needed', () => {
  expect(isSentNeeded(null)).toBe(false);
});

it('an upload that nobody finished ends after a week', () => {
  expect(uploadEndsAt({ addedAt: '2026-03-10T08:00:00.000Z' })).toBe('2026-03-17T08:00:00.000Z');
});
