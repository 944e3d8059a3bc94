import { PAYABLE_DAYS, VERIFIABLE_DAYS } from '@portal/contract/files/rules/draftLimits.ts';
import { startAnonymousRequest } from '../../../lib/session/tabs/tabOwner.ts';
import { paymentStore, type StoredPayment } from '../../payments/fee/storedPayment.ts';
import { draftStore } from '../../requests/draft/draftStore.ts';
import type { RefusedFile } from '../../uploads/uploadedFile.ts';
import { emptyValues, type WizardValues } from '../../requests/draft/wizardValues.ts';
import { firstFailingStep } from '../rules/problemsOfStep.ts';
import { PAYMENT_STEP, REVIEW_STEP } from '../steps.ts';

const DAY_MS = 24 * 3_600_000;

/** A warning about the draft, shown to the person. */
export type DraftWarning =
  /** The server no longer stores the draft. `since`: instant of the last change. */
  | { kind: 'stale'; since: string }
  /** The draft has a new id. These files must be uploaded again. */
  | { kind: 'renewed'; files: readonly string[] };

export interface OpenedDraft {
  draftId: string;
  values: WizardValues;
  /** Social Security digits were entered before a reload and must be entered again. */
  ssnLost: boolean;
  furthestStep: number;
  /** The payment stored in this tab. The server must confirm it. */
  claimedPayment: StoredPayment | null;
  warning: DraftWarning | null;
  /** Files that were not accepted before a reload. */
  refusedFiles?: readonly RefusedFile[] | undefined;
}

/** Restores the draft of this tab, up to the last step that is still valid, or starts a new one. */
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
      warning: null,
    };
  }
  const values = { ...emptyValues, ...stored.values };
  const claimedPayment = paymentStore.read();
  const paid = claimedPayment?.success ?? false;
  const ssnLost = stored.ssnEntered && !paid;
  const furthest = Math.min(stored.furthestStep, firstFailingStep(values, []) ?? PAYMENT_STEP);
  const retentionPeriodDays = claimedPayment?.status === 'requires_action' ? VERIFIABLE_DAYS : PAYABLE_DAYS;
  const age = stored.savedAt === undefined ? 0 : Date.now() - Date.parse(stored.savedAt);
  const stale = !paid && age > retentionPeriodDays * DAY_MS;
  return {
    draftId: stored.draftId,
    values,
    refusedFiles: stored.refusedFiles,
    ssnLost,
    furthestStep: ssnLost || stale ? Math.min(furthest, REVIEW_STEP) : furthest,
    claimedPayment: paid ? claimedPayment : null,
    warning: stale && stored.savedAt ? { kind: 'stale', since: stored.savedAt } : null,
  };
}
