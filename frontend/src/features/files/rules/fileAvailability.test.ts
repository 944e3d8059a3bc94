import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { expect, it } from 'vitest';
import { aFile, aReleasedFile } from '../../requests/testing/aRequest.ts';
import { fileAvailability } from './fileAvailability.ts';

const LATER = '2026-03-04T10:00:00.000Z';
const EARLIER = '2026-03-01T10:00:00.000Z';
const withheld: Partial<FileView> = { isViewable: false, isDownloadable: false };
const unpaid = { requiresPayment: true, chargeAmount: 25.5 };
const paid = { ...unpaid, isPaid: true };

it.each<[string, FileView, ReturnType<typeof fileAvailability>]>([
  ['not scanned', aFile({ scan: 'pending', ...withheld }), { kind: 'scanning' }],
  ['infected', aFile({ scan: 'infected', ...withheld }), { kind: 'blocked' }],
  ['the client’s own', aFile(), { kind: 'ready' }],
  [
    'deleted by retention',
    aReleasedFile({ ...withheld, deletedAt: EARLIER }, unpaid),
    { kind: 'deleted', at: EARLIER },
  ],
  [
    'withdrawn',
    aReleasedFile({ ...withheld, withdrawnAt: EARLIER, deletedAt: EARLIER }, unpaid),
    { kind: 'withdrawn', at: EARLIER },
  ],
  ['free', aReleasedFile(), { kind: 'ready' }],
  [
    'free under an embargo',
    aReleasedFile({ isDownloadable: false }, { availableAt: LATER }),
    { kind: 'embargoed', availableAt: LATER },
  ],
  [
    'unpaid',
    aReleasedFile(withheld, unpaid),
    { kind: 'unpaid', chargeCents: 2550, availableAt: null, hasFailed: false },
  ],
  [
    'unpaid under an embargo',
    aReleasedFile(withheld, { ...unpaid, availableAt: LATER }),
    { kind: 'unpaid', chargeCents: 2550, availableAt: LATER, hasFailed: false },
  ],
  [
    'unpaid after a failed bank payment',
    aReleasedFile(withheld, { ...unpaid, paymentState: 'failed' }),
    { kind: 'unpaid', chargeCents: 2550, availableAt: null, hasFailed: true },
  ],
  ['clearing', aReleasedFile(withheld, { ...unpaid, paymentState: 'clearing' }), { kind: 'clearing' }],
  ['unpaid for staff', aReleasedFile({}, unpaid), { kind: 'ready' }],
  [
    'in its download window',
    aReleasedFile({}, { ...paid, downloadUntil: LATER }),
    { kind: 'window', until: LATER },
  ],
  [
    'downloaded and can be downloaded again',
    aReleasedFile({ downloadedAt: EARLIER, downloadAgainUntil: LATER }, paid),
    { kind: 'downloaded', downloadedAt: EARLIER, againUntil: LATER },
  ],
  [
    'downloaded',
    aReleasedFile({ ...withheld, downloadedAt: EARLIER }, paid),
    { kind: 'downloaded', downloadedAt: EARLIER, againUntil: null },
  ],
  ['after its download window', aReleasedFile(withheld, paid), { kind: 'withheld' }],
])('returns the availability of a file: %s', (_, file, availability) => {
  expect(fileAvailability(file)).toEqual(availability);
});
