import { Button, makeStyles } from '@fluentui/react-components';
import { attentionLevels } from '@portal/contract/submissions/rules.ts';
import { reviewStates, submissionKinds } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '../../../components/list/ChoiceFilter.tsx';
import { SearchField } from '../../../components/list/SearchField.tsx';
import { useDebouncedText } from '../../../components/list/useDebouncedText.ts';
import { useReviewLabels } from '../../requests/useReviewLabels.ts';
import { isQueueFiltered, noQueueFilters, oneOf, type QueueFilters } from '../rules/queueParams.ts';

const useStyles = makeStyles({
  bar: { display: 'grid', gap: '12px', '@media print': { display: 'none' } },
  line: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 148px), 1fr))',
    gap: '8px',
    // A long choice must not widen its column.
    '& > *': { minWidth: 0, maxWidth: 'none' },
    '@media (max-width: 599px)': { '& > :nth-child(5)': { gridColumn: '1 / -1' } },
  },
  button: { minHeight: '44px', justifySelf: 'start' },
});

interface Props {
  filters: QueueFilters;
  onFilter: (changed: Partial<QueueFilters>, mode?: 'typing') => void;
}

/** Search, filters and sort order of the queue. */
export function QueueFilterBar({ filters, onFilter }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const labels = useReviewLabels();
  const { text, setText, clear } = useDebouncedText(filters.search, (search) =>
    onFilter({ search }, 'typing'),
  );
  return (
    <div className={styles.bar}>
      <SearchField
        label={t('Search submissions')}
        placeholder={t('Search by Order ID, Patient, Facility, Type, Status')}
        text={text}
        onChange={setText}
        onClear={clear}
      />
      <div className={styles.line}>
        <ChoiceFilter
          isChip
          label={t('Review state')}
          all={t('Awaiting decision')}
          choices={[
            ...reviewStates.map((state) => ({ value: state, label: labels.states[state] })),
            { value: 'all', label: t('All states') },
          ]}
          value={filters.state}
          onChoose={(state) => onFilter({ state: oneOf([...reviewStates, 'all'], state) })}
        />
        <ChoiceFilter
          isChip
          label={t('Attention')}
          all={t('Any attention level')}
          choices={attentionLevels.map((level) => ({ value: level, label: labels.levels[level] }))}
          value={filters.attention}
          onChoose={(attention) => onFilter({ attention: oneOf(attentionLevels, attention) })}
        />
        <ChoiceFilter
          isChip
          label={t('Submission type')}
          all={t('All types')}
          choices={submissionKinds.map((kind) => ({ value: kind, label: labels.kinds[kind] }))}
          value={filters.kind}
          onChoose={(kind) => onFilter({ kind: oneOf(submissionKinds, kind) })}
        />
        <ChoiceFilter
          isChip
          label={t('Assigned to')}
          all={t('Any assignee')}
          choices={[{ value: 'mine', label: t('Assigned to me') }]}
          value={filters.assignee}
          onChoose={(assignee) => onFilter({ assignee: oneOf(['mine'], assignee) })}
        />
        <ChoiceFilter
          isChip
          label={t('Sort order')}
          all={t('Oldest first')}
          choices={[{ value: 'newest', label: t('Newest first') }]}
          value={filters.sort}
          onChoose={(sort) => onFilter({ sort: oneOf(['newest'], sort) })}
        />
        {isQueueFiltered(filters) && (
          <Button className={styles.button} appearance="subtle" onClick={() => onFilter(noQueueFilters)}>
            {t('Clear All')}
          </Button>
        )}
      </div>
    </div>
  );
}
