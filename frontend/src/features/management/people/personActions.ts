import type { changeUser, PersonView } from '@portal/contract/accounts/endpoints/people.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import type { TFunction } from 'i18next';

export type PersonActionName = Exclude<BodyOf<typeof changeUser>['action'], 'set-role'>;

export interface PersonAction {
  readonly name: PersonActionName;
  readonly label: (t: TFunction) => string;
  /** What follows from it. */
  readonly consequence: (t: TFunction, name: string) => string;
  readonly done: (t: TFunction, name: string) => string;
  readonly isOffered: (person: PersonView) => boolean;
}

/** What admins can do with an account besides giving it another role. */
export const personActions: readonly PersonAction[] = [
  {
    name: 'resend',
    label: (t) => t('Send the invitation again'),
    consequence: (t, name) => t('{{name}} gets a new link by mail; the earlier one stops working.', { name }),
    done: (t, name) => t('Invitation sent to {{email}}', { email: name }),
    isOffered: ({ state }) => state === 'invited',
  },
  {
    name: 'end-sessions',
    label: (t) => t('End all sessions'),
    consequence: (t, name) =>
      t('{{name}} is signed out everywhere, and can sign in again. Unsaved work is lost.', { name }),
    done: (t, name) => t('The sessions of {{name}} were ended', { name }),
    isOffered: ({ state }) => state === 'active',
  },
  {
    name: 'reset-two-step',
    label: (t) => t('Reset two-step sign-in'),
    consequence: (t, name) =>
      t(
        '{{name}} signs in with the password alone until two-step sign-in is set up again, is signed out everywhere and told by mail.',
        { name },
      ),
    done: (t, name) => t('Two-step sign-in of {{name}} was reset', { name }),
    isOffered: ({ twoStep }) => twoStep,
  },
  {
    name: 'disable',
    label: (t) => t('Disable the account'),
    consequence: (t, name) =>
      t(
        '{{name}} is signed out everywhere and cannot sign in until the account is enabled again. Nothing is deleted.',
        {
          name,
        },
      ),
    done: (t, name) => t('The account of {{name}} was disabled', { name }),
    isOffered: ({ state }) => state !== 'disabled',
  },
  {
    name: 'enable',
    label: (t) => t('Enable the account'),
    consequence: (t, name) => t('{{name}} can sign in again.', { name }),
    done: (t, name) => t('The account of {{name}} was enabled', { name }),
    isOffered: ({ state }) => state === 'disabled',
  },
];
