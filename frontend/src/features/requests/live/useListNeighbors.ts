import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { useAskForPosition } from './positionChannel.ts';
import { type ListPosition, readListPosition } from './rules/listPosition.ts';

/** The position in the list from which a request was opened, in this tab or another, and functions to open the requests next to it in its place. */
export function useListNeighbors(requestId: string) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const own = readListPosition(useLocation().state);
  const [answered, setAnswered] = useState<{ requestId: string; position: ListPosition } | null>(null);
  const position = own ?? (answered?.requestId === requestId ? answered.position : null);
  useAskForPosition(own ? null : requestId, (at) => setAnswered({ requestId, position: at }));
  const open = (id: string, at: ListPosition | null) =>
    void navigate(`/dashboard/request/${id}`, { replace: true, state: at && { position: at } });

  async function openNeighbor(by: 1 | -1) {
    if (!position) {
      const message = t('Open a request from the list to move through the list with J and K.');
      return toasts.show({ type: 'info', message });
    }
    const index = position.ids.indexOf(requestId);
    const neighbor = index === -1 ? position.ids[0] : position.ids[index + by];
    if (neighbor) return open(neighbor, position);
    const next = await nextPage(position, by).catch(() => null);
    const id = by === 1 ? next?.ids[0] : next?.ids.at(-1);
    if (next && id) return open(id, next);
    toasts.show({ type: 'info', message: t('The list has no more requests in this direction.') });
  }
  return { position, open, openNeighbor };
}

async function nextPage(position: ListPosition, by: 1 | -1): Promise<ListPosition | null> {
  const page = position.query.page + by;
  if (page < 1 || position.isOnlyPage) return null;
  const { after: _after, before: _before, ...rest } = position.query;
  const query = { ...rest, page };
  const { requests } = await call(getAllClientRequests, { query });
  const address = new URL(position.from, window.location.origin);
  if (page === 1) address.searchParams.delete('page');
  else address.searchParams.set('page', String(page));
  return {
    from: `${address.pathname}${address.search}`,
    query,
    ids: requests.map(({ _id }) => _id),
    scrollY: 0,
  };
}
