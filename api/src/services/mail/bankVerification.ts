import type { Addressee } from './addressee.ts';
import { letter } from './letter.ts';
import type { Mail } from './mail.ts';
import { translator } from './translator.ts';

interface Facts extends Addressee {
  readonly intentId: string;
  readonly verificationUrl: string;
}

/** Says where to verify a bank account with the code of the small deposit, and that the request follows by itself. */
export async function bankVerification({
  intentId,
  to,
  language,
  orderId,
  verificationUrl,
}: Facts): Promise<Mail> {
  const t = await translator(language);
  const { text, html } = letter({
    language,
    heading: t('Verify your bank account'),
    paragraphs: [
      t(
        'A small deposit is on its way to your bank account; it arrives in one or two business days. Its description holds a code that starts with SM.',
      ),
      t(
        'Enter the code with the link below. Your request is stored: as soon as the account is verified it is submitted by itself, and the confirmation follows by e-mail.',
      ),
    ],
    facts: [[t('Order ID'), orderId]],
    action: { label: t('Verify bank account'), url: verificationUrl },
  });
  return {
    id: `verify-bank-${intentId}`,
    to,
    subject: t('Verify your bank account: order {{orderId}}', { orderId }),
    text,
    html,
  };
}
