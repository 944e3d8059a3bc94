import type { RecordsRequestInput } from '@portal/contract/requests/schemas/recordsRequest.ts';
import type { Scope } from '@portal/contract/requests/scope/view.ts';

const DAY_MS = 24 * 3_600_000;

/** The demo request whose scope is narrowed, and the scope before that. */
export const NARROWED = 'MER-5502';
const beforeNarrowing: Scope = { dates: 'all', ranges: [], exclude: 'Billing', claimNumber: 'MER-CL-20418' };

/** The narrower scope, and what the client reads about it. */
export const narrowing = {
  scope: {
    ...beforeNarrowing,
    dates: 'ranges',
    ranges: [{ from: '2019-01-01', to: '2023-12-31' }],
    exclude: 'Billing\nPharmacy records',
  } satisfies Scope,
  reason: 'Only the treatment after the accident is needed.',
};

/** The demo request with a partly checked checklist of its authority, and how many lines of it are checked. */
export const CHECKED = 'PI-88213';
export const CHECKED_LINES = 4;

/** Scope and authority of a demo request; empty for most of them. `authorization`: the ID of its letter of authorization. */
export function demoDetails(
  orderId: string,
  authorization: string,
  submittedAt: Date,
): Pick<RecordsRequestInput, 'scope' | 'authority'> {
  const dayAfter = (days: number) =>
    new Date(submittedAt.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  switch (orderId) {
    case 'WC-2026-1041':
      return {
        scope: {
          dates: 'ranges',
          ranges: [
            { from: '2021-03-01', to: '2021-12-31' },
            { from: '2024-02-01', to: '2024-08-31' },
          ],
          include: 'Emergency room records, imaging reports',
          sensitive: { hiv: authorization },
          certified: true,
          delivery: 'electronic',
          claimNumber: 'WC-CL-77120',
          matterNumber: 'WO-2214',
        },
        // The dates of the letter.
        authority: { kind: 'authorization', signedOn: dayAfter(-40), expiresOn: dayAfter(365) },
      };
    case CHECKED:
      return {
        scope: {
          dates: 'all',
          court: 'Superior Court of California, Alameda County',
          caseNumber: 'RG26-104417',
        },
        authority: {
          kind: 'subpoena',
          issuingCourt: 'Superior Court of California, Alameda County',
          issuedOn: dayAfter(-21),
          servedOn: dayAfter(-9),
          consumerNoticeOn: dayAfter(-16),
          earliestProductionOn: dayAfter(11),
        },
      };
    case NARROWED:
      return { scope: beforeNarrowing };
    default:
      return {};
  }
}
