// Registers all functions of the Function App. Each function's code is loaded on its first call, so that a cold start loads
// one function instead of all.
import { app } from '@azure/functions';
import { timers } from './timers.ts';
import { ACCOUNT_EMAIL_QUEUE } from './services/email/account/accountEmailQueue.ts';
import { DELIVERY_REPORT_QUEUE } from './services/email/delivery/deliveryReportQueue.ts';
import { BUNDLE_QUEUE } from './services/queues/bundleQueue.ts';
import { PACKET_QUEUE } from './services/queues/packetQueue.ts';
import { SWEEP_QUEUE } from './services/queues/sweepQueue.ts';
import { SCAN_QUEUE } from './services/malwareScan/scanQueue.ts';
import { httpFunction, registerNotFound } from './http/httpFunction.ts';
import { httpFunctions } from './httpFunctions.ts';

for (const each of httpFunctions) httpFunction(each);
registerNotFound();

app.hook.preInvocation((invocation) => {
  // HTTP calls create their own trace, with the id that the caller sent.
  if (invocation.invocationContext.options.trigger.type === 'httpTrigger') return;
  const handler = invocation.functionHandler;
  invocation.functionHandler = async (input: unknown, context) =>
    (await import('./telemetry/withTelemetry.ts')).withTelemetry(handler)(input, context);
});

for (const { name, schedule, retry, run } of timers) {
  app.timer(name, { schedule, ...(retry && { retry }), handler: async (_, context) => run(context) });
}
app.storageQueue('recordMalwareScan', {
  queueName: SCAN_QUEUE,
  connection: 'Queues',
  handler: async (message, context) =>
    (await import('./functions/files/recordMalwareScan.ts')).recordMalwareScan(message, context),
});
app.storageQueue('sendAccountEmail', {
  queueName: ACCOUNT_EMAIL_QUEUE,
  connection: 'Queues',
  handler: async (message, context) =>
    (await import('./functions/accounts/sendAccountEmail.ts')).sendAccountEmail(message, context),
});
app.storageQueue('recordDeliveryReport', {
  queueName: DELIVERY_REPORT_QUEUE,
  connection: 'Queues',
  handler: async (message, context) =>
    (await import('./functions/notifications/recordDeliveryReport.ts')).recordDeliveryReport(
      message,
      context,
    ),
});
app.storageQueue('continueSweep', {
  queueName: SWEEP_QUEUE,
  connection: 'Queues',
  handler: async (_, context) => (await import('./functions/operations/sweepOutbox.ts')).sweepOutbox(context),
});
app.storageQueue('buildBundle', {
  queueName: BUNDLE_QUEUE,
  connection: 'Queues',
  handler: async (message, context) =>
    (await import('./functions/files/buildBundle.ts')).buildBundle(message, context),
});
app.storageQueue('buildPacketPart', {
  queueName: PACKET_QUEUE,
  connection: 'Queues',
  handler: async (message, context) =>
    (await import('./functions/packets/buildPacketPart.ts')).buildPacketPart(message, context),
});
