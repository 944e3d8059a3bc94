import { describe, expect, test } from 'vitest';
import { aRequest } from '../testing/aRequest.ts';
import { closingsOf } from './closingsOf.ts';
import { SYSTEM } from '../requests/actor.ts';

const submittedAt = '2026-03-10T08:00:00.000Z';

function movedTo(...statusChanges: [status: string, at: string][]) {
  const history = statusChanges.map(([status, at]) => ({
    status,
    at,
    by: SYSTEM,
    byName: 'system',
    notes: '',
    isPrivate: false,
  }));
  return aRequest({ submittedAt, history, status: statusChanges.at(-1)![0] });
}

describe('closingsOf', () => {
  test('is empty for a request that was never closed', () => {
    expect(closingsOf(movedTo(['pending', submittedAt]))).toEqual([]);
  });

  test.each(['completed', 'cancelled'])(
    'has the time when the request was %s, with the status, and not of later notes',
    (status) => {
      const request = movedTo(
        ['pending', submittedAt],
        [status, '2026-03-11T08:00:00.000Z'],
        [status, '2026-03-15T08:00:00.000Z'],
        ['completed', '2026-03-16T08:00:00.000Z'],
      );
      expect(closingsOf(request)).toEqual([{ at: '2026-03-11T08:00:00.000Z', status, minutes: 24 * 60 }]);
    },
  );

  test('has every closing, even after the request is reopened', () => {
    const request = movedTo(
      ['completed', '2026-03-11T08:00:00.000Z'],
      ['processing', '2026-03-12T08:00:00.000Z'],
      ['cancelled', '2026-03-13T08:30:00.000Z'],
      ['on_hold', '2026-03-14T08:30:00.000Z'],
    );
    expect(closingsOf(request).map(({ at }) => at)).toEqual([
      '2026-03-11T08:00:00.000Z',
      '2026-03-13T08:30:00.000Z',
    ]);
  });

  test('never has negative minutes', () => {
    expect(closingsOf(movedTo(['completed', '2026-03-09T08:00:00.000Z']))[0]!.minutes).toBe(0);
  });
});
