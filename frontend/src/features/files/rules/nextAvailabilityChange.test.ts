import { expect, it } from 'vitest';
import { aFile, aReleasedFile } from '../../requests/testing/aRequest.ts';
import { nextAvailabilityChange } from './nextAvailabilityChange.ts';

it('is the earliest end of an embargo, a window or a second download', () => {
  const embargoed = aReleasedFile({}, { availableAt: '2026-03-04T10:00:00.000Z' });
  const inWindow = aReleasedFile({}, { downloadUntil: '2026-03-03T10:00:00.000Z' });
  const taken = aReleasedFile({ downloadAgainUntil: '2026-03-02T10:00:00.000Z' });
  expect(nextAvailabilityChange([embargoed, inWindow])).toBe('2026-03-03T10:00:00.000Z');
  expect(nextAvailabilityChange([embargoed, taken, inWindow])).toBe('2026-03-02T10:00:00.000Z');
});

it('is null where nothing changes by itself', () => {
  expect(nextAvailabilityChange([aFile(), aReleasedFile()])).toBeNull();
});
