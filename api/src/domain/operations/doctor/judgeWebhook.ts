import type { Reached } from './judgeReach.ts';
import { type Finding, right, wrong } from './finding.ts';

/** The running API takes events that are signed with the webhook secret, and no others. */
export function judgeWebhook(site: string, signed: Reached, forged: Reached): Finding[] {
  const check = 'webhook';
  if ('code' in signed)
    return [
      wrong(check, `The portal does not answer at ${site} (${signed.code}).`, 'Start it, or check SITE_URL.'),
    ];
  if (signed.status === 400)
    return [
      wrong(
        check,
        'The running API refuses an event that is signed with STRIPE_WEBHOOK_SECRET: it has another secret.',
        'Set the same secret for the API as in Stripe’s dashboard, and restart it.',
      ),
    ];
  if (signed.status >= 300)
    return [
      wrong(
        check,
        `The webhook answers a right event with ${signed.status}.`,
        'Look at the log of paymentWebhook; Stripe’s calls must reach the site’s /api.',
      ),
    ];
  if ('code' in forged || forged.status !== 400)
    return [
      wrong(
        check,
        'The webhook does not refuse an event with a false signature.',
        'Take the portal out of service: anybody can report payments.',
      ),
    ];
  return [right(check, 'The webhook takes signed events and refuses false ones.')];
}
