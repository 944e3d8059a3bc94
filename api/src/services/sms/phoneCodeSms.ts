import { randomUUID } from 'node:crypto';
import { PHONE_CODE_MINUTES } from '@portal/contract/accounts/endpoints/confirmation.ts';
import type { Language } from '@portal/contract/languages/languages.ts';
import { settings } from '../../config/settings.ts';
import { translator } from '../email/translator.ts';
import type { Sms } from './sms.ts';

interface Facts {
  readonly to: string;
  readonly language: Language;
  readonly code: string;
}

/** The text message with the code that confirms a phone number. It has nothing that the account's owner typed. */
export async function phoneCodeSms({ to, language, code }: Facts): Promise<Sms> {
  const t = await translator(language);
  const text = t(
    '{{portal}}: your code is {{code}}. It confirms this phone number and is valid for {{minutes}} minutes. Not you? Ignore this message.',
    { portal: settings().BRAND_NAME, code, minutes: PHONE_CODE_MINUTES },
  );
  return { id: `sms-phone-code-${randomUUID()}`, to, text };
}
