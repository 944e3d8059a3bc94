import { PortalError } from '../../errors/portalError.ts';

/** Statuses that concern every email: the time limit, the rights of the portal, and too many emails. */
const STATUSES_OF_SERVICE = [401, 403, 408, 429];

/** Whether the email service refused this one email, for example because of its address, and may send others. */
export function isRefusedEmail(error: unknown): boolean {
  const cause = error instanceof PortalError ? error.detail.cause : error;
  const { statusCode } = (cause ?? {}) as { readonly statusCode?: unknown };
  if (typeof statusCode !== 'number' || STATUSES_OF_SERVICE.includes(statusCode)) return false;
  return statusCode >= 400 && statusCode < 500;
}
