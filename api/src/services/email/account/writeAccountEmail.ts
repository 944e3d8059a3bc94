import { ADDRESS_LINK_HOURS } from '@portal/contract/accounts/endpoints/confirmation.ts';
import { settings } from '../../../config/settings.ts';
import { deriveToken } from '../../tokens/oneTimeToken.ts';
import type { User } from '../../../domain/accounts/user.ts';
import { renderEmail } from '../renderEmail.ts';
import type { Email } from '../email.ts';
import { type Translate, translator } from '../translator.ts';
import type { AccountEmail } from './accountEmail.ts';

interface Content {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
}

/** The email about an account, in its owner's language. Links start with SITE_URL, never with an address from the caller. */
export async function writeAccountEmail(email: AccountEmail, user: User): Promise<Email> {
  const { language } = user.settings;
  const t = await translator(language);
  const { subject, paragraphs, action } = contentOf(email, t);
  const { text, html } = renderEmail({ language, heading: subject, paragraphs, facts: [], action });
  return { id: `account-${email.kind}-${email.nonce}`, to: user.email, subject, language, text, html };
}

function contentOf(email: AccountEmail, t: Translate): Content {
  const { BRAND_NAME: portal, SITE_URL: site } = settings();
  const notYou = t('If this was not you, reset your password now and contact us.');
  const resetAction = { label: t('Reset my password'), url: `${site}/forgot-password` };
  switch (email.kind) {
    case 'password-reset': {
      const token = deriveToken('reset', email.nonce);
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
    case 'existing-account':
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
      const token = deriveToken('invitation', email.nonce);
      return {
        subject: t('You are invited to {{portal}}', { portal }),
        paragraphs: [
          email.role === 'client'
            ? t('You are invited to create an account with {{portal}}.', { portal })
            : email.role === 'admin'
              ? t('You are invited to join {{portal}} as an administrator.', { portal })
              : t('You are invited to join {{portal}} as a staff member.', { portal }),
          t('The link is valid for 7 days and can be used once.'),
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
      if (email.isByAdmin) {
        return {
          subject: t('Two-step sign-in was reset'),
          paragraphs: [
            t(
              'An admin reset two-step sign-in for your account. Sign in with your password. You can set it up again under Settings, Security.',
            ),
            t('If you didn’t expect this, contact us.'),
          ],
          action: { label: t('Sign in'), url: `${site}/login` },
        };
      }
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
    case 'address-confirmation': {
      const token = deriveToken('address', email.nonce);
      return {
        subject: t('Confirm your address'),
        paragraphs: [
          t('Someone created a {{portal}} account with this email address.', { portal }),
          t(
            'If it was you, use the link below and sign in to confirm the address. The link is valid for {{hours}} hours and can be used once. If it was not you, ignore this email. We will not send this account any verification codes.',
            { hours: ADDRESS_LINK_HOURS },
          ),
        ],
        action: { label: t('Confirm my address'), url: `${site}/confirm-address?token=${token}` },
      };
    }
    case 'role-changed':
      return {
        subject: t('Your role was changed'),
        paragraphs: [roleText(email.role, t), t('Please sign in again.')],
        action: { label: t('Sign in'), url: `${site}/login` },
      };
  }
}

/** Messages of earlier versions name no role. */
function roleText(role: AccountEmail['role'], t: Translate): string {
  switch (role) {
    case 'client':
      return t('An admin changed your role. You are a client now.');
    case 'staff':
      return t('An admin changed your role. You are a staff member now.');
    case 'admin':
      return t('An admin changed your role. You are an administrator now.');
    case undefined:
      return t('An admin changed your role.');
  }
}
