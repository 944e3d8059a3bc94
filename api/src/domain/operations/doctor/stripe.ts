import type { WebhookState } from '@portal/contract/configuration/schemas/setupTests.ts';
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

type EndpointState =
  | { readonly state: Exclude<WebhookState, 'version' | 'events'> }
  | VersionFault
  | EventsFault;

interface VersionFault {
  readonly state: 'version';
  readonly actual: string | null;
}

interface EventsFault {
  readonly state: 'events';
  readonly missing: readonly string[];
  readonly unneeded: readonly string[];
}

/** Whether Stripe sends exactly the needed events to the webhook, in the needed API version. `registered` is null if the key cannot list webhooks. */
export function webhookEndpointState(
  url: string,
  { events: needed, version }: RequiredWebhook,
  registered: readonly WebhookEndpoint[] | null,
): EndpointState {
  if (!registered) return { state: 'unknown' };
  const existing = registered.find((endpoint) => endpoint.url === url);
  if (!existing) return { state: 'missing' };
  if (existing.status !== 'enabled') return { state: 'disabled' };
  if (existing.api_version !== version) return { state: 'version', actual: existing.api_version };
  const sent = existing.enabled_events;
  const missing = needed.filter((event) => !sent.includes(event) && !sent.includes('*'));
  const unneeded = sent.filter((event) => !needed.includes(event));
  if (missing.length > 0 || unneeded.length > 0) return { state: 'events', missing, unneeded };
  return { state: 'ready' };
}

/** The finding about the state of the webhook. */
export function evaluateWebhookEndpoint(
  url: string,
  needed: RequiredWebhook,
  registered: readonly WebhookEndpoint[] | null,
): Finding {
  const check = 'webhook endpoint';
  const { version } = needed;
  const found = webhookEndpointState(url, needed, registered);
  switch (found.state) {
    case 'unknown':
      return unknown(check, 'Cannot be checked here: the key may not list webhooks.');
    case 'missing':
      return failed(
        check,
        `Stripe has no webhook for ${url}: the portal learns about payments up to an hour late.`,
        `Add it in the Stripe Dashboard with API version ${version} and these events: ${needed.events.join(', ')}.`,
      );
    case 'disabled':
      return failed(
        check,
        'Stripe has disabled the webhook.',
        'Enable it in the Stripe Dashboard, and check why it failed.',
      );
    case 'version':
      return failed(
        check,
        `Stripe sends events in API version ${found.actual ?? '(account default, which can change)'}, but the portal expects ${version}.`,
        `The version of a webhook cannot be changed. Add one with API version ${version} and the same events, set its secret as STRIPE_WEBHOOK_SECRET, and delete the old one.`,
      );
    case 'events':
      return found.missing.length > 0
        ? failed(
            check,
            `Stripe does not send ${found.missing.join(', ')}.`,
            'Add these events to the webhook in the Stripe Dashboard.',
          )
        : failed(
            check,
            `Stripe also sends ${found.unneeded.join(', ')}, which the portal does not need.`,
            'Remove these events from the webhook in the Stripe Dashboard.',
          );
    case 'ready':
      return passed(check, 'Stripe sends exactly the needed events to the portal.');
  }
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
