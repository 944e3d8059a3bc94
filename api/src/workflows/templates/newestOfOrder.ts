import { readOrder, requestsOfOrder } from '../../data/requests/access/orders.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { PortalError } from '../../errors/portalError.ts';

/** The request with an Order ID; the newest one, because two firms can use the same. Throws `not_found`. */
export async function newestOfOrder(orderId: string): Promise<RequestRoot> {
  const requestIds = requestsOfOrder(await readOrder(orderId));
  const stored = await Promise.all(requestIds.map(readRequest));
  const roots = stored.flatMap((found) => (found ? [found.value] : []));
  const [newest] = roots.toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt));
  if (newest) return newest;
  const message = 'No request has this Order ID';
  throw new PortalError('not_found', message, { fields: { orderId: message } });
}
