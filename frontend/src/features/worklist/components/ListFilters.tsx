import { memo, useDeferredValue } from 'react';
import { useAssignees } from '../../requests/api/useAssignees.ts';
import { useRequestStatuses } from '../../requests/api/useRequestStatuses.ts';
import type { Filters } from '../rules/listParams.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { ListToolbar } from './ListToolbar.tsx';

// Drawn in short tasks when the configured statuses come, as the rows.
const Toolbar = memo(ListToolbar);

interface Props {
  filters: Filters;
  isStaff: boolean;
  total: string | undefined;
  onFilter: (changed: Partial<Filters>, mode?: 'typing') => void;
}

/** Search and filters of the list with the number of results. */
export function ListFilters({ filters, isStaff, total, onFilter }: Props) {
  const statuses = useDeferredValue(useRequestStatuses());
  const assignees = useAssignees(isStaff, filters.assignee);
  return (
    <div>
      <Toolbar
        filters={filters}
        statuses={statuses}
        assignees={isStaff ? assignees : null}
        onFilter={onFilter}
      />
      <ActiveFilters filters={filters} options={{ statuses, assignees }} total={total} onFilter={onFilter} />
    </div>
  );
}
