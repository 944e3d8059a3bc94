import type { PresentPerson } from '@portal/contract/requests/live/schemas.ts';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../lib/format.ts';

/** The names of more people would fill the screen. */
const MAX_NAMES = 2;

/** Returns a function that says who views and who edits a request: two names, of those who edit first. */
export function usePeopleLabel(): (people: readonly PresentPerson[]) => string {
  const { t } = useTranslation();
  return (people) => {
    const labels = people
      .toSorted((a, b) => Number(b.state === 'editing') - Number(a.state === 'editing'))
      .slice(0, MAX_NAMES)
      .map(({ name, state }) =>
        state === 'editing' ? t('{{name}} is editing', { name }) : t('{{name}} is viewing', { name }),
      );
    const others = people.length - labels.length;
    return formatList(others > 0 ? [...labels, t('{{number}} more', { number: others })] : labels);
  };
}
