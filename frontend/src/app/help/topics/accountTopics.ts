import type { SettingsTab } from '../../../features/accounts/settings/settingsTabs.ts';
import type { HelpTopic } from '../helpTopic.ts';

/** Only clients have an address book. */
export const settingsTopics: Readonly<Record<Exclude<SettingsTab, 'address-book'>, HelpTopic>> = {
  security: {
    screen: 'Security',
    purpose: 'Change your password and set up two-step sign-in.',
    questions: [
      [
        'What if I lose my phone?',
        'Sign in with a recovery code. Then choose “Set up again”. If you have no recovery codes, ask an admin to reset your two-step sign-in.',
      ],
      [
        'What happens when I change my password?',
        'You are signed out everywhere. Sign in again with the new password.',
      ],
      [
        'Why was I signed out?',
        'Staff are signed out after 15 minutes without input, and 12 hours after they signed in at the latest.',
      ],
    ],
    guide: 'clerk#sign-in-and-set-up-your-account',
  },
  preferences: {
    screen: 'Preferences',
    purpose: 'Choose your language, time zone, theme and keyboard shortcuts.',
    questions: [
      ['Which time zone do times have?', 'That of your device, until you choose one here.'],
      ['Do my settings apply on other devices?', 'Yes, wherever you sign in.'],
      [
        'Keys do things that I don’t want. What do I do?',
        'Turn off “Keyboard shortcuts”. They never work while you type in a field.',
      ],
    ],
    guide: 'clerk#sign-in-and-set-up-your-account',
  },
  notifications: {
    screen: 'Notifications',
    purpose: 'Choose how the portal notifies you.',
    questions: [
      [
        'What is staff notified about?',
        'Updates and messages of clients, if the request is yours or nobody’s, messages for you, and due dates of your requests.',
      ],
      [
        'Can I turn off all emails?',
        'No. You always get emails about your account, such as when your password changes.',
      ],
    ],
    guide: 'clerk#sign-in-and-set-up-your-account',
  },
};

export const profileTopic: HelpTopic = {
  screen: 'Profile',
  purpose: 'Shows your name, phone number, job title and department.',
  questions: [
    ['Can I change my email address?', 'No. You sign in with this address.'],
    ['Who sees my name?', 'Your colleagues. In messages, clients see “Records staff” instead.'],
  ],
  guide: 'clerk#sign-in-and-set-up-your-account',
};

export const confirmAddressTopic: HelpTopic = {
  screen: 'Confirm your address',
  purpose: 'Confirms that the email address of your account is yours.',
  questions: [
    ['How long does the link work?', 'For 24 hours, and only once.'],
    ['Why do I have to be signed in?', 'Only the account that asked for the link can be confirmed with it.'],
  ],
  guide: 'clerk#sign-in-and-set-up-your-account',
};
