import type { NextStep } from '@portal/contract/requests/schemas/nextStep.ts';
import type { TFunction } from 'i18next';
import { dollarsToCents } from '../../../lib/dollarsToCents.ts';
import { formatDate, formatMoney } from '../../../lib/format.ts';

interface NextStepLabels {
  /** What the request waits for; empty if for nothing. */
  readonly text: string;
  /** The button of what the client can do, with its accessible name; null if the client can do nothing. */
  readonly action: { readonly label: string; readonly accessibleName: string } | null;
}

/** The texts of a request's next step in the list. */
export function nextStepLabels(step: NextStep, orderId: string, t: TFunction): NextStepLabels {
  switch (step.kind) {
    case 'pay':
      return {
        text: t('{{amount}} to pay', { amount: formatMoney(dollarsToCents(step.amount)) }),
        action: { label: t('Pay'), accessibleName: t('Pay for order {{orderId}}', { orderId }) },
      };
    case 'verify':
      return {
        text: t('Verify your bank account'),
        action: {
          label: t('Verify'),
          accessibleName: t('Verify the account for order {{orderId}}', { orderId }),
        },
      };
    case 'update':
      return {
        text: t('Information is missing'),
        action: {
          label: t('Update', { context: 'action' }),
          accessibleName: t('Update order {{orderId}}', { orderId }),
        },
      };
    case 'download':
      return {
        text: t('{{count}} documents to download', { count: step.files }),
        action: {
          label: t('Download'),
          accessibleName: t('Download documents of order {{orderId}}', { orderId }),
        },
      };
    case 'clearing':
      return { text: t('Bank payment clearing'), action: null };
    case 'embargo':
      return {
        text: t('Documents available on {{date}}', { date: formatDate(step.availableAt, 'medium') }),
        action: null,
      };
    case 'staff':
      return { text: t('We are working on it'), action: null };
    case 'closed':
      return { text: '', action: null };
  }
}
