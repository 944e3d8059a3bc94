import { MAX_UNFINISHED_REQUESTS } from '@portal/contract/requests/schemas/unfinishedRequest.ts';
import { describe, expect, it } from 'vitest';
import { someUnfinishedValues } from '@portal/contract/testing/someUnfinishedValues.ts';
import { saveUnfinished, type StoredUnfinished } from './saveUnfinished.ts';

const now = new Date('2026-06-10T12:00:00.000Z');
const content = {
  draftId: '3F0E7D0C-5E0A-4A6C-9D1E-0123456789AB',
  ownerId: 'usr_1',
  values: someUnfinishedValues({ orderId: 'A-1' }),
  ssnEntered: false,
  furthestStep: 2,
};
const stored: StoredUnfinished = {
  ...content,
  draftId: content.draftId.toLowerCase(),
  version: 3,
  savedAt: '2026-06-01T12:00:00.000Z',
  expiresAt: '2026-07-01T12:00:00.000Z',
};
const changed = { ...content, values: someUnfinishedValues({ orderId: 'A-2' }) };

describe('saveUnfinished', () => {
  it('keeps a new request for 30 days', () => {
    expect(saveUnfinished(null, { content, seenVersion: 0, others: 0 }, now)).toEqual({
      kind: 'save',
      value: {
        ...content,
        draftId: content.draftId.toLowerCase(),
        version: 1,
        savedAt: now.toISOString(),
        expiresAt: '2026-07-10T12:00:00.000Z',
      },
    });
  });

  it('raises the version, and a later save does not extend the period', () => {
    expect(saveUnfinished(stored, { content: changed, seenVersion: 3, others: 0 }, now)).toMatchObject({
      kind: 'save',
      value: {
        version: 4,
        savedAt: now.toISOString(),
        expiresAt: stored.expiresAt,
        values: { orderId: 'A-2' },
      },
    });
  });

  it.each([
    ['an older version', stored, changed, 2, 0, 'conflict'],
    ['a request that was discarded elsewhere', null, changed, 3, 0, 'conflict'],
    ['a repeated save', stored, content, 2, 0, 'unchanged'],
    ['the request of another account', stored, { ...changed, ownerId: 'usr_2' }, 3, 0, 'unknown'],
    ['the same text in another account', stored, { ...content, ownerId: 'usr_2' }, 3, 0, 'unknown'],
    ['one request too many', null, content, 0, MAX_UNFINISHED_REQUESTS, 'full'],
    ['the last request', null, content, 0, MAX_UNFINISHED_REQUESTS - 1, 'save'],
    ['a change at the limit', stored, changed, 3, MAX_UNFINISHED_REQUESTS, 'save'],
  ])('%s', (_, before, sent, seenVersion, others, kind) => {
    expect(saveUnfinished(before, { content: sent, seenVersion, others }, now).kind).toBe(kind);
  });
});
