import { settings } from '../../../config/settings.ts';
import { tokenNamed } from '../../tokens/oneTimeToken.ts';
import type { User } from '../../../domain/accounts/user.ts';
import { letter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { type Translate, translator } from '../translator.ts';
import type { AccountMail } from './accountMail.ts';

interface Content {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
}

/** What a mail about an account says, in the language of its owner. Links start with the portal's own address, never with the caller's. */
export async function writeAccountMail(mail: AccountMail, user: User): Promise<Mail> {
  const { language } = user.settings;
  const t = await translator(language);
  const { subject, paragraphs, action } = contentOf(mail, t);
  const { text, html } = letter({ language, heading: subject, paragraphs, facts: [], action });
  return { id: `account-${mail.kind}-${mail.nonce}`, to: user.email, subject, text, html };
}

function contentOf(mail: AccountMail, t: Translate): Content {
  const { BRAND_NAME: portal, SITE_URL: site } = settings();
  const notYou = t('If this was not you, reset your password now and contact us.');
  const resetAction = { label: t('Reset my password'), url: `${site}/forgot-password` };
  switch (mail.kind) {
    case 'password-reset': {
      const token = tokenNamed('reset', mail.nonce);
      return {
        subject: t('Reset your password'),
        paragraphs: [
          t('Someone asked to reset the password for your {{portal}} account.', { portal }),
          t(
            'The link is valid for 30 minutes and can be used once. If you did not ask for it, ignore this email. Your password will not change.',
          ),
        ],
        action: { label: t('Choose a new password'), url: `${site}/reset-password?token=${token}` },
      };
    }
    case 'address-known':
      return {
        subject: t('You already have an account'),
        paragraphs: [
          t(
            'Someone tried to create an account at {{portal}} with your email address. You already have one, so we did not create another.',
            { portal },
          ),
          t(
            'If it was you, sign in, or reset your password if you forgot it. If it was not you, you do not need to do anything.',
          ),
        ],
        action: { label: t('Sign in'), url: `${site}/login` },
      };
    case 'invitation': {
      const token = tokenNamed('invitation', mail.nonce);
      return {
        subject: t('You are invited to {{portal}}', { portal }),
        paragraphs: [
          mail.role === 'client'
            ? t('You are invited to create an account with {{portal}}.', { portal })
            : t('You are invited to work in the records console of {{portal}}.', { portal }),
          t('The link is valid for seven days and can be used once.'),
        ],
        action: { label: t('Accept the invitation'), url: `${site}/signup?invitation=${token}` },
      };
    }
    case 'password-changed':
      return {
        subject: t('Your password was changed'),
        paragraphs: [
          t('The password for your account was changed. All your other sessions were signed out.'),
          notYou,
        ],
        action: resetAction,
      };
    case 'two-step-on':
      return {
        subject: t('Two-step sign-in is on'),
        paragraphs: [
          t('From now on, you need your password and a code from your authenticator app to sign in.'),
          notYou,
        ],
        action: resetAction,
      };
    case 'two-step-off':
      return {
        subject: t('Two-step sign-in is off'),
        paragraphs: [t('From now on, you only need your password to sign in.'), notYou],
        action: resetAction,
      };
    case 'identity-linked':
      return {
        subject: t('A new sign-in method was added'),
        paragraphs: [
          t('An account with another provider was linked to yours and can be used to sign in.'),
          notYou,
        ],
        action: resetAction,
      };
    case 'role-changed':
      return {
        subject: t('Your role was changed'),
        paragraphs: [t('An admin changed what your account can do. Please sign in again.')],
        action: { label: t('Sign in'), url: `${site}/login` },
      };
  }
}
