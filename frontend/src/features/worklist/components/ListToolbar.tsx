import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { CalendarRegular } from '@fluentui/react-icons/svg/calendar';
import { FilterRegular } from '@fluentui/react-icons/svg/filter';
import { requestTypes } from '@portal/contract/requests/catalogs/requestTypes.ts';
import type { StatusDefinition } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { Assignee } from '@portal/contract/requests/schemas/assignee.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { ChoiceFilter } from '../../../components/list/ChoiceFilter.tsx';
import { SearchField } from '../../../components/list/SearchField.tsx';
import { useDebouncedText } from '../../../components/list/useDebouncedText.ts';
import { requestTypeLabel } from '../../requests/requestTypeLabel.ts';
import { useIsPhone } from '../views/useIsPhone.ts';
import { assigneeLabel } from '../rules/assigneeLabel.ts';
import { dateFields, type Filters, isFiltered, moreFields } from '../rules/listParams.ts';

const MoreFilters = lazyComponent(async () => (await import('./MoreFilters.tsx')).MoreFilters);
const DateFilters = lazyComponent(async () => (await import('./DateFilters.tsx')).DateFilters);

const useStyles = makeStyles({
  toolbar: { display: 'grid', gap: '12px', '@media print': { display: 'none' } },
  // Search and filters share a line where they fit, so that the requests start higher.
  oneLine: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  // The field shrinks, so that the button beside it stays in the card.
  search: {
    display: 'flex',
    gap: '8px',
    flexGrow: 1,
    flexBasis: '280px',
    minWidth: 0,
    '@media (max-width: 599px)': { '& > div': { minWidth: 0 } },
  },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    // Two filters of the same width per line.
    '@media (max-width: 599px)': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      width: '100%',
      '& > *': { maxWidth: '100%' },
    },
  },
  // Staff have more filters, whose line has a fixed width where it fits beside the search.
  besideSearch: {
    '@media (min-width: 1280px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(150px, 1fr) minmax(0, 752px)',
    },
  },
  searchOfStaff: { flexBasis: '150px', '@media (min-width: 600px)': { '& > div': { minWidth: '150px' } } },
  filtersOfStaff: {
    '@media (min-width: 600px)': { '& > span': { maxWidth: '166px' } },
    // One line, also in longer languages: the selects shrink.
    '@media (min-width: 1280px)': { flexWrap: 'nowrap', '& > span': { flexShrink: 1, minWidth: '90px' } },
  },
  filterButton: { flexShrink: 0, minWidth: '44px', minHeight: '44px' },
  hidden: { '@media (max-width: 599px)': { display: 'none' } },
  chip: { flexShrink: 0, minHeight: '44px', minWidth: 0, '@media (min-width: 600px)': { minHeight: '36px' } },
  dates: { flexBasis: '100%', gridColumn: '1 / -1' },
});

interface Props {
  filters: Filters;
  statuses: readonly StatusDefinition[];
  /** Null for clients, who cannot filter by assignee. */
  assignees: readonly Assignee[] | null;
  onFilter: (changed: Partial<Filters>, mode?: 'typing') => void;
}

/** Search and filters. The date filters, and all filters on phones, are collapsed unless the URL sets one. */
export function ListToolbar({ filters, statuses, assignees, onFilter }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const datesId = useId();
  const isClient = assignees === null;
  const moreId = useId();
  const filtersId = useId();
  const isPhone = useIsPhone();
  const [opensFilters, setOpensFilters] = useState(() => isFiltered({ ...filters, search: '' }));
  const showsFilters = !isPhone || opensFilters;
  const button = { className: styles.chip, shape: 'circular' as const };
  const [showsDates, setShowsDates] = useState(() => dateFields.some((field) => filters[field] !== ''));
  const [showsMore, setShowsMore] = useState(() => moreFields.some((field) => filters[field] !== ''));
  return (
    <div className={mergeClasses(styles.toolbar, styles.oneLine, !isClient && styles.besideSearch)}>
      <div className={mergeClasses(styles.search, !isClient && styles.searchOfStaff)}>
        <SearchBox search={filters.search} onSearch={(search) => onFilter({ search }, 'typing')} />
        {isPhone && (
          <Button
            className={styles.filterButton}
            icon={<FilterRegular />}
            aria-label={t('Filters')}
            aria-expanded={showsFilters}
            aria-controls={filtersId}
            onClick={() => setOpensFilters((open) => !open)}
          />
        )}
      </div>
      <div
        id={filtersId}
        className={mergeClasses(
          styles.line,
          !isClient && styles.filtersOfStaff,
          !showsFilters && styles.hidden,
        )}
      >
        <ChoiceFilter
          isChip
          label={t('Status')}
          all={t('All statuses')}
          choices={statuses.map(({ key, label }) => ({ value: key, label: t(label) }))}
          value={filters.status}
          onChoose={(status) => onFilter({ status })}
        />
        <ChoiceFilter
          isChip
          label={t('Request type')}
          all={t('All request types')}
          choices={requestTypes.map(({ id }) => ({ value: String(id), label: requestTypeLabel(id, t) }))}
          value={filters.requestType}
          onChoose={(requestType) => onFilter({ requestType })}
        />
        {!isClient && (
          <AssigneeFilter
            assignees={assignees}
            value={filters.assignee}
            onChoose={(assignee) => onFilter({ assignee })}
          />
        )}
        <Button
          {...button}
          icon={<CalendarRegular />}
          aria-expanded={showsDates}
          aria-controls={datesId}
          onClick={() => setShowsDates((shown) => !shown)}
        >
          {t('Date Filters')}
        </Button>
        {!isClient && (
          <Button
            {...button}
            icon={<FilterRegular />}
            aria-expanded={showsMore}
            aria-controls={moreId}
            onClick={() => setShowsMore((shown) => !shown)}
          >
            {t('More filters')}
          </Button>
        )}
      </div>
      <div id={datesId} hidden={!showsDates || !showsFilters} className={styles.dates}>
        {showsDates && showsFilters && <DateFilters filters={filters} onFilter={onFilter} />}
      </div>
      {!isClient && (
        <div id={moreId} hidden={!showsMore || !showsFilters} className={styles.dates}>
          {showsMore && showsFilters && <MoreFilters filters={filters} onFilter={onFilter} />}
        </div>
      )}
    </div>
  );
}

/** Searches requests after a pause in typing. */
function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation();
  const { text, setText, clear } = useDebouncedText(search, onSearch);
  return (
    <SearchField
      label={t('Search requests')}
      placeholder={t('Search by Order ID, Patient, Facility, Type, Status')}
      text={text}
      onChange={setText}
      onClear={clear}
    />
  );
}

interface AssigneeFilterProps {
  assignees: readonly Assignee[];
  /** Empty for anyone. */
  value: string;
  onChoose: (value: string) => void;
}

/** Filters by own, unassigned, or a person's requests. */
function AssigneeFilter({ assignees, value, onChoose }: AssigneeFilterProps) {
  const { t } = useTranslation();
  const people = assignees.map(({ userId }) => userId);
  const choices = [...new Set(['mine', 'unassigned', ...people, ...(value === '' ? [] : [value])])];
  return (
    <ChoiceFilter
      isChip
      label={t('Assigned to')}
      all={t('Any assignee')}
      choices={choices.map((choice) => ({ value: choice, label: assigneeLabel(choice, assignees, t) }))}
      value={value}
      onChoose={onChoose}
    />
  );
}
