import { expect, it } from 'vitest';
import { anActivityEntry } from '../testing/anActivityEntry.ts';
import { iconOf } from './iconOf.ts';

it.each([
  [{ kind: 'file-opened', action: 'download' }, 'downloaded'],
  [{ kind: 'file-opened', action: 'preview' }, 'viewed'],
  [{ kind: 'file-scanned', verdict: 'clean' }, 'safe'],
  [{ kind: 'file-scanned', verdict: 'infected' }, 'unsafe'],
  [{ kind: 'invoice-payment', to: 'paid' }, 'paid'],
  [{ kind: 'invoice-payment', to: 'clearing' }, 'paid'],
  [{ kind: 'invoice-payment', to: 'unpaid' }, 'prepared'],
  [{ kind: 'invoice-payment' }, 'prepared'],
  [{ kind: 'fee-payment', to: 'paid' }, 'paid'],
  [{ kind: 'file-payment', to: 'paid' }, 'paid'],
  [{ kind: 'file-refunded' }, 'paid'],
  [{ kind: 'payment-refunded' }, 'paid'],
  [{ kind: 'fee-payment' }, 'prepared'],
  [{ kind: 'invoice-settled' }, 'paid'],
  [{ kind: 'assigned' }, 'person'],
  [{ kind: 'files-deleted' }, 'deleted'],
  [{ kind: 'retention-changed' }, 'date'],
  [{ kind: 'source-infected' }, 'unsafe'],
  [{ kind: 'packet-checked' }, 'safe'],
  [{ kind: 'review-started' }, 'person'],
  [{ kind: 'submission-rejected' }, 'status'],
  [{ kind: 'something-new' }, 'other'],
])('shows %j with the icon “%s”', (overrides, icon) => {
  expect(iconOf(anActivityEntry(overrides))).toBe(icon);
});
