import type { EmailTest, StripeTest } from '@portal/contract/configuration/schemas/setupTests.ts';
import { settings } from '../../config/settings.ts';
import type { User } from '../../domain/accounts/user.ts';
import { emailTestResult } from '../../domain/configuration/setup/emailTestResult.ts';
import { stripeTestResult } from '../../domain/configuration/setup/stripeTestResult.ts';
import { type ProbeResult, probeResultOf } from '../../domain/operations/doctor/finding.ts';
import { modeOfKey } from '../../domain/operations/doctor/settings.ts';
import { webhookEndpointState } from '../../domain/operations/doctor/stripe.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Email } from '../../services/email/email.ts';
import { canSendEmail } from '../../services/email/sendEmail.ts';
import { testEmail } from '../../services/email/templates/testEmail.ts';
import { accountOf, probeStripe } from '../../services/payments/probeStripe.ts';
import { sendAccountNotice } from '../notifications/delivery/sendNotice.ts';
import { readWebhooks, webhookUrl } from '../operations/doctor/checkStripe.ts';

/** Sends a test message to the person who asks for it. `key` names the press: a repeated call sends no second one. */
export async function testEmailService(user: User, key: string, now: Date): Promise<EmailTest> {
  const { userId, email: to } = user;
  const email = await testEmail({ userId, to, language: user.settings.language, key });
  const answer = canSendEmail() ? await answerTo(email, now) : null;
  return { ...emailTestResult(answer), to, from: settings().MAIL_FROM };
}

/** The answer of the mail service. Sending reports every fault as `unavailable`, with the service's own one as its cause. */
async function answerTo(email: Email, now: Date): Promise<ProbeResult> {
  try {
    await sendAccountNotice(email, now);
    return { status: 202 };
  } catch (error) {
    return probeResultOf(error instanceof PortalError ? error.detail.cause : error);
  }
}

/** Asks Stripe about the keys of the portal. Changes nothing there. */
export async function testStripeKeys(): Promise<StripeTest> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_API_BASE, SITE_URL } = settings();
  const keys = { STRIPE_SECRET_KEY, STRIPE_API_BASE };
  const url = webhookUrl(SITE_URL);
  const mode = modeOfKey(STRIPE_SECRET_KEY);
  const answer = stripeTestResult(await probeStripe(keys));
  const shared = {
    ...answer,
    mode,
    isSameMode: mode === modeOfKey(STRIPE_PUBLISHABLE_KEY),
    webhookUrl: url,
  };
  if (answer.result !== 'accepted') return { ...shared, account: null, webhook: null };
  const [account, [needed, registered]] = await Promise.all([accountOf(keys), readWebhooks(keys)]);
  return { ...shared, account, webhook: webhookEndpointState(url, needed, registered).state };
}
