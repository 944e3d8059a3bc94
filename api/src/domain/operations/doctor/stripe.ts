import { type Finding, type ProbeResult, passed, unknown, failed } from './finding.ts';

/** Whether the running API accepts events signed with the webhook secret, and no others. */
export function evaluateWebhook(site: string, signed: ProbeResult, forged: ProbeResult): Finding[] {
  const check = 'webhook';
  if ('code' in signed)
    return [
      failed(
        check,
        `The portal does not respond at ${site} (${signed.code}).`,
        'Start it, or check SITE_URL.',
      ),
    ];
  if (signed.status === 400)
    return [
      failed(
        check,
        'The running API rejects an event that is signed with STRIPE_WEBHOOK_SECRET: it has another secret.',
        'Set the same secret for the API as in the Stripe Dashboard, and restart it.',
      ),
    ];
  if (signed.status >= 300)
    return [
      failed(
        check,
        `The webhook responds to a valid event with ${signed.status}.`,
        'Check the log of paymentWebhook. Stripe’s calls must reach the site’s /api.',
      ),
    ];
  if ('code' in forged || forged.status !== 400)
    return [
      failed(
        check,
        'The webhook accepts an event with a forged signature.',
        'Take the portal out of service: anyone can report payments.',
      ),
    ];
  return [passed(check, 'The webhook accepts signed events and rejects forged ones.')];
}

export interface WebhookEndpoint {
  readonly url: string;
  readonly status: string;
  readonly enabled_events: readonly string[];
  /** API version of its events; null for the default of the account, which can change. */
  readonly api_version: string | null;
}

/** The webhook configuration that the portal needs. */
interface RequiredWebhook {
  readonly events: readonly string[];
  /** The version of Stripe's API that the code is written for. */
  readonly version: string;
}

/** Whether Stripe sends exactly the needed events to the webhook, in the needed API version. `registered` is null if the key cannot list webhooks. */
export function evaluateWebhookEndpoint(
  url: string,
  { events: needed, version }: RequiredWebhook,
  registered: readonly WebhookEndpoint[] | null,
): Finding {
  const check = 'webhook endpoint';
  if (!registered) return unknown(check, 'Cannot be checked here: the key may not list webhooks.');
  const existing = registered.find((endpoint) => endpoint.url === url);
  if (!existing)
    return failed(
      check,
      `Stripe has no webhook for ${url}: the portal learns about payments up to an hour late.`,
      `Add it in the Stripe Dashboard with API version ${version} and these events: ${needed.join(', ')}.`,
    );
  if (existing.status !== 'enabled')
    return failed(
      check,
      'Stripe has disabled the webhook.',
      'Enable it in the Stripe Dashboard, and check why it failed.',
    );
  if (existing.api_version !== version)
    return failed(
      check,
      `Stripe sends events in API version ${existing.api_version ?? '(account default, which can change)'}, but the portal expects ${version}.`,
      `The version of a webhook cannot be changed. Add one with API version ${version} and the same events, set its secret as STRIPE_WEBHOOK_SECRET, and delete the old one.`,
    );
  const missing = needed.filter(
    (event) => !existing.enabled_events.includes(event) && !existing.enabled_events.includes('*'),
  );
  if (missing.length > 0)
    return failed(
      check,
      `Stripe does not send ${missing.join(', ')}.`,
      'Add these events to the webhook in the Stripe Dashboard.',
    );
  const more = existing.enabled_events.filter((event) => !needed.includes(event));
  if (more.length > 0)
    return failed(
      check,
      `Stripe also sends ${more.join(', ')}, which the portal does not need.`,
      'Remove these events from the webhook in the Stripe Dashboard.',
    );
  return passed(check, 'Stripe sends exactly the needed events to the portal.');
}

/** Whether the key may read balance transactions and payouts. `missing`: permissions that it lacks; null if Stripe did not respond. */
export function evaluateCopyPermissions(missing: readonly string[] | null): Finding {
  const check = 'payouts';
  if (!missing) return unknown(check, 'Cannot be checked now: Stripe did not respond.');
  if (missing.length === 0) return passed(check, 'The key may read balance transactions and payouts.');
  return failed(
    check,
    `STRIPE_SECRET_KEY may not read what these permissions allow: ${missing.join(', ')}. The page of payments and payouts stays empty.`,
    'Give the restricted key these permissions (read) in the Stripe Dashboard.',
  );
}
