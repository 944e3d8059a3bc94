import type { TFunction } from 'i18next';

/** The label of a review state. */
export function reviewLabel(state: string, t: TFunction): string {
  switch (state) {
    case 'pending':
      return t('Pending Review');
    case 'under_review':
      return t('Under Review');
    case 'approved':
      return t('Approved');
    case 'rejected':
      return t('Rejected');
    default:
      return t('None');
  }
}
