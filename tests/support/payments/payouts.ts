import type {
  exportTransactions,
  listPayouts,
  listTransactions,
} from '@portal/contract/payouts/endpoints.ts';
import * as payoutEndpoints from '@portal/contract/payouts/endpoints.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import type { PayoutView, TransactionView } from '@portal/contract/payouts/schemas.ts';
import type Stripe from 'stripe';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { dataOf } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { eventually } from '../portal/eventually.ts';
import { stripeOf } from '../requests/order.ts';

interface Addresses {
  readonly api: string;
  readonly stripe: string;
}

type Filters = { readonly kind?: TransactionView['kind']; readonly order?: string };

/** Yesterday to tomorrow in UTC, for a test that runs at midnight. */
export function aroundToday(): { startDate: string; endDate: string } {
  const day = (shift: number) => new Date(Date.now() + shift * 24 * 3_600_000).toISOString().slice(0, 10);
  return { startDate: day(-1), endDate: day(1) };
}

/** Calls a control of the Stripe emulator. */
async function control<Result>({ stripe }: Addresses, name: string, body: object): Promise<Result> {
  const response = await fetch(new URL(`/__test/${name}`, stripe), {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${name} returned ${response.status}`);
  return (await response.json()) as Result;
}

/** Pays out the whole balance. */
export async function payOut(portal: Addresses): Promise<Stripe.Payout> {
  const { payout } = await control<{ payout: Stripe.Payout | null }>(portal, 'payouts', {});
  if (!payout) throw new Error('There is nothing to pay out');
  return payout;
}

/** Waits until the bank has a payout. Stripe lists the transactions of a payout only then. */
export async function payoutIsPaid(portal: Addresses, payoutId: string): Promise<void> {
  await eventually('the payout', async () => {
    return (await stripeOf(portal).payouts.retrieve(payoutId)).status === 'paid';
  });
}

export const failPayout = (portal: Addresses, fail: string) => control(portal, 'payouts', { fail });
export const chargeStripeFee = (portal: Addresses, amount: number) => control(portal, 'fees', { amount });
export const returnPayment = (portal: Addresses, paymentIntent: string) =>
  control(portal, 'returns', { paymentIntent });

/** The calls of a person about payouts. All pages of each list. */
export function payoutCalls({ api }: Addresses, person: Person) {
  const headers = () => ({ ...authHeaders(person), ...randomIpHeader() });
  return {
    async transactions(filters: Filters = {}, days = aroundToday()) {
      const pages: DataOf<typeof listTransactions>[] = [];
      for (let cursor: string | undefined; ;) {
        const query = { ...days, ...filters, ...(cursor !== undefined && { cursor }) };
        const page = await dataOf(api, payoutEndpoints.listTransactions, { headers: headers(), query });
        pages.push(page);
        if (page.nextCursor === null) break;
        cursor = page.nextCursor;
      }
      return { ...pages[0]!, transactions: pages.flatMap(({ transactions }) => transactions), pages };
    },
    async payouts(days = aroundToday()): Promise<PayoutView[]> {
      const data: DataOf<typeof listPayouts> = await dataOf(api, payoutEndpoints.listPayouts, {
        headers: headers(),
        query: days,
      });
      return data.payouts;
    },
    payout: (payoutId: string) =>
      dataOf(api, payoutEndpoints.getPayout, { headers: headers(), query: { payoutId } }),
    async csv(query: Parameters<typeof asQuery>[0] = aroundToday()): Promise<string> {
      let csv = '';
      for (let cursor: string | undefined; ;) {
        const part: DataOf<typeof exportTransactions> = await dataOf(
          api,
          payoutEndpoints.exportTransactions,
          {
            headers: headers(),
            query: { ...asQuery(query), ...(cursor !== undefined && { cursor }) },
          },
        );
        csv += part.csv;
        if (part.nextCursor === null) return csv;
        cursor = part.nextCursor;
      }
    },
  };
}

function asQuery(query: { payoutId: string } | ({ startDate: string; endDate: string } & Filters)) {
  return query;
}

/** All balance transactions of the emulator since an instant. */
export async function balanceTransactionsOf(stripe: Stripe): Promise<Stripe.BalanceTransaction[]> {
  const found: Stripe.BalanceTransaction[] = [];
  for await (const transaction of stripe.balanceTransactions.list({ limit: 100 })) found.push(transaction);
  return found;
}
