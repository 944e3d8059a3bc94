import type { changeUser, PersonView } from '@portal/contract/accounts/endpoints/people.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import type { TFunction } from 'i18next';

type PersonActionName = Exclude<BodyOf<typeof changeUser>['action'], 'set-role'>;

export interface PersonAction {
  readonly name: PersonActionName;
  readonly label: (t: TFunction) => string;
  /** Text that says what the action does. */
  readonly consequence: (t: TFunction, name: string) => string;
  readonly successMessage: (t: TFunction, name: string) => string;
  readonly isOffered: (person: PersonView) => boolean;
}

/** Actions of admins on an account, except changing its role. */
export const personActions: readonly PersonAction[] = [
  {
    name: 'resend',
    label: (t) => t('Resend the invitation'),
    consequence: (t, name) => t('We’ll email {{name}} a new link. The earlier link stops working.', { name }),
    successMessage: (t, name) => t('Invitation sent to {{email}}', { email: name }),
    isOffered: ({ state }) => state === 'invited',
  },
  {
    name: 'end-sessions',
    label: (t) => t('End all sessions'),
    consequence: (t, name) =>
      t('This signs {{name}} out everywhere, and unsaved work is lost. They can sign in again.', { name }),
    successMessage: (t, name) => t('{{name}} was signed out everywhere', { name }),
    isOffered: ({ state }) => state === 'active',
  },
  {
    name: 'reset-two-step',
    label: (t) => t('Reset two-step sign-in'),
    consequence: (t, name) =>
      t(
        'This signs {{name}} out everywhere. They sign in with only a password until they set up two-step sign-in again. We’ll email them about this.',
        { name },
      ),
    successMessage: (t, name) => t('Two-step sign-in was reset for {{name}}', { name }),
    isOffered: ({ twoStep }) => twoStep,
  },
  {
    name: 'disable',
    label: (t) => t('Disable the account'),
    consequence: (t, name) =>
      t(
        'This signs {{name}} out everywhere. They can’t sign in until an admin enables the account again. Nothing is deleted.',
        {
          name,
        },
      ),
    successMessage: (t, name) => t('{{name}}’s account was disabled', { name }),
    isOffered: ({ state }) => state !== 'disabled',
  },
  {
    name: 'enable',
    label: (t) => t('Enable the account'),
    consequence: (t, name) => t('{{name}} can sign in again.', { name }),
    successMessage: (t, name) => t('{{name}}’s account was enabled', { name }),
    isOffered: ({ state }) => state === 'disabled',
  },
];
