import { PAYABLE_DAYS, VERIFIABLE_DAYS } from '@portal/contract/files/rules/draftLimits.ts';
import { startAnonymousRequest } from '../../../lib/session/tabs/tabOwner.ts';
import { paymentStore, type StoredPayment } from '../../payments/fee/storedPayment.ts';
import { draftStore } from '../../requests/draft/draftStore.ts';
import { emptyValues, type WizardValues } from '../../requests/draft/wizardValues.ts';
import { firstFailingStep } from '../rules/problemsOfStep.ts';
import { PAYMENT_STEP, REVIEW_STEP } from '../steps.ts';

const DAY_MS = 24 * 3_600_000;

/** What the person should know of the draft before going on. */
export type DraftWarning =
  /** It was last changed on that day (an instant), longer ago than the server keeps it. */
  | { kind: 'stale'; since: string }
  /** The draft has a new id. These files must be uploaded again. */
  | { kind: 'renewed'; files: readonly string[] };

export interface OpenedDraft {
  draftId: string;
  values: WizardValues;
  /** Digits of a Social Security number had been given before the page was loaded again, and must be given again. */
  ssnLost: boolean;
  furthestStep: number;
  /** What this tab remembers of a payment; the server has the last word. */
  claimedPayment: StoredPayment | null;
  news: DraftWarning | null;
}

/** The draft of this tab as far as it can be trusted after a reload, or a new one. */
export function openDraft(): OpenedDraft {
  const stored = draftStore.read();
  if (!stored) {
    startAnonymousRequest();
    return {
      draftId: crypto.randomUUID(),
      values: emptyValues,
      ssnLost: false,
      furthestStep: 1,
      claimedPayment: null,
      news: null,
    };
  }
  const values = { ...emptyValues, ...stored.values };
  const claimedPayment = paymentStore.read();
  const paid = claimedPayment?.success ?? false;
  const ssnLost = stored.ssnWasGiven && !paid;
  const furthest = Math.min(stored.furthestStep, firstFailingStep(values, []) ?? PAYMENT_STEP);
  const retentionPeriodDays = claimedPayment?.status === 'requires_action' ? VERIFIABLE_DAYS : PAYABLE_DAYS;
  const age = stored.savedAt === undefined ? 0 : Date.now() - Date.parse(stored.savedAt);
  const stale = !paid && age > retentionPeriodDays * DAY_MS;
  return {
    draftId: stored.draftId,
    values,
    ssnLost,
    furthestStep: ssnLost || stale ? Math.min(furthest, REVIEW_STEP) : furthest,
    claimedPayment: paid ? claimedPayment : null,
    news: stale && stored.savedAt ? { kind: 'stale', since: stored.savedAt } : null,
  };
}
