import type { InvocationContext } from '@azure/functions';
import { recordReportArrival } from '../../data/notifications/reportArrivals.ts';
import { type DeliveryReport, readDeliveryReport } from '../../services/email/delivery/deliveryReport.ts';
import { DELIVERY_REPORT_QUEUE } from '../../services/email/delivery/deliveryReportQueue.ts';
import { sendToQueue } from '../../services/queues/sendToQueue.ts';
import { logOf } from '../../telemetry/log.ts';
import { applyDeliveryReport } from '../../workflows/notifications/delivery/applyDeliveryReport.ts';

/** When a report about an email that the portal does not know is looked at again: its notice is stored after it was sent. */
const RETRY_SECONDS = [5, 60, 600];

/**
 * Queue trigger: records what became of an email. A failed message comes again and then goes to the poison queue. A report
 * about an unknown email, such as one of another portal on the same email service, is dropped after a few attempts.
 */
export async function recordDeliveryReport(message: unknown, context: InvocationContext): Promise<void> {
  const log = logOf(context);
  const report = readDeliveryReport(message, new Date());
  if (!report) return log.warn('event that is no delivery report');
  await recordReportArrival(new Date());
  if (await applyDeliveryReport(report, log)) return;
  const { messageId, status, attempts } = report;
  const seconds = RETRY_SECONDS[attempts];
  if (seconds === undefined) return log.warn('delivery report about an unknown email', { messageId, status });
  await sendToQueue(DELIVERY_REPORT_QUEUE, againAs(message, report), seconds * 1000);
}

function againAs(message: unknown, { attempts }: DeliveryReport): object {
  return { ...(message as object), attempts: attempts + 1 };
}
