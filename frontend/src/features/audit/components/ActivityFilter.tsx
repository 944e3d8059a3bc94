import { makeStyles } from '@fluentui/react-components';
import { type ActivityGroup, activityGroups } from '@portal/contract/requests/schemas/requestActivity.ts';
import { useTranslation } from 'react-i18next';
import { PillButton } from '../../../components/buttons/PillButton.tsx';

const useStyles = makeStyles({
  group: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface Props {
  group: ActivityGroup;
  onChoose: (group: ActivityGroup) => void;
}

/** Filter by kind of activity. */
export function ActivityFilter({ group, onChoose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const labels: Record<ActivityGroup, string> = {
    all: t('All'),
    changes: t('Changes'),
    views: t('Views'),
    downloads: t('Downloads'),
  };
  return (
    <div role="group" aria-label={t('Activity type')} className={styles.group}>
      {activityGroups.map((value) => (
        <PillButton key={value} isSelected={value === group} onClick={() => onChoose(value)}>
          {labels[value]}
        </PillButton>
      ))}
    </div>
  );
}
