// Registers all functions of the Function App. Each function's code is loaded on its first call, so that a cold start loads
// one function instead of all.
import { app, type StorageQueueHandler } from '@azure/functions';
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
const queueFunction = (name: string, queueName: string, handler: StorageQueueHandler) =>
  app.storageQueue(name, { queueName, connection: 'Queues', handler });

queueFunction('recordMalwareScan', SCAN_QUEUE, async (message, context) =>
  (await import('./functions/files/recordMalwareScan.ts')).recordMalwareScan(message, context),
);
queueFunction('sendAccountEmail', ACCOUNT_EMAIL_QUEUE, async (message, context) =>
  (await import('./functions/accounts/sendAccountEmail.ts')).sendAccountEmail(message, context),
);
queueFunction('recordDeliveryReport', DELIVERY_REPORT_QUEUE, async (message, context) =>
  (await import('./functions/notifications/recordDeliveryReport.ts')).recordDeliveryReport(message, context),
);
queueFunction('continueSweep', SWEEP_QUEUE, async (_, context) =>
  (await import('./functions/operations/sweepOutbox.ts')).sweepOutbox(context),
);
queueFunction('buildBundle', BUNDLE_QUEUE, async (message, context) =>
  (await import('./functions/files/buildBundle.ts')).buildBundle(message, context),
);
queueFunction('buildPacketPart', PACKET_QUEUE, async (message, context) =>
  (await import('./functions/packets/buildPacketPart.ts')).buildPacketPart(message, context),
);
