import { paymentWebhook } from '@portal/contract/payments/endpoints/payments.ts';
import { rawEndpoint } from '../../http/endpoint.ts';
import { eventLimits } from '../../http/inputLimits.ts';
import { readJsonText } from '../../http/parse.ts';
import { readWebhook } from '../../services/payments/readWebhook.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';
import { settleDisputedPayment } from '../../workflows/disputes/settleDisputedPayment.ts';
import { copyPayoutOfEvent } from '../../workflows/payouts/copyPayout.ts';
import { settleIntent } from '../../workflows/payments/settleIntent.ts';
import { settleRefund } from '../../workflows/payments/settleRefund.ts';

/**
 * POST /api/payment/webhook: a signed event only names the PaymentIntent, refund, dispute or payout; its state is read
 * from Stripe.
 */
rawEndpoint(paymentWebhook, async ({ request, now, log }) => {
  const event = await readWebhook(
    await readJsonText(request, eventLimits),
    request.headers.get('stripe-signature') ?? '',
    now,
  );
  log.info('webhook', { eventId: event.id, type: event.type });
  if (event.stripeRefundId) await runTasksNow(await settleRefund(event.stripeRefundId, now, log), now, log);
  if (event.intentId)
    await runTasksNow((await settleIntent(event.intentId, now, log)).pendingTasks, now, log);
  if (event.disputedIntentId) await settleDisputedPayment(event.disputedIntentId, now, log);
  if (event.payoutId) await copyPayoutOfEvent(event.payoutId);
  return { status: 200, jsonBody: { received: true } };
});
