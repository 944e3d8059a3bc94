import { Button } from '@fluentui/react-components';
import type { ManagedFacility } from '@portal/contract/configuration/schemas/facility.ts';
import { useTranslation } from 'react-i18next';
import { ListRow } from '../../../components/list/ListRow.tsx';
import { useCreatedByLabel } from '../lists/useCreatedByLabel.ts';

interface Props {
  facility: ManagedFacility;
  isFallback: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One facility with its actions. */
export function FacilityRow({ facility, isFallback, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const createdByLabel = useCreatedByLabel();
  const { name, description, order } = facility;
  return (
    <ListRow
      order={`#${order}`}
      head={<span>{name}</span>}
      text={description}
      details={isFallback ? undefined : createdByLabel(facility)}
      actions={
        !isFallback && (
          <>
            <Button aria-label={t('Edit {{name}}', { name })} onClick={onEdit}>
              {t('Edit')}
            </Button>
            <Button aria-label={t('Delete {{name}}', { name })} onClick={onDelete}>
              {t('Delete')}
            </Button>
          </>
        )
      }
    />
  );
}
