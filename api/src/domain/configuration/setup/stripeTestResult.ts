import type { StripeTest } from '@portal/contract/configuration/schemas/setupTests.ts';
import type { ProbeResult } from '../../operations/doctor/finding.ts';

/** What Stripe’s answer to the secret key means. */
export function stripeTestResult(answer: ProbeResult): Pick<StripeTest, 'result' | 'detail'> {
  if ('code' in answer) return { result: 'unreachable', detail: answer.code };
  const { status } = answer;
  if (status < 400) return { result: 'accepted', detail: null };
  return { result: status === 401 || status === 403 ? 'key' : 'failed', detail: String(status) };
}
