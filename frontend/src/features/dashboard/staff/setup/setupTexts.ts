import type {
  SetupSetting,
  SetupSettingName,
  SetupStep,
  SetupStepName,
} from '@portal/contract/configuration/schemas/setup.ts';
import type { TFunction } from 'i18next';

interface StepText {
  readonly label: (t: TFunction) => string;
  readonly text: (t: TFunction) => string;
  /** Its place in the Management Center. */
  readonly to: string;
}

/** What each step is about, and where it is done. */
export const stepTexts: Readonly<Record<SetupStepName, StepText>> = {
  supportContact: {
    label: (t) => t('Support contact'),
    text: (t) => t('Whom clients email or call. Until then, they see a sample address.'),
    to: '/management?tab=copy-services&edit=support',
  },
  copyServices: {
    label: (t) => t('Copy services'),
    text: (t) => t('Clients choose one of their offices. Until you enter your own, they see a sample.'),
    to: '/management?tab=copy-services',
  },
  facilities: {
    label: (t) => t('Facilities'),
    text: (t) => t('Clients choose one of them for each request.'),
    to: '/management?tab=facilities',
  },
  people: {
    label: (t) => t('People'),
    text: (t) => t('Invite at least one other person of your staff.'),
    to: '/management?tab=people',
  },
  deadlineRules: {
    label: (t) => t('Deadline rules'),
    text: (t) => t('Check rules, calendars and time zone with counsel, and save them.'),
    to: '/management?tab=deadlines',
  },
  checklists: {
    label: (t) => t('Checklists'),
    text: (t) => t('The built-in checklists apply until you change them.'),
    to: '/management?tab=checklist',
  },
  prices: {
    label: (t) => t('Prices'),
    text: (t) => t('The built-in invoice options have California’s prices until you change them.'),
    to: '/management?tab=invoices',
  },
};

/** The state of a step in a word or two. */
export function stepStateText(state: SetupStep['state'], t: TFunction): string {
  if (state === 'done') return t('Done');
  return state === 'missing' ? t('To do') : t('Optional');
}

/** The names of the settings. */
export const settingLabels: Readonly<Record<SetupSettingName, (t: TFunction) => string>> = {
  brand: (t) => t('Name of the portal'),
  address: (t) => t('Address of the portal'),
  timeZone: (t) => t('Time zone'),
  emailSender: (t) => t('Sender of emails'),
  textSender: (t) => t('Sender of text messages'),
  stripe: (t) => t('Payments by Stripe'),
  google: (t) => t('Sign-in with Google'),
  github: (t) => t('Sign-in with GitHub'),
  staffTwoStep: (t) => t('Staff must use two-step sign-in'),
};

/** The value of a setting, or whether it is set. */
export function settingValueText({ name, state, value }: SetupSetting, t: TFunction): string {
  if (value !== null) return value;
  if (state === 'test') return t('Set, with test keys');
  if (name === 'staffTwoStep') return state === 'set' ? t('Yes') : t('No');
  return state === 'set' ? t('Set') : t('Not set');
}
