import { z } from 'zod';
import { expand } from '../form/fields.ts';
import { parseParameters } from '../form/parseParameters.ts';
import { expandRefund } from '../refunds/expandRefund.ts';
import type { TableName } from '../store/tables.ts';
import { resourceMissing } from '../StripeError.ts';
import { type ApiCall, type ApiResponse, ok, type OperationHandler } from './call.ts';
import { listFields, paginate } from './list.ts';

/** GET of one object, by the id in the path. */
function retrieve(table: TableName, noun: string): OperationHandler {
  return ({ id, transaction }) => {
    const row = transaction.get(table, id);
    if (!row) throw resourceMissing(noun, id);
    return ok(row);
  };
}

const paymentList = z.strictObject({
  ...listFields,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
});

/** Keeps what belongs to a charge and to a PaymentIntent, each if given. */
const ofPayment = <Item extends { charge: string; payment_intent: string }>(
  items: Item[],
  { charge, payment_intent: intent }: z.output<typeof paymentList>,
) =>
  items
    .filter((item) => charge === undefined || item.charge === charge)
    .filter((item) => intent === undefined || item.payment_intent === intent);

export const retrieveCharge = retrieve('charges', 'charge');
export const retrieveDispute = retrieve('disputes', 'dispute');
export const retrieveEvent = retrieve('events', 'event');
export const retrievePayout = retrieve('payouts', 'payout');

/** GET /v1/payment_methods/:id */
export function retrievePaymentMethod({ id, transaction }: ApiCall): ApiResponse {
  const stored = transaction.get('paymentMethods', id);
  if (!stored) throw resourceMissing('PaymentMethod', id);
  return ok(stored.paymentMethod);
}

const retrieveParameters = z.strictObject({ expand });

/** GET /v1/refunds/:id */
export function retrieveRefund({ id, form, transaction }: ApiCall): ApiResponse {
  const parameters = parseParameters(retrieveParameters, form);
  const refund = transaction.get('refunds', id);
  if (!refund) throw resourceMissing('refund', id);
  return ok(expandRefund(refund, parameters.expand, transaction));
}

/** GET /v1/disputes */
export function listDisputes({ form, transaction }: ApiCall): ApiResponse {
  const parameters = parseParameters(paymentList, form);
  const disputes = ofPayment(transaction.list('disputes'), parameters);
  return ok(paginate(disputes, parameters, { url: '/v1/disputes', noun: 'dispute' }));
}

const eventList = z.strictObject({
  ...listFields,
  type: z.string().optional(),
  types: z.array(z.string()).optional(),
});

/** GET /v1/events */
export function listEvents({ form, transaction }: ApiCall): ApiResponse {
  const { type, types, ...cursor } = parseParameters(eventList, form);
  const requested = type === undefined ? types : [type];
  const events = transaction.list('events').filter((event) => !requested || requested.includes(event.type));
  return ok(paginate(events, cursor, { url: '/v1/events', noun: 'event' }));
}

const { expand: _, ...payoutFields } = listFields;
const payoutList = z.strictObject({
  ...payoutFields,
  status: z.enum(['pending', 'paid', 'failed', 'canceled']).optional(),
});

/** GET /v1/payouts */
export function listPayouts({ form, transaction }: ApiCall): ApiResponse {
  const { status, ...cursor } = parseParameters(payoutList, form);
  const payouts = transaction
    .list('payouts')
    .filter((payout) => status === undefined || payout.status === status);
  return ok(paginate(payouts, cursor, { url: '/v1/payouts', noun: 'payout' }));
}

/** GET /v1/refunds */
export function listRefunds({ form, transaction }: ApiCall): ApiResponse {
  const parameters = parseParameters(paymentList, form);
  const refunds = ofPayment(transaction.list('refunds'), parameters);
  const found = paginate(refunds, parameters, { url: '/v1/refunds', noun: 'refund' });
  const paths = parameters.expand?.map((path) => path.replace(/^data\./, ''));
  return ok({ ...found, data: found.data.map((refund) => expandRefund(refund, paths, transaction)) });
}
