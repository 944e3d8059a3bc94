import { missingNames } from '@portal/contract/submissions/missingDetails.ts';
import type { ReviewedSubmission } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../lib/format.ts';
import { openReview } from './rules/openReview.ts';

/** Says why the submission is not approved; null if it is, or is not reviewed. */
export function useReviewText(review: ReviewedSubmission | null | undefined): string | null {
  const { t } = useTranslation();
  switch (openReview(review)) {
    case 'rejected':
      return t('The submission is rejected: {{reasons}}', {
        reasons: formatList(
          missingNames(
            review?.missing ?? [],
            review?.details?.map(({ detail }) => detail),
          ).map((name) => t(name)),
        ),
      });
    case 'waiting':
      return t('We are waiting for the client’s answer.');
    case 'undecided':
      return t('The submission isn’t approved yet.');
    case null:
      return null;
  }
}
