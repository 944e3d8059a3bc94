import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { requiredAuthorityLines } from '@portal/contract/submissions/authorityLines.ts';
import type { ReviewStep } from '@portal/contract/submissions/schemas/reviewStep.ts';
import { describe, expect, it } from 'vitest';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { aReview } from '../testing/aReview.ts';
import { aRequest } from '../testing/aRequest.ts';
import type { Review } from './review.ts';
import { reviewDecisionView } from './authorityReview.ts';
import { allAuthorityChecklists } from './authorityChecklists.ts';
import { withBuiltInItems } from './checklist.ts';
import { reviewSubmission } from './reviewSubmission.ts';
import { reviewView } from './reviewView.ts';
import type { StoredDecision } from './storedDecision.ts';

const now = new Date('2026-03-12T10:00:00.000Z');
const requestId = aRequest().requestId;
const configured = {
  statuses: builtInStatuses.map(({ key }) => ({ key, isActive: true })),
  checklist: withBuiltInItems([
    { itemId: 'check-1', kind: null, text: 'Fax number', isActive: true, order: 9, requestTypes: [12] },
  ]),
  authority: allAuthorityChecklists(undefined),
};
const ann = { by: { kind: 'staff', id: 'usr_ann' }, byName: 'Ann Ray' } as const;
const anns = { reviewerId: 'usr_ann', reviewerName: 'Ann Ray' };
const bobs = { reviewerId: 'usr_bob', reviewerName: 'Bob Day' };

type Action = ReviewStep['action'];

function stepOf(action: Action, seenVersion: number): ReviewStep {
  const seen = { requestId, seenVersion };
  switch (action) {
    case 'reject':
    case 'ask':
      return { action, ...seen, rejection: { missing: ['loa-missing'], note: '' } };
    case 'check':
      return { action, ...seen, itemIds: ['patient'], checked: true };
    case 'mark':
      return { action, ...seen, itemIds: ['patient'], isProblem: true };
    case 'approve':
      return { action, ...seen, reason: 'Known to the facility' };
    case 'start':
    case 'reopen':
      return { action, ...seen };
  }
}

const checkOf = (itemId: string, by = 'Bob Day') => ({ itemId, by, at: '2026-03-11T08:00:00.000Z' });
const asked = { state: 'under_review', askedAt: '2026-03-11T09:00:00.000Z', ...rejectionOf() } as const;

const decide = (review: Partial<Review> | null, action: Action, seenVersion = 0, request = {}) =>
  reviewSubmission(
    aRequest({ review: review && aReview(review), ...request }),
    stepOf(action, seenVersion),
    ann,
    configured,
    now,
  );

describe('a step of the review', () => {
  it.each<[from: string, review: Partial<Review> | null, action: Action, outcome: string]>([
    ['never reviewed', null, 'start', 'under_review'],
    ['never reviewed', null, 'check', 'under_review'],
    ['never reviewed', null, 'ask', 'under_review'],
    ['never reviewed', null, 'approve', 'approved'],
    ['never reviewed', null, 'reject', 'rejected'],
    ['never reviewed', null, 'reopen', 'same'],
    ['pending', {}, 'start', 'under_review'],
    ['reviewed by Ann', { state: 'under_review', ...anns }, 'start', 'same'],
    ['reviewed by Ann', { state: 'under_review', ...anns }, 'approve', 'approved'],
    ['reviewed by Ann', { state: 'under_review', ...anns }, 'reject', 'rejected'],
    ['reviewed by Ann', { state: 'under_review', ...anns }, 'reopen', 'pending'],
    ['reviewed by Ann', { state: 'under_review', ...anns }, 'ask', 'under_review'],
    ['reviewed by Bob, as Ann saw', { state: 'under_review', ...bobs }, 'check', 'under_review'],
    [
      'already checked by Bob',
      { state: 'under_review', ...bobs, checked: [checkOf('patient')] },
      'check',
      'same',
    ],
    ['waiting for the client', { ...asked, ...anns }, 'ask', 'under_review'],
    ['waiting for the client', { ...asked, ...anns }, 'start', 'same'],
    ['waiting for the client', { ...asked, ...anns }, 'approve', 'approved'],
    ['waiting for the client', { ...asked, ...anns }, 'reject', 'rejected'],
    ['waiting for the client', { ...asked, ...anns }, 'reopen', 'pending'],
    ['reviewed by Bob, as Ann saw', { state: 'under_review', ...bobs }, 'start', 'under_review'],
    ['reviewed by Bob, as Ann saw', { state: 'under_review', ...bobs }, 'approve', 'held'],
    ['reviewed by Bob, as Ann saw', { state: 'under_review', ...bobs }, 'reject', 'held'],
    ['reviewed by Bob, as Ann saw', { state: 'under_review', ...bobs }, 'ask', 'held'],
    ['reviewed by Bob, as Ann saw', { state: 'under_review', ...bobs }, 'reopen', 'pending'],
    ['waiting for the client, whom Bob asked', { ...asked, ...bobs }, 'ask', 'held'],
    ['approved by Ann', { state: 'approved', ...anns }, 'approve', 'same'],
    ['approved', { state: 'approved', ...bobs }, 'start', 'decided'],
    ['approved', { state: 'approved', ...bobs }, 'approve', 'decided'],
    ['approved', { state: 'approved', ...bobs }, 'reject', 'decided'],
    ['approved', { state: 'approved', ...bobs }, 'check', 'decided'],
    ['approved', { state: 'approved', ...bobs }, 'ask', 'decided'],
    ['approved', { state: 'approved', ...bobs }, 'reopen', 'pending'],
    [
      'rejected by Ann for the same reason',
      { state: 'rejected', ...anns, ...rejectionOf() },
      'reject',
      'same',
    ],
    ['rejected for another reason', { state: 'rejected', ...anns, missing: ['other'] }, 'reject', 'decided'],
    ['rejected', { state: 'rejected', ...bobs }, 'start', 'decided'],
    ['rejected', { state: 'rejected', ...bobs }, 'approve', 'decided'],
    ['rejected', { state: 'rejected', ...bobs }, 'reopen', 'pending'],
  ])('%s: %s → %s, %s', (_from, review, action, outcome) => {
    const decision = decide(review, action);
    expect(decision.kind === 'change' ? decision.change.request.review?.state : decision.kind).toBe(outcome);
  });

  it.each<[action: Action, review: Partial<Review>]>([
    ['start', { state: 'under_review', ...bobs, version: 1 }],
    ['approve', { state: 'approved', ...bobs, version: 2 }],
    ['approve', { state: 'rejected', ...bobs, version: 2 }],
    ['reject', { state: 'approved', ...bobs, version: 2 }],
    ['reopen', { state: 'approved', ...anns, version: 2 }],
    ['check', { state: 'approved', ...bobs, version: 2 }],
    ['check', { state: 'pending', version: 2 }],
    ['ask', { state: 'approved', ...bobs, version: 2 }],
  ])('%s after a change by someone else is a conflict with that change', (action, review) => {
    expect(decide(review, action)).toEqual({ kind: 'conflict', review: aReview(review) });
  });

  it('changes nothing if it is repeated', () => {
    expect(decide({ state: 'approved', ...anns, version: 2 }, 'approve', 1)).toEqual({ kind: 'same' });
  });

  it.each(['completed', 'cancelled'])('is rejected for a request that is %s', (status) => {
    for (const action of ['start', 'check', 'ask', 'approve', 'reject', 'reopen'] as const) {
      expect(decide(null, action, 0, { status })).toEqual({ kind: 'closed' });
      expect(decide({ state: 'approved' }, action, 0, { status })).toEqual({ kind: 'closed' });
    }
  });

  it('raises the version, sets the reviewer, and keeps the update time that the client sees', () => {
    const decision = decide(null, 'start');
    if (decision.kind !== 'change') throw new Error(decision.kind);
    const { request, event, steps } = decision.change;
    expect(request.review).toEqual(
      aReview({
        state: 'under_review',
        ...anns,
        version: 1,
        changedByName: 'Ann Ray',
        changedAt: now.toISOString(),
      }),
    );
    expect(request.updatedAt).toBe(aRequest().updatedAt);
    expect(event).toEqual({
      kind: 'review-started',
      at: now.toISOString(),
      by: ann.by,
      details: { from: 'pending', to: 'under_review' },
    });
    expect(steps).toEqual([{ kind: 'project' }]);
  });

  it('emails the client the missing items and keeps the note out of the audit event', () => {
    const step: ReviewStep = {
      action: 'reject',
      requestId,
      seenVersion: 0,
      rejection: { missing: ['loa-missing', 'other', 'other'], note: 'Zebra' },
    };
    const before: RequestDocument = aRequest({ review: aReview({ state: 'under_review', ...anns }) });
    const decision = reviewSubmission(before, step, ann, configured, now);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    const { request, event, steps, documents } = decision.change;
    expect(request.review).toMatchObject({ missing: ['loa-missing', 'other'], note: 'Zebra' });
    expect(documents).toMatchObject([
      { text: 'Zebra', question: { missing: ['loa-missing', 'other'], rejected: true }, ...ann },
    ]);
    expect(request.payment).toEqual(before.payment);
    expect(request.status).toBe(before.status);
    expect(request.updatedAt).toBe(now.toISOString());
    expect(event.details).toEqual({
      from: 'under_review',
      to: 'rejected',
      missing: 'loa-missing,other',
      notes: true,
    });
    expect(steps).toEqual([
      { kind: 'project' },
      {
        kind: 'notify-client',
        template: 'submissionRejected',
        seq: request.seq,
        missing: ['loa-missing', 'other'],
      },
    ]);
  });
});

describe('a check of the checklist', () => {
  const check = (
    review: Partial<Review>,
    itemIds: string[],
    checked = true,
    request: Partial<RequestDocument> = {},
  ) =>
    reviewSubmission(
      aRequest({ review: aReview(review), ...request }),
      { action: 'check', requestId, seenVersion: review.version ?? 0, itemIds, checked },
      ann,
      configured,
      now,
    );
  const at = now.toISOString();

  it('starts a pending review for the caller, with both events', () => {
    const decision = check({}, ['patient', 'contact']);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    const { request, event, moreEvents, steps } = decision.change;
    expect(request.review).toMatchObject({
      state: 'under_review',
      ...anns,
      version: 1,
      checked: [
        { itemId: 'patient', by: 'Ann Ray', at },
        { itemId: 'contact', by: 'Ann Ray', at },
      ],
    });
    expect(request.updatedAt).toBe(aRequest().updatedAt);
    expect([event, ...(moreEvents ?? [])]).toEqual([
      { kind: 'review-started', at, by: ann.by, details: { from: 'pending', to: 'under_review' } },
      { kind: 'review-checked', at, by: ann.by, details: { items: 'Patient\nContact' } },
    ]);
    expect(steps).toEqual([{ kind: 'project' }]);
  });

  it('keeps the version, the reviewer and the last change of a started review', () => {
    const review = { state: 'under_review', ...bobs, version: 4, changedByName: 'Bob Day' } as const;
    const decision = check({ ...review, checked: [checkOf('contact')] }, ['patient', 'contact']);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    expect(decision.change.request.review).toEqual(
      aReview({ ...review, checked: [checkOf('contact'), { itemId: 'patient', by: 'Ann Ray', at }] }),
    );
    expect(decision.change.event).toMatchObject({ kind: 'review-checked', details: { items: 'Patient' } });
  });

  it('can be undone by anyone', () => {
    const decision = check(
      { state: 'under_review', ...bobs, checked: [checkOf('contact')] },
      ['contact'],
      false,
    );
    if (decision.kind !== 'change') throw new Error(decision.kind);
    expect(decision.change.request.review?.checked).toEqual([]);
    expect(decision.change.event).toMatchObject({ kind: 'review-unchecked', details: { items: 'Contact' } });
  });

  it('is refused for an item that the checklist of the request does not have', () => {
    expect(check({}, ['patient', 'check-1'])).toEqual({ kind: 'unknown-item' });
    const fields = { ...aRequest().fields, requestType: 12 };
    expect(check({}, ['check-1'], true, { fields }).kind).toBe('change');
  });

  it.each<Action>(['start', 'ask', 'approve', 'reject', 'reopen'])('stays after %s', (action) => {
    const reviewer = action === 'start' ? bobs : anns;
    const decision = decide({ state: 'under_review', ...reviewer, checked: [checkOf('patient')] }, action);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    expect(decision.change.request.review?.checked).toEqual([checkOf('patient')]);
  });

  it('is counted in the event of an approval', () => {
    const checked = [checkOf('patient'), checkOf('contact'), checkOf('deleted-item')];
    const decision = decide({ state: 'under_review', ...anns, checked }, 'approve');
    expect(decision).toMatchObject({
      change: { event: { details: { checkedItems: 2, checklistItems: 5 } } },
    });
  });
});

describe('asking the client', () => {
  it('keeps the review with the caller, and emails the missing items without the note', () => {
    const rejection = { missing: ['loa-missing' as const], note: 'Zebra' };
    const step: ReviewStep = { action: 'ask', requestId, seenVersion: 0, rejection };
    const decision = reviewSubmission(aRequest(), step, ann, configured, now);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    const { request, event, steps } = decision.change;
    const at = now.toISOString();
    expect(request).toMatchObject({ status: aRequest().status, updatedAt: at });
    expect(request.review).toMatchObject({
      state: 'under_review',
      ...anns,
      version: 1,
      askedAt: at,
      ...rejection,
    });
    expect(event).toEqual({
      kind: 'client-asked',
      at,
      by: ann.by,
      details: { from: 'pending', to: 'under_review', missing: 'loa-missing', notes: true },
    });
    expect(steps).toContainEqual({
      kind: 'notify-client',
      template: 'submissionRejected',
      seq: request.seq,
      missing: ['loa-missing'],
    });
  });

  it('again is a reminder with an email, and its repeat changes nothing', () => {
    const reminded = decide({ ...asked, ...anns, version: 1 }, 'ask', 1);
    if (reminded.kind !== 'change') throw new Error(reminded.kind);
    const { request, steps } = reminded.change;
    expect(request.review).toMatchObject({ version: 2, askedAt: now.toISOString() });
    expect(steps).toContainEqual(expect.objectContaining({ kind: 'notify-client', seq: request.seq }));
    expect(decide(request.review, 'ask', 1)).toEqual({ kind: 'same' });
  });

  it.each<[action: Action, askedAt: string | null]>([
    ['check', asked.askedAt],
    ['approve', null],
    ['reject', null],
    ['reopen', null],
  ])('%s leaves the question asked at %s', (action, askedAt) => {
    const decision = decide({ ...asked, ...anns }, action);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    expect(decision.change.request.review?.askedAt).toBe(askedAt);
  });
});

describe('a step of the review of an update', () => {
  const [submitted] = aRequest().history;
  const updated = {
    status: 'update_requested',
    updates: [{ updateId: 'upd_1', reason: 'Other' as const, details: 'New', submittedAt: submitted!.at }],
    history: [
      { ...submitted!, status: 'processing' },
      { ...submitted!, status: 'update_requested' },
    ],
  };

  it('restores the earlier status on approval, with a status event and email', () => {
    const decision = decide({ state: 'under_review', ...anns, version: 1 }, 'approve', 1, updated);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    const { request, event, moreEvents, steps } = decision.change;
    const at = now.toISOString();
    expect(request).toMatchObject({ status: 'processing', seq: aRequest().seq + 1, updatedAt: at });
    expect(request.review).toMatchObject({ state: 'approved', ...anns, version: 2 });
    expect(request.history.slice(updated.history.length)).toEqual([
      { status: 'processing', at, by: ann.by, byName: 'Ann Ray', notes: '', isPrivate: false },
    ]);
    expect(event).toMatchObject({
      kind: 'submission-approved',
      details: { from: 'under_review', to: 'approved' },
    });
    expect(moreEvents).toEqual([
      {
        kind: 'status-changed',
        at,
        by: ann.by,
        details: { from: 'update_requested', to: 'processing', notes: false, isPrivate: false },
      },
    ]);
    expect(steps).toEqual([
      { kind: 'project' },
      {
        kind: 'notify-client',
        template: 'statusChanged',
        seq: request.seq,
        status: 'processing',
        from: 'update_requested',
      },
    ]);
  });

  it.each<[action: Action, review: Partial<Review>]>([
    ['start', {}],
    ['reject', { state: 'under_review', ...anns }],
    ['reopen', { state: 'under_review', ...anns }],
    ['reopen', { state: 'approved', ...anns }],
  ])('does not change the status: %s of %j', (action, review) => {
    const decision = decide(review, action, 0, updated);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    const { request, moreEvents } = decision.change;
    const { status, updates, history } = request;
    expect({ status, updates, history, moreEvents }).toEqual(updated);
  });
});

function rejectionOf(): Partial<Review> {
  return { missing: ['loa-missing'], note: '' };
}

describe('the checklist of the authority for release', () => {
  const subpoena = { kind: 'subpoena', servedOn: '2026-03-02' } as const;
  const withAuthority = (changed: Partial<RequestDocument> = {}) =>
    aRequest({ fields: { ...aRequest().fields, authority: subpoena }, ...changed });
  const line = 'authority-subpoena-service';
  const stepWith = (request: RequestDocument, step: ReviewStep) =>
    reviewSubmission(request, step, ann, configured, now);

  it('is checked like the items of the review checklist', () => {
    const step: ReviewStep = { action: 'check', requestId, seenVersion: 0, itemIds: [line], checked: true };
    const decision = stepWith(withAuthority(), step);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    expect(decision.change.request.review).toMatchObject({
      state: 'under_review',
      checked: [{ itemId: line, by: 'Ann Ray', at: now.toISOString() }],
    });
    expect(decision.change.moreEvents).toMatchObject([
      { kind: 'review-checked', details: { items: 'Was served by personal delivery, on a known date' } },
    ]);
    expect(stepWith(aRequest(), step)).toEqual({ kind: 'unknown-item' });
  });

  it.each(['approve', 'reject'] as const)('is stored with its version when staff %s', (action) => {
    const review = aReview({ state: 'under_review', ...anns, checked: [checkOf(line)] });
    const decision = stepWith(withAuthority({ review }), stepOf(action, 0));
    if (decision.kind !== 'change') throw new Error(decision.kind);
    const [stored, ...others] = decision.change.request.reviewDecisions;
    expect(others).toEqual([]);
    const { lines = [], ...checklist } = stored?.checklist ?? {};
    expect({ ...stored, checklist }).toEqual({
      state: action === 'approve' ? 'approved' : 'rejected',
      at: now.toISOString(),
      byName: 'Ann Ray',
      ...(action === 'approve' && {
        reason: 'Known to the facility',
        open: ['Has proof of the notice to the consumer or employee, or a written authorization'],
      }),
      authority: subpoena,
      checklist: { kind: 'subpoena', version: 0, isReviewedByCounsel: false },
    });
    expect(lines.filter(({ checked }) => checked)).toEqual([
      {
        lineId: line,
        text: 'Was served by personal delivery, on a known date',
        source: 'CCP 2020.220(b)',
        check: null,
        checked: { by: 'Bob Day', at: '2026-03-11T08:00:00.000Z' },
        isRequired: true,
      },
    ]);
  });

  it('is shown as of the decision, and as configured after the review returned to pending', () => {
    const approved = stepWith(withAuthority(), stepOf('approve', 0));
    if (approved.kind !== 'change') throw new Error(approved.kind);
    const changed = configured.authority.map((checklist) => ({ ...checklist, version: 3, lines: [] }));
    const later = { ...configured, authority: changed };
    const view = reviewView(approved.change.request, later);
    expect(view?.authorityChecklist).toEqual({ version: 0, isReviewedByCounsel: false });
    expect(view?.checklist.filter(({ source }) => source)).toHaveLength(10);
    const reopened = stepWith(approved.change.request, stepOf('reopen', 1));
    if (reopened.kind !== 'change') throw new Error(reopened.kind);
    expect(reopened.change.request.reviewDecisions).toHaveLength(1);
    expect(reviewView(reopened.change.request, later)).toMatchObject({ authorityChecklist: { version: 3 } });
  });

  it('is absent without an authority, and leaves out inactive lines', () => {
    expect(reviewView(aRequest(), configured)).not.toHaveProperty('authorityChecklist');
    const inactive = configured.authority.map((checklist) => ({
      ...checklist,
      lines: checklist.lines.map((one) => ({ ...one, isActive: one.lineId === line })),
    }));
    const sources = reviewView(withAuthority(), { ...configured, authority: inactive })?.checklist.flatMap(
      ({ source }) => source ?? [],
    );
    expect(sources).toEqual(['CCP 2020.220(b)']);
  });
});

describe('an approval', () => {
  const AUTHORIZATION = { kind: 'authorization' } as const;
  const idOf = (kind: string, id: string) => `authority-${kind}-${id}`;
  const required = requiredAuthorityLines.authorization!;
  const allOf = (kind: string, ids: readonly string[]) => ids.map((id) => checkOf(idOf(kind, id)));
  const approve = (
    authority: RequestDocument['fields']['authority'],
    review: Partial<Review>,
    reason?: string,
    lists = configured,
  ) => {
    const { fields } = aRequest();
    const request = aRequest({
      review: aReview({ state: 'under_review', ...anns, ...review }),
      fields: { ...fields, ...(authority && { authority }) },
    });
    const step = { action: 'approve', requestId, seenVersion: 0, ...(reason && { reason }) } as const;
    return reviewSubmission(request, step, ann, lists, now);
  };

  it.each<
    [
      name: string,
      authority: RequestDocument['fields']['authority'],
      review: Partial<Review>,
      open: number | null,
    ]
  >([
    ['an authorization with nothing checked', AUTHORIZATION, {}, 7],
    [
      'an authorization with all required lines',
      AUTHORIZATION,
      { checked: allOf('authorization', required) },
      null,
    ],
    [
      'an authorization without its signature',
      AUTHORIZATION,
      { checked: allOf('authorization', required).slice(0, -2) },
      2,
    ],
    [
      'an authorization with a problem in a line that is not required',
      AUTHORIZATION,
      {
        checked: allOf('authorization', required),
        problems: [checkOf(idOf('authorization', 'statements'))],
      },
      1,
    ],
    ['a subpoena with nothing checked', { kind: 'subpoena' }, {}, 2],
    [
      'a subpoena with service and notice',
      { kind: 'subpoena' },
      { checked: allOf('subpoena', ['service', 'consumer-notice']) },
      null,
    ],
    ['a court order', { kind: 'court-order' }, {}, null],
    ['the patient’s own request', { kind: 'patient-request' }, {}, null],
    ['workers’ compensation', { kind: 'workers-compensation' }, {}, null],
    ['another authority', { kind: 'other' }, {}, null],
    [
      'another authority with a problem in the checklist',
      { kind: 'other' },
      { problems: [checkOf('patient')] },
      1,
    ],
    ['no authority', undefined, {}, 0],
  ])('of %s needs a reason for the open lines', (_, authority, review, open) => {
    const isAuthorityStated = authority !== undefined;
    const approved = { kind: 'change', change: { request: { review: { state: 'approved' } } } };
    const lines = Array.from({ length: open ?? 0 }, () => expect.any(String) as string);
    expect(approve(authority, review)).toMatchObject(
      open === null ? approved : { kind: 'reason-needed', isAuthorityStated, lines },
    );
    expect(approve(authority, review, 'The patient called')).toMatchObject(
      open === null
        ? approved
        : {
            kind: 'change',
            change: {
              request: { review: { state: 'approved' }, reviewDecisions: [{ reason: 'The patient called' }] },
              event: { details: { unchecked: open, isAuthorityStated } },
            },
          },
    );
  });

  it('keeps with the decision what was open, also an item of the review checklist', () => {
    const decision = approve({ kind: 'other' }, { problems: [checkOf('patient')] }, 'The patient called');
    if (decision.kind !== 'change') throw new Error(decision.kind);
    const { request } = decision.change;
    expect(reviewDecisionView(request).reviewDecision).toMatchObject({
      reason: 'The patient called',
      open: ['Patient'],
    });
    const withoutAuthority = approve(undefined, { problems: [checkOf('patient')] }, 'The patient called');
    if (withoutAuthority.kind !== 'change') throw new Error(withoutAuthority.kind);
    expect(reviewDecisionView(withoutAuthority.change.request).reviewDecision).toMatchObject({
      authority: null,
      open: ['Patient'],
    });
    // A decision that was stored before has its lines only.
    const [{ open: _open, ...earlier }] = request.reviewDecisions as [StoredDecision];
    expect(reviewDecisionView({ ...request, reviewDecisions: [earlier] }).reviewDecision).not.toHaveProperty(
      'open',
    );
  });

  it('keeps no reason that was not needed, and no text of it in the trail', () => {
    const checked = allOf('authorization', required);
    const needless = approve(AUTHORIZATION, { checked }, 'The patient called');
    if (needless.kind !== 'change') throw new Error(needless.kind);
    expect(needless.change.request.reviewDecisions[0]).not.toHaveProperty('reason');
    const needed = approve(AUTHORIZATION, {}, 'Maria called');
    if (needed.kind !== 'change') throw new Error(needed.kind);
    expect(JSON.stringify(needed.change.event)).not.toContain('Maria');
  });

  it('needs no reason for lines of a checklist that an admin changed before lines could be required', () => {
    const authority = configured.authority.map((list) => ({
      ...list,
      version: 1,
      lines: list.lines.map((line) => ({ ...line, isRequired: false })),
    }));
    expect(approve(AUTHORIZATION, {}, undefined, { ...configured, authority })).toMatchObject({
      kind: 'change',
    });
  });
});

describe('a problem', () => {
  const mark = (review: Partial<Review>, isProblem: boolean) =>
    reviewSubmission(
      aRequest({ review: aReview({ state: 'under_review', ...anns, version: 3, ...review }) }),
      { action: 'mark', requestId, seenVersion: 3, itemIds: ['patient'], isProblem },
      ann,
      configured,
      now,
    );

  it('takes the check of its item away, keeps the version, and ends with a check', () => {
    const marked = mark({ checked: [checkOf('patient')] }, true);
    if (marked.kind !== 'change') throw new Error(marked.kind);
    const review = marked.change.request.review!;
    expect(review).toMatchObject({
      version: 3,
      checked: [],
      problems: [{ itemId: 'patient', by: 'Ann Ray' }],
    });
    expect(marked.change.event).toMatchObject({
      kind: 'review-problem-marked',
      details: { items: 'Patient' },
    });
    expect(reviewView(marked.change.request, configured)?.checklist[0]).toMatchObject({
      itemId: 'patient',
      checked: null,
      problem: { by: 'Ann Ray' },
    });
    const checked = reviewSubmission(
      marked.change.request,
      { action: 'check', requestId, seenVersion: 3, itemIds: ['patient'], checked: true },
      ann,
      configured,
      now,
    );
    expect(checked).toMatchObject({
      kind: 'change',
      change: { request: { review: { problems: [], checked: [{ itemId: 'patient' }] } } },
    });
  });

  it('can be taken back', () => {
    expect(mark({ problems: [checkOf('patient')] }, false)).toMatchObject({
      kind: 'change',
      change: { request: { review: { problems: [] } }, event: { kind: 'review-problem-cleared' } },
    });
    expect(mark({}, false)).toEqual({ kind: 'same' });
  });
});

describe('what exactly is wrong', () => {
  const FILE = `file_${'a'.repeat(32)}`;
  const ask = (details: object[], missing: string[] = []) => {
    const request = aRequest({ review: aReview({ state: 'under_review', ...anns }) });
    const file = { ...Object.values(request.files)[0], fileId: FILE, originalName: 'letter.pdf' };
    const withFile = {
      ...request,
      files: { ...request.files, [FILE]: file as RequestDocument['files'][string] },
    };
    const step = { action: 'ask', requestId, seenVersion: 0, rejection: { missing, details, note: '' } };
    return reviewSubmission(withFile, step as ReviewStep, ann, configured, now);
  };

  it('is stored beside the reasons that earlier versions read', () => {
    const decision = ask([{ detail: 'unsigned', fileId: FILE }, { detail: 'illegible' }], ['wrong-facility']);
    const details = [{ detail: 'unsigned', document: 'letter.pdf' }, { detail: 'illegible' }];
    expect(decision).toMatchObject({
      kind: 'change',
      change: {
        request: { review: { missing: ['wrong-facility', 'loa-missing', 'loa-illegible'], details } },
        event: { details: { details: 'unsigned,illegible' } },
        steps: [{ kind: 'project' }, { kind: 'notify-client', details: ['unsigned', 'illegible'] }],
        documents: [{ question: { details } }],
      },
    });
  });

  it('has the text of the line', () => {
    expect(ask([{ detail: 'line', lineId: 'contact' }])).toMatchObject({
      change: { request: { review: { missing: ['other'], details: [{ detail: 'line', line: 'Contact' }] } } },
    });
  });

  it.each([
    [{ detail: 'line', lineId: 'nothing' }],
    [{ detail: 'unsigned', fileId: `file_${'b'.repeat(32)}` }],
  ])('is refused if it names what the request does not have: %j', (detail) => {
    expect(ask([detail])).toEqual({ kind: 'unknown-item' });
  });

  it('is another question if it changed', () => {
    const decision = ask([{ detail: 'undated' }]);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    const again = reviewSubmission(
      decision.change.request,
      {
        action: 'ask',
        requestId,
        seenVersion: 0,
        rejection: { missing: [], details: [{ detail: 'expired' }], note: '' },
      },
      ann,
      configured,
      now,
    );
    expect(again).toMatchObject({ kind: 'conflict' });
  });
});
