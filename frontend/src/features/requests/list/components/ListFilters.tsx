import { useAssignees } from '../../api/useAssignees.ts';
import { useRequestStatuses } from '../../api/useRequestStatuses.ts';
import type { Filters } from '../rules/listAddress.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { ListToolbar } from './ListToolbar.tsx';

interface Props {
  filters: Filters;
  isStaff: boolean;
  total: string | undefined;
  onFilter: (changed: Partial<Filters>, how?: 'typed') => void;
}

/** What narrows the list, and how much that leaves. */
export function ListFilters({ filters, isStaff, total, onFilter }: Props) {
  const statuses = useRequestStatuses();
  const assignees = useAssignees(isStaff);
  return (
    <div>
      <ListToolbar
        filters={filters}
        statuses={statuses}
        assignees={isStaff ? assignees : null}
        onFilter={onFilter}
      />
      <ActiveFilters filters={filters} known={{ statuses, assignees }} total={total} onFilter={onFilter} />
    </div>
  );
}
