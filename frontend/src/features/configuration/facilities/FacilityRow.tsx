import type { ManagedFacility } from '@portal/contract/configuration/schemas/facility.ts';
import { DeleteButton, EditButton } from '../../../components/list/ItemActions.tsx';
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
            <EditButton name={name} onClick={onEdit} />
            <DeleteButton name={name} onClick={onDelete} />
          </>
        )
      }
    />
  );
}
