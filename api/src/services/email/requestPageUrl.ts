import { formatVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';
import { settings } from '../../config/settings.ts';

interface Request {
  readonly requestId: string;
  readonly orderId: string;
  /** Null when the email must not contain it. */
  readonly verificationCode: string | null;
}

/** The parameters of the page that requires a sign-in which lead to the same place as a page that the code opens. */
const parameters = {
  '/request-status?': '',
  '/request-status?tab=messages&': '?tab=messages',
  '/client/request?update=&': '?start=update',
} as const;

/**
 * The link of an email: to a page that the code in the link opens, or, without a code, to the page that requires a sign-in,
 * which shows the messages or opens the update form for a link to them.
 */
export function requestPageUrl(
  { requestId, orderId, verificationCode }: Request,
  page: keyof typeof parameters = '/request-status?',
): string {
  const { SITE_URL } = settings();
  if (verificationCode === null) {
    return `${SITE_URL}/dashboard/request/${requestId}${parameters[page]}`;
  }
  const query = new URLSearchParams({ orderId, verificationCode: formatVerificationCode(verificationCode) });
  return `${SITE_URL}${page}${query}`;
}
