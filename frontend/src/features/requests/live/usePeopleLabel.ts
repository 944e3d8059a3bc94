import type { PresentPerson } from '@portal/contract/requests/live/schemas.ts';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../lib/format.ts';

/** Returns a function that says who views and who edits a request. */
export function usePeopleLabel(): (people: readonly PresentPerson[]) => string {
  const { t } = useTranslation();
  return (people) =>
    formatList(
      people.map(({ name, state }) =>
        state === 'editing' ? t('{{name}} is editing', { name }) : t('{{name}} is viewing', { name }),
      ),
    );
}
