import type { Setup, SetupSettingName, SetupStepName } from '@portal/contract/configuration/schemas/setup.ts';
import { type Finding, open, passed } from './finding.ts';

const stepTexts: Readonly<Record<SetupStepName, readonly [what: string, fix: string]>> = {
  supportContact: [
    'Clients see a sample address and phone number.',
    'Management Center → Copy Services and Notices: set the support contact.',
  ],
  copyServices: [
    'Clients are offered offices of a sample copy service.',
    'Management Center → Copy Services and Notices: enter your own, or delete the sample.',
  ],
  facilities: ['No facility is active.', 'Management Center → Facilities: add one, or paste a list.'],
  people: ['One admin has no colleague.', 'Management Center → People: invite someone.'],
  deadlineRules: [
    'The deadline rules were never saved.',
    'Management Center → Deadlines: check them with counsel, and save them.',
  ],
  checklists: ['The checklists are the built-in ones.', 'Management Center → Review Checklist.'],
  prices: ['The invoice options have the built-in prices.', 'Management Center → Invoice Options.'],
};

const settingTexts: Readonly<Record<SetupSettingName, string>> = {
  brand: 'The name of the portal',
  address: 'The address of the portal',
  timeZone: 'The time zone',
  emailSender: 'The sender of emails',
  textSender: 'The sender of text messages',
  stripe: 'Payments by Stripe',
  google: 'Sign-in with Google',
  github: 'Sign-in with GitHub',
  staffTwoStep: 'Two-step sign-in of all staff',
};

/** The open steps of the setup list, and the settings that are not set. None of them is a fault. */
export function evaluateSetup({ steps, settings }: Pick<Setup, 'steps' | 'settings'>): Finding[] {
  const missing = steps.filter(({ state }) => state === 'missing');
  const unset = settings.filter(({ state }) => state === 'not-set');
  return [
    ...(missing.length === 0 ? [passed('setup', 'No required step of the setup list is open.')] : []),
    ...missing.map(({ name }) => open('setup', ...stepTexts[name])),
    ...unset.map(({ name, variables, azdValue }) =>
      open(
        'setup settings',
        `${settingTexts[name]} is not set.`,
        `If you need it, set ${variables.join(', ')}${azdValue === null ? '' : ` (in Azure with azd env set ${azdValue})`}.`,
      ),
    ),
  ];
}
