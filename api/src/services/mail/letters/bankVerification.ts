import { createHash } from 'node:crypto';
import type { Addressee } from '../addressee.ts';
import { letter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { translator } from '../translator.ts';

interface Facts extends Addressee {
  /** Stripe's page for this one account: another account that is given for the same payment has another one. */
  readonly verificationUrl: string;
  /** What happens once the account is verified: the request is submitted, or its work goes on after a payment that failed. */
  readonly whatFollows: keyof typeof SECOND_PARAGRAPH;
}

const SECOND_PARAGRAPH = {
  submitted:
    'Use the link below to enter the code. Your request is saved. After you verify the account, we submit the request automatically and email you a confirmation.',
  goesOn:
    'Use the link below to enter the code. After you verify the account, the processing fee is paid from it automatically. Until then, you can also pay another way on the status page of your request.',
} as const;

/** Says where to verify a bank account with the code of the small deposit, and what follows by itself. */
export async function bankVerification(facts: Facts): Promise<Mail> {
  const { to, language, orderId, verificationUrl, whatFollows } = facts;
  const t = await translator(language);
  const { text, html } = letter({
    language,
    heading: t('Verify your bank account'),
    paragraphs: [
      t(
        'A small deposit is on its way to your bank account; it arrives in one or two business days. Its description holds a code that starts with SM.',
      ),
      t(SECOND_PARAGRAPH[whatFollows]),
    ],
    facts: [[t('Order ID'), orderId]],
    action: { label: t('Verify bank account'), url: verificationUrl },
  });
  return {
    id: `verify-bank-${createHash('sha256').update(verificationUrl).digest('hex').slice(0, 32)}`,
    to,
    subject: t('Verify your bank account: order {{orderId}}', { orderId }),
    text,
    html,
  };
}
