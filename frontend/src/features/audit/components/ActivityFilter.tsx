import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ActivityGroup, activityGroups } from '@portal/contract/requests/schemas/requestActivity.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';

const useStyles = makeStyles({
  group: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  button: { minWidth: 0, minHeight: '36px', borderRadius: tokens.borderRadiusCircular },
  selected: {
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    border: `1px solid ${tokens.colorBrandStroke1}`,
    ':hover': { color: tokens.colorBrandForeground2, backgroundColor: tokens.colorBrandBackground2Hover },
  },
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
    <div role="group" aria-label={t('Kind of activity')} className={styles.group}>
      {activityGroups.map((value) => (
        <Button
          key={value}
          aria-pressed={value === group}
          className={mergeClasses(styles.button, value === group && styles.selected)}
          onClick={() => onChoose(value)}
        >
          {labels[value]}
        </Button>
      ))}
    </div>
  );
}
