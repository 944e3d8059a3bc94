import { z } from 'zod';
import { resourceMissing } from '../../StripeError.ts';
import { currency, expand } from '../../form/fields.ts';
import { parseParameters } from '../../form/parseParameters.ts';
import {
  BALANCE_TRANSACTION_TYPES,
  type StoredBalanceTransaction,
} from '../../objects/balanceTransaction.ts';
import { nowInSeconds } from '../../objects/identifier.ts';
import { ok, type ApiResponse, type ApiCall } from '../../requests/call.ts';
import { listFields, paginate } from '../../requests/list.ts';
import type { Transaction } from '../../store/Transaction.ts';
import { invalidRequest } from '../../StripeError.ts';

const listSchema = z.strictObject({
  ...listFields,
  currency: currency.optional(),
  payout: z.string().optional(),
  source: z.string().optional(),
  type: z.enum(BALANCE_TRANSACTION_TYPES).optional(),
});

/** GET /v1/balance_transactions. With a payout, the list includes the payout's own transaction, as at Stripe. */
export function listBalanceTransactions({ form, transaction }: ApiCall): ApiResponse {
  const { currency: inCurrency, payout, source, type, ...cursor } = parseParameters(listSchema, form);
  if (payout !== undefined && !transaction.get('payouts', payout))
    throw resourceMissing('payout', payout, 'payout');
  const found = transaction
    .list('balanceTransactions')
    .filter((row) => payout === undefined || row.payout === payout)
    .filter((row) => source === undefined || row.transaction.source === source)
    .filter((row) => type === undefined || row.transaction.type === type)
    .filter((row) => inCurrency === undefined || row.transaction.currency === inCurrency);
  const page = paginate(found, cursor, { url: '/v1/balance_transactions', noun: 'balance transaction' });
  const paths = cursor.expand?.map((path) => path.replace(/^data\./, ''));
  return ok({ ...page, data: page.data.map((row) => view(row, paths, transaction)) });
}

const retrieveParameters = z.strictObject({ expand });

/** GET /v1/balance_transactions/:id */
export function retrieveBalanceTransaction({ id, form, transaction }: ApiCall): ApiResponse {
  const parameters = parseParameters(retrieveParameters, form);
  const row = transaction.get('balanceTransactions', id);
  if (!row) throw resourceMissing('balance transaction', id);
  return ok(view(row, parameters.expand, transaction));
}

/** The transaction with its current status, and with its source if that was requested. */
function view(
  { transaction: stored }: StoredBalanceTransaction,
  paths: string[] = [],
  transaction: Transaction,
): object {
  const status = stored.available_on <= nowInSeconds() ? 'available' : 'pending';
  const viewed: Record<string, unknown> = { ...stored, status };
  for (const path of paths) {
    if (path !== 'source')
      throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
    viewed['source'] = stored.source && sourceOf(stored.source, transaction);
  }
  return viewed;
}

function sourceOf(id: string, transaction: Transaction): object | undefined {
  return (
    transaction.get('charges', id) ??
    transaction.get('refunds', id) ??
    transaction.get('disputes', id) ??
    transaction.get('payouts', id)
  );
}
