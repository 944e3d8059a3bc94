import type { BodyOf } from '@portal/contract/endpoint.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import type { DraftOwner } from '@portal/contract/payments/schemas/draftOwner.ts';
import type { DueItem } from '@portal/contract/payments/schemas/everythingDue.ts';
import { settings } from '../../config/settings.ts';
import { dueItems } from '../../domain/payments/combined/combinedPaymentViews.ts';
import { clientIdOf } from '../../domain/requests/access/clientIdOf.ts';
import { type Caller, turnOf } from '../../domain/requests/access/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Intent } from '../../services/payments/intents.ts';
import type { Log } from '../../telemetry/log.ts';
import { openCombinedPayment } from '../../workflows/payments/openCombinedPayment.ts';
import { openFilePayment } from '../../workflows/payments/openFilePayment.ts';
import { openInvoicePayment } from '../../workflows/invoices/openInvoicePayment.ts';
import { recordStripeAccount } from '../../workflows/payments/recordStripeAccount.ts';
import { reopenFee } from '../../workflows/payments/reopenFee.ts';
import { saveDraftForPayment } from '../../workflows/requests/drafts/saveDraftForPayment.ts';

/** POST /api/payment/create-intent: opens a PaymentIntent for the processing fee of a draft, which it stores first, for a failed fee, a file, an invoice, or everything due on a request. The server determines the amount. */
endpoint(createPaymentIntent, async ({ body, caller, now, log }) => {
  const [{ intent, items, belongsTo }] = await Promise.all([
    paymentFor(body, caller, now, log),
    recordStripeAccount(log),
  ]);
  return {
    topLevel: { clientSecret: intent.clientSecret },
    data: {
      paymentIntentId: intent.id,
      clientSecret: intent.clientSecret,
      publishableKey: settings().STRIPE_PUBLISHABLE_KEY,
      amount: intent.amountCents,
      status: intent.status,
      ...(intent.verificationUrl && { verificationUrl: intent.verificationUrl }),
      ...(items && { items }),
      ...(belongsTo && { belongsTo }),
    },
  };
});

interface OpenedPayment {
  readonly intent: Intent;
  /** The items of a payment for everything due. */
  readonly items?: DueItem[];
  /** Whose request the draft becomes. */
  readonly belongsTo?: DraftOwner;
}

async function paymentFor(
  body: BodyOf<typeof createPaymentIntent>,
  caller: Caller,
  now: Date,
  log: Log,
): Promise<OpenedPayment> {
  if ('draftId' in body) {
    const callerId = clientIdOf(caller.session);
    const inspection = { turn: turnOf(caller), log };
    const { intent, ownerId } = await saveDraftForPayment({ ...body, ownerId: callerId, inspection }, now);
    const belongsTo = ownerId === null ? 'nobody' : ownerId === callerId ? 'you' : 'another';
    return { intent, belongsTo };
  }
  if (body.type !== 'pay_all') return { intent: await intentFor(body, caller, now, log) };
  const { intent, request, allocation } = await openCombinedPayment(caller, body.requestId, now, log);
  return { intent, items: dueItems(request, allocation) };
}

function intentFor(
  body: Extract<BodyOf<typeof createPaymentIntent>, { type: 'pay_again' | 'file' | 'invoice' }>,
  caller: Caller,
  now: Date,
  log: Log,
): Promise<Intent> {
  switch (body.type) {
    case 'pay_again':
      return reopenFee(caller, body.requestId, now);
    case 'file':
      return openFilePayment(caller, body.requestId, body.fileId, now, log);
    case 'invoice':
      return openInvoicePayment(caller, body.requestId, body.invoiceId, now, log);
  }
}
