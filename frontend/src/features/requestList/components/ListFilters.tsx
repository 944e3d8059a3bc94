import { useRequestStatuses } from '../../tracker/api/useRequestStatuses.ts';
import type { Filters } from '../rules/listAddress.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { ListToolbar } from './ListToolbar.tsx';

interface Props {
  filters: Filters;
  total: string | undefined;
  onFilter: (changed: Partial<Filters>, how?: 'typed') => void;
}

/** What narrows the list, and how much that leaves. */
export function ListFilters({ filters, total, onFilter }: Props) {
  const statuses = useRequestStatuses();
  return (
    <div>
      <ListToolbar filters={filters} statuses={statuses} onFilter={onFilter} />
      <ActiveFilters filters={filters} statuses={statuses} total={total} onFilter={onFilter} />
    </div>
  );
}
