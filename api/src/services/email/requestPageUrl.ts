import { formatVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';
import { settings } from '../../config/settings.ts';

interface Request {
  readonly requestId: string;
  readonly orderId: string;
  /** Null when the email must not contain it. */
  readonly verificationCode: string | null;
}

/**
 * The link of an email: to a page that the code in the link opens, or, without a code, to the page that requires a sign-in,
 * which opens the update form for a link to it.
 */
export function requestPageUrl(
  { requestId, orderId, verificationCode }: Request,
  page: '/request-status?' | '/client/request?update=&' = '/request-status?',
): string {
  const { SITE_URL } = settings();
  if (verificationCode === null) {
    const start = page.startsWith('/client/request') ? '?start=update' : '';
    return `${SITE_URL}/dashboard/request/${requestId}${start}`;
  }
  const query = new URLSearchParams({ orderId, verificationCode: formatVerificationCode(verificationCode) });
  return `${SITE_URL}${page}${query}`;
}
