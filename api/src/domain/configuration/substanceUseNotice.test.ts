import type { ManagedNoticeForm } from '@portal/contract/configuration/schemas/substanceUseNotice.ts';
import { SUBSTANCE_USE_NOTICE } from '@portal/contract/requests/scope/substanceUseNotice.ts';
import { describe, expect, it } from 'vitest';
import { currentNotice, noticeHistoryPage, saveNotice, type StoredNotice } from './substanceUseNotice.ts';

const now = new Date('2026-03-12T10:00:00.000Z');
const signature = { by: 'usr_ann', byName: 'Ann Ray', now };
const { source, text } = SUBSTANCE_USE_NOTICE;
const starter = { seenVersion: 0, isReviewedByCounsel: false, source, text: [...text] };
const reworded = { ...starter, text: ['New words'] };

function saved(stored: StoredNotice | undefined, form: ManagedNoticeForm): StoredNotice {
  const decision = saveNotice(stored, form, signature);
  if (decision.kind !== 'changed') throw new Error(decision.kind);
  return decision.next;
}

describe('the notice of 42 CFR 2.32', () => {
  it('comes with the portal, not reviewed, in the wording of documents that were released before', () => {
    expect(currentNotice(undefined)).toMatchObject({
      version: 0,
      wording: '2024-04-16',
      isReviewedByCounsel: false,
      changed: null,
    });
  });

  it('gets another wording with another text or source, but not with the review by counsel', () => {
    const first = saved(undefined, { ...starter, isReviewedByCounsel: true });
    expect(first).toMatchObject({ version: 1, wording: '2024-04-16', isReviewedByCounsel: true });
    const second = saved(first, { ...reworded, seenVersion: 1 });
    expect(second).toMatchObject({ version: 2, wording: '2', changed: { byName: 'Ann Ray' } });
    const third = saved(second, { ...reworded, seenVersion: 2, source: '42 CFR 2.32(a)(2)' });
    expect(third).toMatchObject({ version: 3, wording: '3', text: ['New words'] });
  });

  it('is unchanged by a repeated call, and not replaced by somebody who did not see the current version', () => {
    const first = saved(undefined, reworded);
    expect(saveNotice(first, reworded, signature)).toMatchObject({
      kind: 'unchanged',
      notice: { version: 1 },
    });
    expect(saveNotice(first, starter, signature)).toMatchObject({
      kind: 'refused',
      code: 'conflict',
      message: { values: { name: 'Ann Ray', at: now.toISOString() } },
    });
  });

  it('keeps its newest 100 versions, each with what was there before', () => {
    let stored: StoredNotice | undefined;
    for (let version = 0; version < 101; version += 1)
      stored = saved(stored, { ...starter, seenVersion: version, text: [`Text ${version + 1}`] });
    const newest = noticeHistoryPage(stored, null);
    expect(newest).toMatchObject({
      hasOlder: true,
      history: [{ version: 101, before: { text: ['Text 100'] } }, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    });
    expect(newest.history[0]).not.toHaveProperty('by');
    const oldest = noticeHistoryPage(stored, 3);
    expect(oldest).toMatchObject({ hasOlder: false, history: [{ version: 2, before: null }] });
    expect(noticeHistoryPage(saved(undefined, reworded), null).history[0]?.before?.text).toEqual(text);
  });
});
