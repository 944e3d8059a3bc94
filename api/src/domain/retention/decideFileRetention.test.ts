import { describe, expect, it } from 'vitest';
import type { RequestFile, RequestDocument } from '../requests/requestDocument.ts';
import { unscannedFile } from '../files/unscannedFile.ts';
import { aRequest } from '../testing/aRequest.ts';
import { deleteFiles } from './deleteFiles.ts';
import { erasableFrom } from './erasableFrom.ts';
import { decideFileRetention, type RetentionFacts } from './decideFileRetention.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = new Date('2026-06-30T12:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();
const FILE_ID = `file_${'a'.repeat(32)}`;

const chosen = (choice: NonNullable<RequestFile['retention']>['choice']) => ({
  choice,
  at: daysAgo(50),
  by: { kind: 'admin' as const, id: 'usr_1' },
  byName: 'Ada Admin',
  reason: 'A policy',
});
const always = chosen({ kind: 'always' });
const days = (count: number) => chosen({ kind: 'days', days: count });
const portalDefault = chosen({ kind: 'default' });

function aFile(facts: Partial<RequestFile> = {}): RequestFile {
  const uploaded = {
    fileId: FILE_ID,
    blobName: `req_x/${FILE_ID}`,
    originalName: 'chart.pdf',
    contentType: 'application/pdf',
    size: 10,
    etag: 'e',
    uploadedAt: daysAgo(5000),
  };
  return { ...unscannedFile(uploaded, 'legal'), scan: 'clean', uploadedByAdmin: true, ...facts };
}

const move = (status: string, at: string): RequestDocument['history'][number] => ({
  status,
  at,
  by: { kind: 'staff', id: 'usr_2' },
  byName: 'Sam Clerk',
  notes: '',
  isPrivate: false,
});

/** A request that was closed `ago` days ago. */
function closed(ago: number, file: RequestFile, more: Partial<RequestDocument> = {}): RequestDocument {
  return {
    ...aRequest(),
    status: 'completed',
    submittedAt: daysAgo(200),
    history: [move('pending', daysAgo(200)), move('completed', daysAgo(ago))],
    files: { [file.fileId]: file },
    ...more,
  };
}

const facts = (more: Partial<RetentionFacts> = {}): RetentionFacts => ({
  defaultDays: 30,
  claims: [],
  canceled: new Set(),
  ...more,
});

function verdictOf(request: RequestDocument, more: Partial<RetentionFacts> = {}): string {
  const verdict = decideFileRetention(request, request.files[FILE_ID]!, facts(more), NOW);
  return verdict.kind === 'keep' ? verdict.reason : verdict.kind;
}

describe('decideFileRetention', () => {
  it.each([
    [null, null, null, 400, 'no-schedule'],
    [30, null, null, 30, 'delete'],
    [30, null, null, 29.99, 'not-yet'],
    [null, days(40), null, 40, 'delete'],
    [null, days(40), null, 39, 'not-yet'],
    [30, days(60), null, 40, 'not-yet'],
    [30, always, null, 4000, 'hold'],
    [30, null, always, 4000, 'hold'],
    [30, always, days(30), 4000, 'hold'],
    [30, days(30), always, 4000, 'hold'],
    [null, days(90), days(30), 40, 'delete'],
    [null, days(30), days(90), 40, 'not-yet'],
    [null, days(30), portalDefault, 40, 'delete'],
    [null, portalDefault, portalDefault, 4000, 'no-schedule'],
  ])('portal %j, request %j, file %j, closed %d days ago: %s', (portal, ofRequest, ofFile, ago, verdict) => {
    const request = closed(ago, aFile({ retention: ofFile }), { retention: ofRequest });
    expect(verdictOf(request, { defaultDays: portal })).toBe(verdict);
  });

  it('keeps files of a reopened request, and counts from the last closing', () => {
    const file = aFile();
    const reopened = {
      status: 'processing',
      history: [move('completed', daysAgo(90)), move('processing', daysAgo(80))],
    };
    expect(verdictOf(closed(0, file, reopened))).toBe('open');
    const again = [...reopened.history, move('completed', daysAgo(10))];
    expect(verdictOf(closed(0, file, { history: again }))).toBe('not-yet');
  });

  it.each([
    ['free', {}],
    ['with a charge', { requiresPayment: true, intentId: 'pi_1' }],
  ])('a file released after the closing, %s, is kept for its full period', (_, terms) => {
    const released = (ago: number) => verdictOf(closed(400, aFile({ ...terms, uploadedAt: daysAgo(ago) })));
    expect(released(0)).toBe('not-yet');
    expect(released(29.99)).toBe('not-yet');
    expect(released(30)).toMatch(/^(delete|end-payment)$/);
  });

  it('counts from the cancellation of a completed request', () => {
    const history = [move('completed', daysAgo(400)), move('cancelled', daysAgo(1))];
    expect(verdictOf(closed(0, aFile(), { status: 'cancelled', history }))).toBe('not-yet');
  });

  it('does not restart when notes are added to a closed request', () => {
    const history = [move('completed', daysAgo(40)), move('completed', daysAgo(5))];
    expect(verdictOf(closed(0, aFile(), { history }))).toBe('delete');
  });
});

describe('retention of a file by its state', () => {
  const paid = { requiresPayment: true, chargeCents: 500, paymentState: 'paid' as const };
  const claim = (round: number, subject = 'holder') => ({ fileId: FILE_ID, subject, round, at: daysAgo(60) });

  it.each<[string, Partial<RequestFile>, Partial<RetentionFacts>, string]>([
    ['deleted already', { deletedAt: daysAgo(1) }, {}, 'deleted'],
    ['not scanned yet', { scan: 'pending' }, {}, 'not-scanned'],
    ['infected', { scan: 'infected' }, {}, 'delete'],
    ['under embargo', { uploadedAt: daysAgo(100), embargoEnabled: true, embargoDays: 200 }, {}, 'embargo'],
    ['after its embargo', { embargoEnabled: true, embargoDays: 14 }, {}, 'delete'],
    ['with a charge and no payment attempt', { requiresPayment: true }, {}, 'delete'],
    ['with an open payment', { requiresPayment: true, intentId: 'pi_1' }, {}, 'end-payment'],
    [
      'whose payment was canceled',
      { requiresPayment: true, intentId: 'pi_1' },
      { canceled: new Set(['pi_1']) },
      'delete',
    ],
    [
      'of which another payment was canceled',
      { requiresPayment: true, intentId: 'pi_1' },
      { canceled: new Set(['pi_2']) },
      'end-payment',
    ],
    [
      'whose bank payment is clearing',
      { requiresPayment: true, intentId: 'pi_1', paymentState: 'clearing' },
      { canceled: new Set(['pi_1']) },
      'payment-clearing',
    ],
    ['paid, never downloaded', { ...paid, paidAt: daysAgo(60) }, {}, 'not-downloaded'],
    ['paid and downloaded', { ...paid, paidAt: daysAgo(60) }, { claims: [claim(0)] }, 'delete'],
    [
      'paid, downloaded only by an account that does not have the request',
      { ...paid, paidAt: daysAgo(60) },
      { claims: [claim(0, 'user:usr_9')] },
      'not-downloaded',
    ],
    [
      'allowed again, not downloaded',
      { ...paid, paidAt: daysAgo(60), downloadRound: 1 },
      { claims: [claim(0)] },
      'not-downloaded',
    ],
    [
      'in its window',
      { ...paid, paidAt: daysAgo(60), windowExtendedAt: daysAgo(0.1) },
      { claims: [claim(0)] },
      'window',
    ],
  ])('a file that is %s', (_, file, known, verdict) => {
    expect(verdictOf(closed(90, aFile(file)), known)).toBe(verdict);
  });
});

describe('deleteFiles', () => {
  it('records the deletion of all files that are due, and keeps the others', () => {
    const other = `file_${'b'.repeat(32)}`;
    const request = closed(90, aFile(), {
      files: { [FILE_ID]: aFile(), [other]: aFile({ fileId: other, retention: always }) },
    });
    const change = deleteFiles(request, facts(), NOW);
    expect(change?.request.files[FILE_ID]?.deletedAt).toBe(NOW.toISOString());
    expect(change?.request.files[other]?.deletedAt).toBeNull();
    expect(change?.event).toMatchObject({ kind: 'files-deleted', details: { files: FILE_ID } });
    expect(change?.steps).toEqual([{ kind: 'project' }, { kind: 'erase', fileId: FILE_ID }]);
    expect(deleteFiles(change!.request, facts(), NOW)).toBeNull();
  });
});

describe('erasableFrom', () => {
  it.each<[string, RequestDocument, object]>([
    ['an open request', closed(90, aFile(), { status: 'pending' }), {}],
    ['a request with the default', closed(90, aFile()), { closedAt: daysAgo(90) }],
    ['a request with a choice', closed(90, aFile(), { retention: days(40) }), { eraseFrom: daysAgo(50) }],
    ['a request on hold', closed(90, aFile(), { retention: always }), {}],
    ['a request without files', closed(90, aFile({ deletedAt: daysAgo(1) })), {}],
  ])('of %s', (_, request, fields) => {
    expect(erasableFrom(request)).toEqual(fields);
  });
});
