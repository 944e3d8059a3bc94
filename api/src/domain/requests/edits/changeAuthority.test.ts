import type { Authority } from '@portal/contract/requests/authority/authority.ts';
import { describe, expect, it } from 'vitest';
import { aReview } from '../../testing/aReview.ts';
import { aRequest } from '../../testing/aRequest.ts';
import type { RequestDocument } from '../requestDocument.ts';
import { changeAuthority } from './changeAuthority.ts';

const now = new Date('2026-03-12T10:00:00.000Z');
const at = now.toISOString();
const ann = { by: { kind: 'staff', id: 'usr_ann' }, byName: 'Ann Ray' } as const;
const subpoena: Authority = { kind: 'subpoena', servedOn: '2026-03-02' };
const later: Authority = { kind: 'subpoena', servedOn: '2026-03-03' };
const order: Authority = { kind: 'court-order' };

const requestWith = (authority: Authority | null, changed: Partial<RequestDocument> = {}) =>
  aRequest({ fields: { ...aRequest().fields, ...(authority && { authority }) }, ...changed });

const change = (request: RequestDocument, authority: Authority | null, seen: Authority | null) =>
  changeAuthority(request, { authority, seen }, ann, now);

const changed = (request: RequestDocument, authority: Authority | null, seen: Authority | null) => {
  const decision = change(request, authority, seen);
  if (decision.kind !== 'change') throw new Error(decision.kind);
  return decision.change;
};

describe('changing the authority for release', () => {
  it.each<[stored: Authority | null, sent: Authority | null, seen: Authority | null, outcome: string]>([
    [null, subpoena, null, 'change'],
    [subpoena, later, subpoena, 'change'],
    [subpoena, null, subpoena, 'change'],
    [subpoena, subpoena, null, 'same'],
    [null, null, subpoena, 'same'],
    [subpoena, order, later, 'conflict'],
    [subpoena, order, null, 'conflict'],
    [null, order, subpoena, 'conflict'],
  ])('from %j to %j, as seen %j: %s', (stored, sent, seen, outcome) => {
    expect(change(requestWith(stored), sent, seen).kind).toBe(outcome);
  });

  it('records the names of the facts, not their values', () => {
    const { request, event } = changed(
      requestWith(subpoena),
      { ...later, issuingCourt: 'Zebra Court' },
      subpoena,
    );
    expect(request.fields.authority).toEqual({ ...later, issuingCourt: 'Zebra Court' });
    expect(event).toEqual({
      kind: 'authority-changed',
      at,
      by: ann.by,
      details: { fields: 'issuingCourt,servedOn' },
    });
    expect(changed(requestWith(subpoena), null, subpoena).request.fields).not.toHaveProperty('authority');
  });

  const checks = [
    { itemId: 'patient', by: 'Bob Day', at },
    { itemId: 'authority-subpoena-service', by: 'Bob Day', at },
  ];

  it.each([
    ['another kind ends its checks', order, ['patient']],
    ['other facts keep its checks', later, ['patient', 'authority-subpoena-service']],
  ])('gives an undecided review a new version; %s', (_, sent, kept) => {
    const review = aReview({ state: 'under_review', reviewerId: 'usr_bob', version: 4, checked: checks });
    const { request } = changed(requestWith(subpoena, { review }), sent, subpoena);
    expect(request.review).toMatchObject({
      state: 'under_review',
      reviewerId: 'usr_bob',
      version: 5,
      changedByName: 'Ann Ray',
      changedAt: at,
      authorityChangedAt: at,
    });
    expect(request.review?.checked.map(({ itemId }) => itemId)).toEqual(kept);
  });

  it('leaves a decided review as it was', () => {
    const review = aReview({ state: 'approved', version: 4, checked: checks });
    expect(changed(requestWith(subpoena, { review }), order, subpoena).request.review).toEqual(review);
  });
});
