import { Button } from '@fluentui/react-components';
import type { PersonView } from '@portal/contract/accounts/endpoints/people.ts';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { ListRow } from '../../../components/list/ListRow.tsx';
import { nameOfPerson } from './nameOfPerson.ts';
import { usePeopleLabels } from './usePeopleLabels.ts';

const toneOf = { active: 'good', invited: 'plain', disabled: 'attention' } as const;

/** One account: name, role, state and last sign-in. */
export function PersonRow({ person, onManage }: { person: PersonView; onManage: () => void }) {
  const { t } = useTranslation();
  const labels = usePeopleLabels();
  const { email, role, state, twoStep, lastSignInAt } = person;
  const name = nameOfPerson(person);
  return (
    <ListRow
      head={
        <>
          <span>{name}</span>
          <Mark>{labels.role[role]}</Mark>
          <Mark tone={toneOf[state]}>{labels.state[state]}</Mark>
          {twoStep && <Mark>{t('Two-step sign-in')}</Mark>}
        </>
      }
      text={name === email ? undefined : email}
      details={
        lastSignInAt
          ? t('Last sign-in: {{when}}', { when: formatDateTime(lastSignInAt) })
          : t('Never signed in')
      }
      actions={
        <Button aria-label={t('Manage {{name}}', { name })} onClick={onManage}>
          {t('Manage')}
        </Button>
      }
    />
  );
}
