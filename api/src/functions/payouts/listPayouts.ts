import { listPayouts } from '@portal/contract/payouts/endpoints.ts';
import { readCopiedRange } from '../../data/payouts/copyProgress.ts';
import { queryPayouts } from '../../data/payouts/payouts.ts';
import { payoutViewOf } from '../../domain/payouts/payout.ts';
import { endpoint } from '../../http/endpoint.ts';

const PAGE_SIZE = 50;

/** GET /api/listPayouts: Stripe's payouts of a range of days, newest first. */
endpoint(listPayouts, async ({ query: { cursor, ...days } }) => {
  const [listed, copied] = await Promise.all([
    queryPayouts({ ...days, before: cursor, limit: PAGE_SIZE + 1 }),
    readCopiedRange(),
  ]);
  const page = listed.slice(0, PAGE_SIZE);
  return {
    data: {
      payouts: page.map(({ payout }) => payoutViewOf(payout)),
      nextCursor: listed.length > PAGE_SIZE ? page.at(-1)!.sortKey : null,
      copied,
    },
  };
});
