import { expect, test } from 'vitest';
import type { RequestFile } from '../requests/requestDocument.ts';
import { aFile, aRequest, SUBMITTED_AT } from '../testing/aRequest.ts';
import { releaseState } from './releaseState.ts';

const DAY_MS = 86_400_000;
const now = new Date(SUBMITTED_AT.getTime() + 1000);
const END = new Date(SUBMITTED_AT.getTime() + 14 * DAY_MS).toISOString();

const charged = { requiresPayment: true, chargeCents: 2500 };
const paid = { ...charged, paidAt: now.toISOString(), paymentState: 'paid' } as const;
const embargoed = { embargoEnabled: true, embargoDays: 14 };
const sheet = { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };
const notice = { noticeVersion: '1' };

function stateOf(...documents: readonly Partial<RequestFile>[]) {
  const files = documents.map((changed, index) =>
    aFile({
      fileId: `file_${index}`,
      group: 'legal',
      uploadedByAdmin: true,
      scan: 'clean',
      uploadedAt: SUBMITTED_AT.toISOString(),
      ...changed,
    }),
  );
  const request = aRequest({ files: Object.fromEntries(files.map((file) => [file.fileId, file])) });
  const { kind, toPayCents, lockedUntil } = releaseState(
    request,
    files.map(({ fileId }) => fileId),
    now,
  );
  return [kind, toPayCents, lockedUntil];
}

test.each<[string, Partial<RequestFile>[], ReturnType<typeof stateOf>]>([
  ['a free document', [{}], ['ready', 0, null]],
  ['a free document under embargo, which can be read', [embargoed], ['locked', 0, END]],
  ['a free document, and one under embargo', [{}, embargoed], ['ready', 0, END]],
  ['an unpaid document, and one that can be read', [charged, embargoed], ['toPay', 2500, END]],
  ['a free sheet under embargo, which cannot be read', [{ ...embargoed, ...sheet }], ['locked', 0, END]],
  ['an unpaid document', [charged], ['toPay', 2500, null]],
  ['an unpaid document under embargo', [{ ...charged, ...embargoed }], ['lockedUnpaid', 0, END]],
  ['a paid document', [paid], ['ready', 0, null]],
  ['a paid sheet, which can only be downloaded', [{ ...paid, ...sheet }], ['ready', 0, null]],
  ['a document whose payment clears', [{ ...charged, paymentState: 'clearing' }], ['other', 0, null]],
  ['a withdrawn document', [{ withdrawnAt: END }], ['other', 0, null]],
  ['only the notice of 42 CFR 2.32', [notice], ['other', 0, null]],
  ['the notice with an unpaid document', [notice, charged], ['toPay', 2500, null]],
  ['a free and two unpaid documents', [charged, {}, charged], ['ready', 5000, null]],
  ['an unpaid one, and one that is locked', [{ ...embargoed, ...sheet }, charged], ['toPay', 2500, END]],
  [
    'a locked one, and one to pay for then',
    [
      { ...charged, ...embargoed },
      { ...embargoed, ...sheet },
    ],
    ['locked', 0, END],
  ],
])('%s', (_, documents, state) => {
  expect(stateOf(...documents)).toEqual(state);
});
