import { expect, it } from 'vitest';
import { aFile, aReleasedFile } from '../../requests/testing/aRequest.ts';
import { nextAvailabilityChange } from './nextAvailabilityChange.ts';

it('returns the first end of an embargo, a window or a repeat download', () => {
  const embargoed = aReleasedFile({}, { availableAt: '2026-03-04T10:00:00.000Z' });
  const inWindow = aReleasedFile({}, { downloadUntil: '2026-03-03T10:00:00.000Z' });
  const downloaded = aReleasedFile({ downloadAgainUntil: '2026-03-02T10:00:00.000Z' });
  expect(nextAvailabilityChange([embargoed, inWindow])).toBe('2026-03-03T10:00:00.000Z');
  expect(nextAvailabilityChange([embargoed, downloaded, inWindow])).toBe('2026-03-02T10:00:00.000Z');
});

it('returns null if nothing changes', () => {
  expect(nextAvailabilityChange([aFile(), aReleasedFile()])).toBeNull();
});
