import type { EmailTest } from '@portal/contract/configuration/schemas/setupTests.ts';
import { isSignInError, type ProbeResult } from '../../operations/doctor/finding.ts';

/**
 * What an answer of the mail service to a test message means; null if none is set. The service answers 404 for a domain
 * that is not connected to it, and 400 for a sender that the domain does not have.
 */
export function emailTestResult(answer: ProbeResult | null): Pick<EmailTest, 'result' | 'detail'> {
  if (!answer) return { result: 'not-set', detail: null };
  if ('code' in answer) {
    return { result: isSignInError(answer.code) ? 'access' : 'unreachable', detail: answer.code };
  }
  const { status } = answer;
  if (status < 400) return { result: 'accepted', detail: null };
  const detail = String(status);
  if (status === 401 || status === 403) return { result: 'access', detail };
  if (status === 400 || status === 404) return { result: 'sender', detail };
  return { result: status === 429 ? 'busy' : 'failed', detail };
}
