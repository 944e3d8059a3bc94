import { describe, expect, it } from 'vitest';
import { anIncident } from '../../testing/anIncident.ts';
import { anInvoice } from '../../testing/anInvoice.ts';
import { aFile, aRequest } from '../../testing/aRequest.ts';
import { SYSTEM } from '../actor.ts';
import type { Change } from '../change.ts';
import { isSample, removeSample, sampleDraftId, withinSample } from './sample.ts';
import { type TaskStep, taskSteps } from '../taskSteps.ts';

const now = new Date('2026-11-29T10:00:00.000Z');
const sample = aRequest({ draftId: sampleDraftId('3f0e7d0c-5e0a-4a6c-9d1e-0123456789ab') });
const everyStep = Object.keys(taskSteps).map((kind) => ({ kind }) as TaskStep);
const changeTo = (request: Change['request'], more: Partial<Change> = {}): Change => ({
  request,
  event: { kind: 'assigned', at: now.toISOString(), by: SYSTEM, details: { from: null, to: null } },
  steps: everyStep,
  ...more,
});

describe('a sample', () => {
  it('is known by its draft id', () => {
    expect(isSample(sample)).toBe(true);
    expect(isSample(aRequest())).toBe(false);
  });

  it('has no step that lists, counts, prices, suggests or notifies; other requests have all', () => {
    expect(
      withinSample(changeTo(sample), sample)!
        .steps.map(({ kind }) => kind)
        .sort(),
    ).toEqual(['audit', 'bundle', 'check-authorization', 'erase', 'erase-messages', 'scan']);
    expect(withinSample(changeTo(aRequest()), null)!.steps).toEqual(everyStep);
  });

  it.each<[string, Partial<Change['request']>, Partial<Change>]>([
    ['an invoice', { invoices: { inv_1: anInvoice() } }, {}],
    ['a document that must be paid', { files: { file_1: aFile({ requiresPayment: true }) } }, {}],
    ['a document with a charge', { files: { file_1: aFile({ chargeCents: 100 }) } }, {}],
    ['an account', { owners: ['usr_1'] }, {}],
    ['another verification code', { codeVersion: 1 }, {}],
    ['an incident', {}, { incident: anIncident() }],
  ])('cannot have %s', (_, changed, more) => {
    expect(withinSample(changeTo({ ...sample, ...changed }, more), sample)).toBeNull();
    expect(withinSample(changeTo(aRequest(changed), more), null)).not.toBeNull();
  });
});

describe('a cancelled sample', () => {
  const cancelled = { ...sample, status: 'cancelled' };
  const by = { kind: 'admin', id: 'usr_1' } as const;
  const eventOf = (kind: 'assigned' | 'files-deleted', author: Change['event']['by']) =>
    ({
      kind,
      at: now.toISOString(),
      by: author,
      details: { files: '', from: null, to: null },
    }) as Change['event'];

  it.each([
    ['reopened', { ...cancelled, status: 'processing' }],
    ['changed', cancelled],
  ])('cannot be %s by a person', (_, request) => {
    expect(withinSample(changeTo(request, { event: eventOf('assigned', by) }), cancelled)).toBeNull();
    expect(
      withinSample(
        changeTo(request, { event: eventOf('files-deleted', by), moreEvents: [eventOf('assigned', by)] }),
        cancelled,
      ),
    ).toBeNull();
    expect(withinSample(changeTo(request, { event: eventOf('assigned', by) }), sample)).not.toBeNull();
  });

  it('can still be removed, and finish what had begun', () => {
    expect(
      withinSample(changeTo(cancelled, { event: eventOf('files-deleted', by) }), cancelled),
    ).not.toBeNull();
    expect(
      withinSample(changeTo(cancelled, { event: eventOf('assigned', SYSTEM) }), cancelled),
    ).not.toBeNull();
  });
});

describe('removeSample', () => {
  it('cancels it and deletes documents and texts in one version, once', () => {
    const thread = { ...sample.thread, messages: 2, notesAtEnd: 0 };
    const request = { ...sample, files: { file_1: aFile({ fileId: 'file_1' }) }, thread };
    const change = removeSample(request, SYSTEM, 'system', now)!;
    expect(change.request).toMatchObject({ status: 'cancelled', seq: request.seq + 1 });
    expect(change.request.files['file_1']!.deletedAt).toBe(now.toISOString());
    expect([change.event, ...change.moreEvents!].map(({ kind }) => kind)).toEqual([
      'status-changed',
      'files-deleted',
      'messages-deleted',
    ]);
    expect(withinSample(change, request)!.steps.map(({ kind }) => kind)).toEqual(['erase', 'erase-messages']);
    expect(removeSample(change.request, SYSTEM, 'system', now)).toBeNull();
  });
});
