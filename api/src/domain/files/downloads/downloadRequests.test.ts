import type { DownloadRefusal } from '@portal/contract/files/schemas/downloadState.ts';
import { describe, expect, it, test } from 'vitest';
import type { Actor } from '../../requests/actor.ts';
import { HOLDER } from '../../requests/actor.ts';
import type { RequestFile } from '../../requests/requestDocument.ts';
import { aFile, aRequest } from '../../testing/aRequest.ts';
import { answerDownloadRequest } from './answerDownloadRequest.ts';
import { type Claim, type ClaimState, decideDownload, downloadRefusals } from './decideDownload.ts';
import { type DownloadClaim, HOLDER_SUBJECT } from './downloadClaims.ts';
import { canRequestDownload, downloadRequestView, requestDownload } from './downloadRequests.ts';
import { allowDownload, extendWindow } from './reopenDownload.ts';

const now = new Date('2026-03-12T08:00:00.000Z');
const staff: Actor = { kind: 'staff', id: 'usr_1' };
const paid = aFile({
  group: 'legal',
  scan: 'clean',
  uploadedByAdmin: true,
  uploadedAt: '2026-03-10T08:00:00.000Z',
  requiresPayment: true,
  chargeCents: 2500,
  paidAt: '2026-03-12T07:00:00.000Z',
});
const { fileId } = paid;
const ended = { paidAt: '2026-03-10T09:00:00.000Z' };
const used: DownloadClaim = { fileId, subject: HOLDER_SUBJECT, round: 0, at: '2026-03-12T07:30:00.000Z' };
const openRequest = {
  state: 'open',
  reason: 'lost',
  note: '',
  at: '2026-03-12T07:50:00.000Z',
  answeredAt: null,
  answer: '',
} as const;

const declinedAt = (answeredAt: string) => ({ ...openRequest, state: 'declined', answeredAt }) as const;

const holding = (changed: Partial<RequestFile> = {}) =>
  aRequest({ files: { [fileId]: { ...paid, ...changed } } });

const ask = (changed: Partial<RequestFile>, claim: ClaimState, by: Actor = HOLDER) =>
  requestDownload(holding(changed), { fileId, reason: 'lost', note: 'For Robin', by }, () => claim, now);

describe('requesting another download', () => {
  test.each<[string, Partial<RequestFile>, Claim | null]>([
    ['that was used', {}, used],
    ['whose window ended', ended, null],
    ['that was declined a day ago', { downloadRequest: declinedAt('2026-03-11T08:00:00.000Z') }, used],
    ['that was allowed and used again', { downloadRequest: { ...openRequest, state: 'allowed' } }, used],
  ])('is possible for a download %s', (_, changed, claim) => {
    const decision = ask(changed, claim);
    expect(decision).toMatchObject({
      kind: 'change',
      change: {
        request: {
          files: { [fileId]: { downloadRequest: { state: 'open', reason: 'lost', note: 'For Robin' } } },
        },
        event: {
          kind: 'download-requested',
          by: HOLDER,
          details: { fileId, reason: 'lost', notes: true },
        },
      },
    });
    expect(JSON.stringify(decision.kind === 'change' && decision.change.event)).not.toContain('Robin');
  });

  it('is refused for a day after staff declined it', () => {
    const downloadRequest = declinedAt('2026-03-11T08:00:00.001Z');
    expect(ask({ downloadRequest }, used)).toEqual({ kind: 'declined' });
    const decision = decideDownload(paid, used, now);
    expect(canRequestDownload({ downloadRequest, deletedAt: null }, decision, now)).toBe(false);
  });

  test.each<[string, Partial<RequestFile>, Claim | null, DownloadRefusal | null]>([
    ['is open', {}, null, null],
    ['can be repeated for some minutes', {}, { at: '2026-03-12T07:55:00.000Z' }, null],
    ['is free', { requiresPayment: false }, null, null],
    ['is unpaid', { paidAt: null }, null, 'payment-required'],
    ['is under embargo', { embargoEnabled: true, embargoDays: 14 }, null, 'embargo'],
    ['was withdrawn', { withdrawnAt: now.toISOString(), deletedAt: now.toISOString() }, used, 'withdrawn'],
    ['is the client’s own', { uploadedByAdmin: false }, null, null],
  ])('is not needed for a download that %s', (_, changed, claim, code) => {
    expect(ask(changed, claim)).toEqual({ kind: 'not-needed', refusal: code && downloadRefusals[code] });
  });

  test.each([
    ['in the window', {}],
    ['after the window', ended],
  ])('is for the account if others took the places of a file, %s', (_, changed) => {
    const decision = ask(changed, 'no-place', { kind: 'client', id: 'usr_third' });
    const { downloadRequest } = decision.kind === 'change' ? decision.change.request.files[fileId]! : {};
    expect(downloadRequest).toMatchObject({ state: 'open', forAccount: 'usr_third' });
    expect(JSON.stringify(downloadRequestView(downloadRequest!))).not.toContain('usr_third');
  });

  it('changes nothing while a request is open', () => {
    expect(ask({ downloadRequest: openRequest }, used)).toEqual({ kind: 'same' });
  });
});

const answer = (
  given: { answer: 'allow' } | { answer: 'decline'; note: string },
  changed: Partial<RequestFile>,
  claims: readonly DownloadClaim[] = [used],
) => answerDownloadRequest(holding(changed), { fileId, by: staff, ...given }, claims, now);

const requested = { downloadRequest: openRequest };
const allowed = { ...openRequest, state: 'allowed', answeredAt: now.toISOString() } as const;

describe('answering a request for another download', () => {
  test.each([
    ['in its window', {}, null],
    ['after its window', ended, now.toISOString()],
  ])('admits the account that other accounts left no place, %s', (_, facts, windowExtendedAt) => {
    const third = { ...facts, downloadRequest: { ...openRequest, forAccount: 'usr_third' } };
    expect(answer({ answer: 'allow' }, third)).toMatchObject({
      kind: 'change',
      change: {
        request: {
          files: {
            [fileId]: { downloadRound: 0, admittedIds: ['usr_third'], windowExtendedAt },
          },
        },
        event: { kind: 'download-allowed', by: staff, details: { fileId } },
      },
    });
    const declined = answer({ answer: 'decline', note: 'No' }, third);
    expect(declined.kind === 'change' && declined.change.request.files[fileId]).not.toHaveProperty(
      'admittedIds',
    );
  });

  it('admits the account as well when staff allow one more download for everyone', () => {
    const third = { downloadRequest: { ...openRequest, forAccount: 'usr_third' } };
    const decision = allowDownload([used])(holding(third), fileId, staff, now);
    expect(decision).toMatchObject({
      change: { request: { files: { [fileId]: { downloadRound: 1, admittedIds: ['usr_third'] } } } },
    });
  });

  it('allows one more download of a used file, and notifies the client', () => {
    expect(answer({ answer: 'allow' }, requested)).toMatchObject({
      kind: 'change',
      change: {
        request: { files: { [fileId]: { downloadRound: 1, downloadRequest: allowed } } },
        event: { kind: 'download-allowed', by: staff },
        steps: [{ kind: 'project' }, { kind: 'notify-client', template: 'downloadAllowed', fileId }],
      },
    });
  });

  it('reopens an ended window of an unused download', () => {
    expect(answer({ answer: 'allow' }, { ...requested, ...ended }, [])).toMatchObject({
      kind: 'change',
      change: {
        request: { files: { [fileId]: { downloadRound: 0, windowExtendedAt: now.toISOString() } } },
        event: { kind: 'window-extended' },
      },
    });
  });

  it('declines with a note that is not in the event', () => {
    const decision = answer({ answer: 'decline', note: 'Ask Robin' }, requested);
    expect(decision).toMatchObject({
      kind: 'change',
      change: {
        request: {
          files: {
            [fileId]: { downloadRound: 0, downloadRequest: { state: 'declined', answer: 'Ask Robin' } },
          },
        },
        steps: [{ kind: 'project' }, { kind: 'notify-client', template: 'downloadDeclined', fileId }],
      },
    });
    if (decision.kind !== 'change') return;
    expect(decision.change.event).toEqual({
      kind: 'download-declined',
      at: now.toISOString(),
      by: staff,
      details: { fileId },
    });
  });

  it('is not recorded twice, and not changed by another answer', () => {
    expect(answer({ answer: 'allow' }, { downloadRequest: allowed })).toEqual({ kind: 'same' });
    const declined = { downloadRequest: { ...openRequest, state: 'declined', answer: 'No' } } as const;
    expect(answer({ answer: 'decline', note: 'No' }, declined)).toEqual({ kind: 'same' });
    expect(answer({ answer: 'allow' }, declined)).toEqual({ kind: 'not-open' });
    expect(answer({ answer: 'decline', note: 'No' }, { downloadRequest: allowed })).toEqual({
      kind: 'not-open',
    });
  });

  it('is refused without a request', () => {
    const refused = { kind: 'refuse', reason: 'no-such-file' };
    expect(answer({ answer: 'allow' }, {})).toEqual(refused);
    expect(answer({ answer: 'allow' }, { ...requested, deletedAt: now.toISOString() })).toEqual(refused);
  });

  it('is recorded automatically when staff extend the window', () => {
    expect(extendWindow(holding({ ...requested, ...ended }), fileId, staff, now)).toMatchObject({
      change: {
        request: { files: { [fileId]: { downloadRequest: allowed } } },
        steps: [{ kind: 'project' }, { template: 'downloadAllowed' }],
      },
    });
  });
});
