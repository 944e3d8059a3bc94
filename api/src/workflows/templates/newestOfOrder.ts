import { readOrder, requestsOfOrder } from '../../data/requests/access/orders.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { PortalError } from '../../errors/portalError.ts';

/** The request with an Order ID; the newest one, because two firms can use the same. Throws `not_found`. */
export async function newestOfOrder(orderId: string): Promise<RequestDocument> {
  const requestIds = requestsOfOrder(await readOrder(orderId));
  const stored = await Promise.all(requestIds.map(readRequest));
  const requests = stored.flatMap((found) => (found ? [found.value] : []));
  const [newest] = requests.toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt));
  if (newest) return newest;
  const message = 'No request has this Order ID';
  throw new PortalError('not_found', message, { fields: { orderId: message } });
}
