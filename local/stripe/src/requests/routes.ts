import { retrieveAccount, retrieveBalance } from '../account/readAccount.ts';
import {
  listBalanceTransactions,
  retrieveBalanceTransaction,
} from '../account/balance/readBalanceTransactions.ts';
import { authenticatePaymentIntent } from '../paymentIntents/authenticatePaymentIntent.ts';
import { cancelPaymentIntent } from '../paymentIntents/cancelPaymentIntent.ts';
import { confirmPaymentIntent } from '../paymentIntents/confirmPaymentIntent.ts';
import { createPaymentIntent } from '../paymentIntents/createPaymentIntent.ts';
import { listPaymentIntents, retrievePaymentIntent } from '../paymentIntents/readPaymentIntents.ts';
import { updatePaymentIntent } from '../paymentIntents/updatePaymentIntent.ts';
import { verifyMicrodeposits } from '../paymentIntents/verifyMicrodeposits.ts';
import { createPaymentMethod } from '../paymentMethods/createPaymentMethod.ts';
import { createRefund } from '../refunds/createRefund.ts';
import type { OperationHandler } from './call.ts';
import {
  listDisputes,
  listEvents,
  listPayouts,
  listRefunds,
  retrieveCharge,
  retrieveDispute,
  retrieveEvent,
  retrievePaymentMethod,
  retrievePayout,
  retrieveRefund,
} from './reads.ts';

interface Route {
  method: 'GET' | 'POST';
  path: string;
  operation: OperationHandler;
  /** Whether a page may call it with the publishable key. */
  isPublic: boolean;
}

const serverOnly = { isPublic: false };
const fromPages = { isPublic: true };

export const routes: Route[] = [
  { method: 'POST', path: '/v1/payment_intents', operation: createPaymentIntent, ...serverOnly },
  { method: 'GET', path: '/v1/payment_intents', operation: listPaymentIntents, ...serverOnly },
  { method: 'GET', path: '/v1/payment_intents/:id', operation: retrievePaymentIntent, ...fromPages },
  { method: 'POST', path: '/v1/payment_intents/:id', operation: updatePaymentIntent, ...serverOnly },
  { method: 'POST', path: '/v1/payment_intents/:id/confirm', operation: confirmPaymentIntent, ...fromPages },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', operation: cancelPaymentIntent, ...serverOnly },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/verify_microdeposits',
    operation: verifyMicrodeposits,
    ...fromPages,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/authenticate',
    operation: authenticatePaymentIntent,
    ...fromPages,
  },
  { method: 'POST', path: '/v1/payment_methods', operation: createPaymentMethod, ...fromPages },
  { method: 'GET', path: '/v1/payment_methods/:id', operation: retrievePaymentMethod, ...serverOnly },
  { method: 'GET', path: '/v1/charges/:id', operation: retrieveCharge, ...serverOnly },
  { method: 'POST', path: '/v1/refunds', operation: createRefund, ...serverOnly },
  { method: 'GET', path: '/v1/refunds', operation: listRefunds, ...serverOnly },
  { method: 'GET', path: '/v1/refunds/:id', operation: retrieveRefund, ...serverOnly },
  { method: 'GET', path: '/v1/disputes', operation: listDisputes, ...serverOnly },
  { method: 'GET', path: '/v1/disputes/:id', operation: retrieveDispute, ...serverOnly },
  { method: 'GET', path: '/v1/events', operation: listEvents, ...serverOnly },
  { method: 'GET', path: '/v1/events/:id', operation: retrieveEvent, ...serverOnly },
  { method: 'GET', path: '/v1/account', operation: retrieveAccount, ...serverOnly },
  { method: 'GET', path: '/v1/balance', operation: retrieveBalance, ...serverOnly },
  { method: 'GET', path: '/v1/balance_transactions', operation: listBalanceTransactions, ...serverOnly },
  {
    method: 'GET',
    path: '/v1/balance_transactions/:id',
    operation: retrieveBalanceTransaction,
    ...serverOnly,
  },
  { method: 'GET', path: '/v1/payouts', operation: listPayouts, ...serverOnly },
  { method: 'GET', path: '/v1/payouts/:id', operation: retrievePayout, ...serverOnly },
];

const matchers = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(':id', '(?<id>[^/]+)')}$`),
}));

/** Finds the route of a method and path, and the id in the path. */
export function findRoute(method: string, path: string): { route: Route; id: string } | undefined {
  for (const { route, pattern } of matchers) {
    const match = route.method === method ? pattern.exec(path) : null;
    if (match) return { route, id: match.groups?.['id'] ?? '' };
  }
  return undefined;
}
