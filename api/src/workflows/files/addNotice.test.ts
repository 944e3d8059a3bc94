import { expect, it, vi } from 'vitest';
import { aRequest } from '../../domain/testing/aRequest.ts';
import { addNotice } from './addNotice.ts';

const { noticeForRelease } = vi.hoisted(() => ({ noticeForRelease: vi.fn<() => Promise<null>>() }));
vi.mock('./substanceUseNotice.ts', () => ({ noticeForRelease }));

it('a notice of 42 CFR 2.32 that cannot be made refuses the release, until it can', async () => {
  noticeForRelease.mockRejectedValueOnce(new Error('The typeface is broken')).mockResolvedValueOnce(null);
  const now = new Date('2026-03-12T10:00:00.000Z');
  await expect(addNotice(aRequest(), now)).rejects.toMatchObject({
    code: 'unavailable',
    message:
      'The notice of 42 CFR 2.32 could not be added, so nothing was released. Please try again in a moment.',
  });
  expect(await addNotice(aRequest(), now)).toBeUndefined();
});
