import { displayPhone } from '@portal/contract/fields/entered/phone.ts';
import type { ManagedLocation } from '@portal/contract/configuration/schemas/copyService.ts';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { DeleteButton, EditButton } from '../../../components/list/ItemActions.tsx';
import { ListRow } from '../../../components/list/ListRow.tsx';

interface Props {
  location: ManagedLocation;
  position: number;
  canEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One location with its actions. */
export function LocationRow({ location, position, canEdit, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const { name, address, email, phone, isActive } = location;
  return (
    <ListRow
      order={`#${position}`}
      head={
        <>
          <span>{name}</span>
          {!isActive && <Mark tone="attention">{t('Inactive', { context: 'location' })}</Mark>}
        </>
      }
      text={address}
      details={[email, displayPhone(phone)].filter(Boolean).join(' · ')}
      actions={
        canEdit && (
          <>
            <EditButton name={name} onClick={onEdit} />
            <DeleteButton name={name} onClick={onDelete} />
          </>
        )
      }
    />
  );
}
