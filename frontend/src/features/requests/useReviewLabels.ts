import type { StatusDefinition } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { AttentionLevel, SubmissionReason } from '@portal/contract/submissions/rules.ts';
import type { ReviewState, SubmissionKind } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../lib/format.ts';

interface ReviewLabels {
  readonly states: Readonly<Record<ReviewState, string>>;
  readonly kinds: Readonly<Record<SubmissionKind, string>>;
  readonly levels: Readonly<Record<AttentionLevel, string>>;
  readonly attentionReason: (reason: SubmissionReason) => string;
}

/** Labels for review states, kinds, attention levels and their reasons. */
export function useReviewLabels(): ReviewLabels {
  const { t } = useTranslation();
  return {
    states: {
      pending: t('Pending Review'),
      under_review: t('Under Review'),
      approved: t('Approved'),
      rejected: t('Rejected'),
    },
    kinds: { new: t('New request'), update: t('Update'), internal: t('Internal import') },
    levels: { high: t('High'), medium: t('Medium'), low: t('Low') },
    attentionReason: (reason) => {
      switch (reason.kind) {
        case 'overdue':
          return t('Overdue since {{day}}', { day: formatDay(reason.day, 'medium') });
        case 'due':
          return t('Due {{day}}', { day: formatDay(reason.day, 'medium') });
        case 'waiting':
          return t('Waiting for {{days}} days', { days: reason.days });
        case 'lacksLoa':
          return t('LOA missing');
      }
    },
  };
}

/** Labels and colors of review badges. StatusBadge translates the labels. */
export const reviewBadges: readonly StatusDefinition[] = [
  { key: 'pending', label: 'Pending Review', color: 'yellow', order: 1 },
  { key: 'under_review', label: 'Under Review', color: 'purple', order: 2 },
  { key: 'approved', label: 'Approved', color: 'green', order: 3 },
  { key: 'rejected', label: 'Rejected', color: 'red', order: 4 },
];

export const attentionBadges: readonly StatusDefinition[] = [
  { key: 'high', label: 'High', color: 'red', order: 1 },
  { key: 'medium', label: 'Medium', color: 'yellow', order: 2 },
  { key: 'low', label: 'Low', color: 'gray', order: 3 },
];
