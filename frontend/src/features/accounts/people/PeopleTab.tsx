import { Button, makeStyles } from '@fluentui/react-components';
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add';
import { roles } from '@portal/contract/accounts/catalogs/roles.ts';
import type { QueryInputOf } from '@portal/contract/endpoint.ts';
import { type AccountState, listUsers, type PersonView } from '@portal/contract/accounts/endpoints/people.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { ChoiceFilter } from '../../../components/list/ChoiceFilter.tsx';
import { SearchField } from '../../../components/list/SearchField.tsx';
import { useDebouncedText } from '../../../components/list/useDebouncedText.ts';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { call } from '../../../lib/api.ts';
import { refreshOptions } from '../../../lib/query/refreshOptions.ts';
import { ListFrame } from '../../../components/list/ListFrame.tsx';
import { ListRow } from '../../../components/list/ListRow.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { nameOfPerson } from './nameOfPerson.ts';
import { PersonDialog } from './PersonDialog.tsx';
import { usePeopleLabels } from './usePeopleLabels.ts';

type PeopleFilter = Required<Pick<QueryInputOf<typeof listUsers>, 'search' | 'role' | 'state'>> & {
  page: number;
};

function peopleQuery(filter: PeopleFilter) {
  return queryOptions({
    ...refreshOptions,
    queryKey: ['management', 'people', filter],
    queryFn: ({ signal }) => call(listUsers, { query: filter, signal }),
    placeholderData: keepPreviousData,
  });
}

const useStyles = makeStyles({
  pages: { display: 'flex', justifyContent: 'flex-end', gap: '8px', '& button': { minHeight: '40px' } },
});

const states: readonly AccountState[] = ['active', 'invited', 'disabled'];
const NO_FILTER: PeopleFilter = { search: '', role: 'all', state: 'all', page: 1 };

/** The list of accounts, where admins search, invite and manage people. */
export function PeopleTab() {
  const { t } = useTranslation();
  const styles = useStyles();
  const labels = usePeopleLabels();
  const [filter, setFilter] = useState(NO_FILTER);
  const [isInviting, setInviting] = useState(false);
  const [managed, setManaged] = useState<PersonView | null>(null);
  const updateFilter = (change: Partial<PeopleFilter>) => setFilter({ ...filter, page: 1, ...change });
  const { text, setText, clear } = useDebouncedText(filter.search, (search) => updateFilter({ search }));
  const query = useQuery(peopleQuery(filter));
  const { data, error } = query;
  const { page } = filter;
  const current = data?.users.find(({ userId }) => userId === managed?.userId) ?? managed;
  return (
    <>
      <ListFrame
        title={t('People')}
        actions={
          <Button appearance="primary" icon={<PersonAddRegular />} onClick={() => setInviting(true)}>
            {t('Invite')}
          </Button>
        }
        notices={<LoadError query={query} title={t('Failed to load people')} />}
        tools={
          <>
            <SearchField
              label={t('Search people')}
              placeholder={t('Search by name or email')}
              text={text}
              onChange={setText}
              onClear={clear}
            />
            <ChoiceFilter
              label={t('Role')}
              all={t('All roles')}
              choices={roles.map((value) => ({ value, label: labels.role[value] }))}
              value={filter.role === 'all' ? '' : filter.role}
              onChoose={(value) => updateFilter({ role: roles.find((role) => role === value) ?? 'all' })}
            />
            <ChoiceFilter
              label={t('State')}
              all={t('All states')}
              choices={states.map((value) => ({ value, label: labels.state[value] }))}
              value={filter.state === 'all' ? '' : filter.state}
              onChoose={(value) => updateFilter({ state: states.find((state) => state === value) ?? 'all' })}
            />
          </>
        }
        empty={data?.users.length === 0 ? t('No people match. Change the search or the filters.') : null}
      >
        {data?.users.map((person) => (
          <PersonRow key={person.userId} person={person} onManage={() => setManaged(person)} />
        ))}
      </ListFrame>
      {!data && !error && <ScreenSkeleton />}
      {data && (page > 1 || data.pagination.hasNext) && (
        <nav className={styles.pages} aria-label={t('Pages')}>
          <Button disabledFocusable={page === 1} onClick={() => setFilter({ ...filter, page: page - 1 })}>
            {t('Previous')}
          </Button>
          <Button
            disabledFocusable={!data.pagination.hasNext}
            onClick={() => setFilter({ ...filter, page: page + 1 })}
          >
            {t('Next')}
          </Button>
        </nav>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {current && <PersonDialog person={current} onClose={() => setManaged(null)} />}
    </>
  );
}

const toneOf = { active: 'good', invited: 'plain', disabled: 'attention' } as const;

/** One account: name, role, state and last sign-in. */
function PersonRow({ person, onManage }: { person: PersonView; onManage: () => void }) {
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
