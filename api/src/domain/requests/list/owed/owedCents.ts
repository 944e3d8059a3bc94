import { owedItemsOf } from './owedItems.ts';

/** The total in cents of what the client has not paid of a request. */
export function owedCentsOf(request: Parameters<typeof owedItemsOf>[0]): number {
  return owedItemsOf(request).reduce((sum, { cents }) => sum + cents, 0);
}
