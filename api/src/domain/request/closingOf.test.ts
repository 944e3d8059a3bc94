import { describe, expect, test } from 'vitest';
import { aRoot } from '../testing/aRoot.ts';
import { closingOf } from './closingOf.ts';
import { SYSTEM } from './actor.ts';

const submittedAt = '2026-03-10T08:00:00.000Z';

function movedTo(...moves: [status: string, at: string][]) {
  const history = moves.map(([status, at]) => ({
    status,
    at,
    by: SYSTEM,
    byName: 'system',
    notes: '',
    isPrivate: false,
  }));
  return aRoot({ submittedAt, history, status: moves.at(-1)![0] });
}

describe('the closing of a request', () => {
  test('is none while it is open, even when it was closed before', () => {
    expect(closingOf(movedTo(['pending', submittedAt]))).toBeNull();
    expect(
      closingOf(
        movedTo(['completed', '2026-03-11T08:00:00.000Z'], ['processing', '2026-03-12T08:00:00.000Z']),
      ),
    ).toBeNull();
  });

  test.each(['completed', 'cancelled'])('is when it was %s, and not when it was noted on later', (status) => {
    const root = movedTo(
      ['pending', submittedAt],
      [status, '2026-03-11T08:00:00.000Z'],
      [status, '2026-03-15T08:00:00.000Z'],
    );
    expect(closingOf(root)).toEqual({ at: '2026-03-11T08:00:00.000Z', minutes: 24 * 60 });
  });

  test('is the last one of several', () => {
    const root = movedTo(
      ['completed', '2026-03-11T08:00:00.000Z'],
      ['processing', '2026-03-12T08:00:00.000Z'],
      ['cancelled', '2026-03-13T08:30:00.000Z'],
    );
    expect(closingOf(root)?.at).toBe('2026-03-13T08:30:00.000Z');
  });
});
