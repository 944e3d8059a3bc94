import type { InvocationContext } from '@azure/functions';
import { dayAfter } from '@portal/contract/requests/rules/attention.ts';
import { saveAttentionShare } from '../../data/views/attention/attentionShare.ts';
import { logOf } from '../../telemetry/log.ts';
import { attentionShare } from '../../workflows/analytics/dashboardFigures.ts';

/** Daily timer: saves the percentage of open requests that need attention, so that the dashboard can show the trend. */
export async function recordDailyFigures(context: InvocationContext): Promise<void> {
  const now = new Date();
  const share = await attentionShare(now);
  await saveAttentionShare(dayAfter(now, 0), share);
  logOf(context).info('daily figures recorded', { attentionPercent: share });
}
