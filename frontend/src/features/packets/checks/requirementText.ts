import type { PageCheckRule } from '@portal/contract/packets/pageChecks.ts';
import type { TFunction } from 'i18next';

/** Which pages must be checked. */
export function requirementText(
  { requirement, share }: Pick<PageCheckRule, 'requirement' | 'share'>,
  t: TFunction,
): string {
  switch (requirement) {
    case 'flagged':
      return t('Flagged pages');
    case 'all':
      return t('All pages');
    case 'share':
      return t('Flagged pages, and {{share}}% of the others', { share });
    case 'nothing':
      return t('Only pages of another person');
  }
}
