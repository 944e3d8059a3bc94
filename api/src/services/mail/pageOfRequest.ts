import { formatVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';
import { settings } from '../../config/settings.ts';

interface Request {
  readonly requestId: string;
  readonly orderId: string;
  /** Null in a mail that must not bring it. */
  readonly verificationCode: string | null;
}

/** Where a mail leads: to a page that the code in the link opens, or, without the code, to the request behind a sign-in. */
export function pageOfRequest(
  { requestId, orderId, verificationCode }: Request,
  page: '/request-status?' | '/client/request?update=&' = '/request-status?',
): string {
  const { SITE_URL } = settings();
  if (verificationCode === null) return `${SITE_URL}/dashboard/request/${requestId}`;
  const query = new URLSearchParams({ orderId, verificationCode: formatVerificationCode(verificationCode) });
  return `${SITE_URL}${page}${query}`;
}
