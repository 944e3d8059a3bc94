import { createPaymentIntent } from '@portal/contract/endpoints/payments.ts';
import { settings } from '../../config/settings.ts';
import { clientOf } from '../../domain/access/clientOf.ts';
import { endpoint } from '../../http/endpoint.ts';
import { reopenFee } from '../../workflows/reopenFee.ts';
import { saveDraftForPayment } from '../../workflows/saveDraftForPayment.ts';

/** POST /api/payment/create-intent: stores the draft, then opens its PaymentIntent; or opens a failed fee again. The amount is ours to say. */
endpoint(createPaymentIntent, async ({ body, caller, now }) => {
  const intent =
    body.type === 'pay_again'
      ? await reopenFee(caller, body.requestId, now)
      : await saveDraftForPayment({ ...body, ownerId: clientOf(caller.session) }, now);
  return {
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
