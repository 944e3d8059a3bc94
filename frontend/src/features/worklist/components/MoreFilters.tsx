import { makeStyles, tokens } from '@fluentui/react-components';
import { reviewStates } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '../../../components/list/ChoiceFilter.tsx';
import { facilitiesQuery } from '../../requests/api/facilitiesQuery.ts';
import type { Filters } from '../rules/listParams.ts';
import { reviewLabel } from '../rules/reviewLabel.ts';

const useStyles = makeStyles({
  panel: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    gap: '8px',
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
});

interface Props {
  filters: Filters;
  onFilter: (changed: Partial<Filters>) => void;
}

/** The filters of staff that are used less often. */
export function MoreFilters({ filters, onFilter }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const facilities = useQuery(facilitiesQuery).data ?? [];
  return (
    <div className={styles.panel}>
      <ChoiceFilter
        label={t('Due')}
        all={t('Any due date')}
        choices={[
          { value: 'overdue', label: t('Overdue') },
          { value: 'due_soon', label: t('Due soon') },
        ]}
        value={filters.dueState}
        onChoose={(dueState) => onFilter({ dueState })}
      />
      <ChoiceFilter
        label={t('Review')}
        all={t('Any review')}
        choices={reviewStates.map((state) => ({ value: state, label: reviewLabel(state, t) }))}
        value={filters.review}
        onChoose={(review) => onFilter({ review })}
      />
      <ChoiceFilter
        label={t('Payment')}
        all={t('Paid and unpaid')}
        choices={[{ value: 'true', label: t('Unpaid') }]}
        value={filters.unpaid}
        onChoose={(unpaid) => onFilter({ unpaid })}
      />
      <ChoiceFilter
        label={t('Update')}
        all={t('Any update')}
        choices={[{ value: 'true', label: t('Has an update') }]}
        value={filters.hasUpdate}
        onChoose={(hasUpdate) => onFilter({ hasUpdate })}
      />
      <ChoiceFilter
        label={t('Facility')}
        all={t('All facilities')}
        choices={facilities.map(({ name }) => ({ value: name, label: name }))}
        value={filters.facility}
        onChoose={(facility) => onFilter({ facility })}
      />
    </div>
  );
}
