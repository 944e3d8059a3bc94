import type {
  EmailTest,
  StripeTest,
  WebhookState,
} from '@portal/contract/configuration/schemas/setupTests.ts';
import type { TFunction } from 'i18next';

/** The result of a test of a service. */
export interface TestReport {
  readonly type: 'success' | 'warning' | 'error';
  readonly title: string;
  readonly lines: readonly string[];
}

const success = (title: string, ...lines: string[]): TestReport => ({ type: 'success', title, lines });
const failure = (title: string, ...lines: string[]): TestReport => ({ type: 'error', title, lines });

/** What the mail service answered, and what to do about it. */
export function emailReport({ result, to, from, detail }: EmailTest, t: TFunction): TestReport {
  const reasons = { from, detail };
  switch (result) {
    case 'accepted':
      return success(
        t('The mail service took a test message to {{to}}.', { to }),
        t('Check that it arrives. Look into the spam folder as well.'),
      );
    case 'not-set':
      return failure(t('No mail service is set.'), t('The setting is ACS_ENDPOINT.'));
    case 'sender':
      return failure(
        t('The mail service does not send for {{from}} ({{detail}}).', reasons),
        t('Check MAIL_FROM, and that its domain is verified and connected to the mail service.'),
      );
    case 'access':
      return failure(
        t('The mail service refuses the portal ({{detail}}).', reasons),
        t('The identity of the Function App needs the role Communication and Email Service Owner.'),
      );
    case 'busy':
      return failure(
        t('The mail service takes no more messages right now.'),
        t('Try again in an hour. If it happens often, ask for a higher limit in Azure.'),
      );
    case 'unreachable':
      return failure(
        t('The mail service did not respond ({{detail}}).', reasons),
        t('Check ACS_ENDPOINT, then try again.'),
      );
    case 'failed':
      return failure(
        t('The mail service did not take the message ({{detail}}).', reasons),
        t('Try again. If it keeps failing, run npm run doctor.'),
      );
  }
}

/** What Stripe answered, and what to do about it. */
export function stripeReport(test: StripeTest, t: TFunction): TestReport {
  const { result, detail, mode, isSameMode, account, webhook, webhookUrl } = test;
  if (result === 'key') {
    return failure(
      t('Stripe does not accept the secret key ({{detail}}).', { detail }),
      t('Check STRIPE_SECRET_KEY.'),
    );
  }
  if (result === 'unreachable') {
    return failure(
      t('Stripe did not respond ({{detail}}).', { detail }),
      t('Check that the Function App may call Stripe, then try again.'),
    );
  }
  if (result === 'failed') {
    return failure(t('Stripe answered with an error ({{detail}}).', { detail }), t('Try again later.'));
  }
  const problems = [
    ...(isSameMode
      ? []
      : [t('The secret key and the publishable key have different modes. Every payment fails.')]),
    ...(account?.acceptsPayments === false
      ? [t('The account cannot take payments yet. Complete it in the Stripe Dashboard.')]
      : []),
    ...(webhook !== null && webhook !== 'ready' && webhook !== 'unknown'
      ? [webhookText(webhook, webhookUrl, t)]
      : []),
  ];
  const facts = [
    account ? accountText(account, t) : t('The key may not read the account.'),
    ...(webhook === 'ready' || webhook === 'unknown' ? [webhookText(webhook, webhookUrl, t)] : []),
  ];
  const title =
    mode === 'live'
      ? t('Stripe accepts the key. Payments are real (live mode).')
      : t('Stripe accepts the key. Payments are tests (test mode).');
  return { type: problems.length > 0 ? 'warning' : 'success', title, lines: [...problems, ...facts] };
}

function accountText({ id, name }: NonNullable<StripeTest['account']>, t: TFunction): string {
  return name === null ? t('Account: {{id}}', { id }) : t('Account: {{name}} ({{id}})', { name, id });
}

function webhookText(state: WebhookState, url: string, t: TFunction): string {
  switch (state) {
    case 'ready':
      return t('Stripe sends its events to {{url}}.', { url });
    case 'unknown':
      return t(
        'The key may not read the webhooks. Check in the Stripe Dashboard that one exists for {{url}}.',
        {
          url,
        },
      );
    case 'missing':
      return t('Stripe has no webhook for {{url}}. The portal learns about payments up to an hour late.', {
        url,
      });
    case 'disabled':
      return t('Stripe has disabled the webhook. Enable it in the Stripe Dashboard.');
    case 'version':
      return t('The webhook has another API version than the portal. Run npm run doctor for the details.');
    case 'events':
      return t('The webhook sends other events than the portal needs. Run npm run doctor for the details.');
  }
}
