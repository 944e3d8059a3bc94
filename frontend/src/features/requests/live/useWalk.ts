import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { type ListPlace, readListPlace } from './rules/listPlace.ts';

/** The place in the list from which a request was opened, and functions to open its neighbors in place of it. */
export function useWalk(requestId: string) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const place = readListPlace(useLocation().state);
  const show = (id: string, at: ListPlace | null) =>
    void navigate(`/dashboard/request/${id}`, { replace: true, state: at && { place: at } });

  async function walk(by: 1 | -1) {
    if (!place) return;
    const index = place.ids.indexOf(requestId);
    const neighbor = index === -1 ? place.ids[0] : place.ids[index + by];
    if (neighbor) return show(neighbor, place);
    const next = await nextPage(place, by).catch(() => null);
    const id = by === 1 ? next?.ids[0] : next?.ids.at(-1);
    if (next && id) return show(id, next);
    toasts.show({ type: 'info', message: t('The list has no more requests in this direction.') });
  }
  return { place, show, walk };
}

async function nextPage(place: ListPlace, by: 1 | -1): Promise<ListPlace | null> {
  const page = place.query.page + by;
  if (page < 1) return null;
  const { after: _after, before: _before, ...rest } = place.query;
  const query = { ...rest, page };
  const { requests } = await call(getAllClientRequests, { query });
  const address = new URL(place.from, window.location.origin);
  if (page === 1) address.searchParams.delete('page');
  else address.searchParams.set('page', String(page));
  return {
    from: `${address.pathname}${address.search}`,
    query,
    ids: requests.map(({ _id }) => _id),
    scrollY: 0,
  };
}
