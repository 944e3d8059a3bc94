import type { BodyOf } from '@portal/contract/endpoint.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { settings } from '../../config/settings.ts';
import { clientIdOf } from '../../domain/requests/access/clientIdOf.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Intent } from '../../services/payments/intents.ts';
import { openFilePayment } from '../../workflows/payments/openFilePayment.ts';
import { openInvoicePayment } from '../../workflows/invoices/openInvoicePayment.ts';
import { rememberStripeAccount } from '../../workflows/payments/rememberStripeAccount.ts';
import { reopenFee } from '../../workflows/payments/reopenFee.ts';
import { saveDraftForPayment } from '../../workflows/requests/saveDraftForPayment.ts';

/** POST /api/payment/create-intent: opens a PaymentIntent for the processing fee of a draft, which it stores first, for a failed fee, a file, or an invoice. The server determines the amount. */
endpoint(createPaymentIntent, async ({ body, caller, now, log }) => {
  const [intent] = await Promise.all([intentFor(body, caller, now), rememberStripeAccount(log)]);
  return {
    topLevel: { clientSecret: intent.clientSecret },
    data: {
      paymentIntentId: intent.id,
      clientSecret: intent.clientSecret,
      publishableKey: settings().STRIPE_PUBLISHABLE_KEY,
      amount: intent.amountCents,
      status: intent.status,
      ...(intent.verificationUrl && { verificationUrl: intent.verificationUrl }),
    },
  };
});

function intentFor(body: BodyOf<typeof createPaymentIntent>, caller: Caller, now: Date): Promise<Intent> {
  switch (body.type) {
    case 'pay_again':
      return reopenFee(caller, body.requestId, now);
    case 'file':
      return openFilePayment(caller, body.requestId, body.fileId, now);
    case 'invoice':
      return openInvoicePayment(caller, body.requestId, body.invoiceId, now);
    case 'request_fee':
    case undefined:
      return saveDraftForPayment({ ...body, ownerId: clientIdOf(caller.session) }, now);
  }
}
