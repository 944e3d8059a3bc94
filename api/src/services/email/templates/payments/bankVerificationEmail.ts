import { formatCents } from '@portal/contract/fields/money.ts';
import { createHash } from 'node:crypto';
import { type Addressee, orderEmail } from '../../orderEmail.ts';

export interface BankVerificationFacts extends Addressee {
  /** Stripe's page for this bank account. A payment can involve several accounts, each with its own page. */
  readonly verificationUrl: string;
  /** What happens after the verification: the draft is submitted, the work on a request with a failed fee resumes, or documents and invoices are paid. */
  readonly whatFollows: keyof typeof SECOND_PARAGRAPH;
  /** What is collected. */
  readonly amountCents: number;
}

const SECOND_PARAGRAPH = {
  submitted:
    'The link below opens a page of Stripe, our payment provider, where you enter the code. Your request is saved. After you verify the account, we submit the request automatically and email you a confirmation.',
  resumed:
    'The link below opens a page of Stripe, our payment provider, where you enter the code. After you verify the account, we collect the processing fee from it automatically. Until then, you can also pay another way on your request page.',
  charged:
    'The link below opens a page of Stripe, our payment provider, where you enter the code. After you verify the account, we collect {{amount}} from it automatically. Until then, nothing is charged, and you can also pay another way on your request page.',
} as const;

/** Asks the payer to verify a bank account with the code of the small deposit, and says what happens then. */
export function bankVerificationEmail(facts: BankVerificationFacts) {
  const { language, verificationUrl, whatFollows, amountCents } = facts;
  return orderEmail(facts, (t, orderId) => ({
    id: `verify-bank-${createHash('sha256').update(verificationUrl).digest('hex').slice(0, 32)}`,
    subject: t('Verify your bank account: order {{orderId}}', { orderId }),
    heading: t('Verify your bank account'),
    paragraphs: [
      t(
        'A small deposit is on its way to your bank account. It arrives in one or two business days. Its description includes a code that starts with SM.',
      ),
      t(SECOND_PARAGRAPH[whatFollows], { amount: formatCents(amountCents, language) }),
    ],
    action: { label: t('Verify bank account'), url: verificationUrl },
  }));
}
