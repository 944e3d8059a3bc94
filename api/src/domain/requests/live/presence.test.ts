import { expect, test } from 'vitest';
import {
  isPresent,
  isReported,
  othersPresent,
  type PresenceBoard,
  requestsOpenedBy,
  withoutPerson,
  withPresence,
} from './presence.ts';

const at = (seconds: number) => new Date(Date.parse('2026-03-10T15:00:00.000Z') + seconds * 1000);
const ann = { userId: 'usr_ann', name: 'Ana Lee', requestId: 'req_1' };
const bob = { userId: 'usr_bob', name: 'Bob Ray', requestId: 'req_1' };
const board = [
  { ...bob, state: 'editing' as const },
  { ...ann, state: 'viewing' as const },
].reduce<PresenceBoard>((before, each) => withPresence(before, each, at(0)), { entries: [] });

test('shows the other people of a request by name', () => {
  expect(othersPresent(board, 'req_1', 'usr_me', at(1))).toEqual([
    { userId: 'usr_ann', name: 'Ana Lee', state: 'viewing' },
    { userId: 'usr_bob', name: 'Bob Ray', state: 'editing' },
  ]);
  expect(othersPresent(board, 'req_1', 'usr_ann', at(1)).map(({ name }) => name)).toEqual(['Bob Ray']);
  expect(othersPresent(board, 'req_2', 'usr_me', at(1))).toEqual([]);
});

test('a later call of the same person replaces the earlier one', () => {
  const changed = withPresence(board, { ...ann, state: 'editing' }, at(15));
  expect(othersPresent(changed, 'req_1', 'usr_bob', at(16))).toEqual([
    { userId: 'usr_ann', name: 'Ana Lee', state: 'editing' },
  ]);
});

test('a person who left is no longer present', () => {
  expect(
    othersPresent(withPresence(board, { ...ann, state: null }, at(1)), 'req_1', 'usr_bob', at(1)),
  ).toEqual([]);
});

test('a person who stops calling is no longer present after 45 seconds', () => {
  expect(othersPresent(board, 'req_1', 'usr_bob', at(44))).toHaveLength(1);
  expect(othersPresent(board, 'req_1', 'usr_bob', at(45))).toEqual([]);
  expect(withPresence(board, { ...ann, state: 'viewing' }, at(45)).entries).toHaveLength(1);
});

test('many open pages of a person push out their own earliest, and nobody else', () => {
  const pages = Array.from({ length: 12 }, (_, index) => ({ ...bob, requestId: `req_${index + 2}` }));
  const full = pages.reduce<PresenceBoard>(
    (before, each, index) => withPresence(before, { ...each, state: 'viewing' }, at(index)),
    board,
  );
  const of = (id: string) =>
    full.entries.filter(({ userId }) => userId === id).map(({ requestId }) => requestId);
  expect(of('usr_ann')).toEqual(['req_1']);
  expect(of('usr_bob')).toEqual(pages.slice(2).map(({ requestId }) => requestId));
});

test.each([
  ['a new request', { ...ann, requestId: 'req_2', state: 'viewing' }, 1, false],
  ['the same state a moment later', { ...ann, state: 'viewing' }, 4, true],
  ['the same state after 5 seconds', { ...ann, state: 'viewing' }, 5, false],
  ['another state', { ...ann, state: 'editing' }, 1, false],
  ['a person who leaves', { ...ann, state: null }, 1, false],
  ['a person who was not there and leaves', { ...ann, requestId: 'req_2', state: null }, 1, true],
  ['a person who leaves after their entry ended', { ...ann, state: null }, 45, true],
] as const)('%s: the board shows it already: %j after %i seconds is %s', (_, report, seconds, expected) => {
  expect(isReported(board, report, at(seconds))).toBe(expected);
});

test('withoutPerson removes all entries of a person', () => {
  const opened = withPresence(board, { ...ann, requestId: 'req_2', state: 'viewing' }, at(1));
  expect(requestsOpenedBy(opened, 'usr_ann')).toEqual(['req_1', 'req_2']);
  expect(withoutPerson(opened, 'usr_ann').entries.map(({ userId }) => userId)).toEqual(['usr_bob']);
});

test('isPresent is true for the request that a person has open, until their entry ends', () => {
  expect(isPresent(board, ann, at(44))).toBe(true);
  expect(isPresent(board, ann, at(45))).toBe(false);
  expect(isPresent(board, { ...ann, requestId: 'req_2' }, at(1))).toBe(false);
});
