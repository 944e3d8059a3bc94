import { type ActivityGroup, activityGroups } from '@portal/contract/requests/schemas/requestActivity.ts';
import { useTranslation } from 'react-i18next';
import { PillButton } from '../../../components/buttons/PillButton.tsx';
import { Row } from '../../../components/layout/pieces.tsx';

interface Props {
  group: ActivityGroup;
  onChoose: (group: ActivityGroup) => void;
}

/** Filter by kind of activity. */
export function ActivityFilter({ group, onChoose }: Props) {
  const { t } = useTranslation();
  const labels: Record<ActivityGroup, string> = {
    all: t('All'),
    changes: t('Changes'),
    views: t('Views'),
    downloads: t('Downloads'),
  };
  return (
    <Row role="group" aria-label={t('Activity type')} gap={8} align="stretch">
      {activityGroups.map((value) => (
        <PillButton key={value} isSelected={value === group} onClick={() => onChoose(value)}>
          {labels[value]}
        </PillButton>
      ))}
    </Row>
  );
}
