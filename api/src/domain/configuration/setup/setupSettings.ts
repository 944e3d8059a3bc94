import {
  type SetupSetting,
  type SetupSettingName,
  setupSettingNames,
} from '@portal/contract/configuration/schemas/setup.ts';

/** No secret is among them. */
export interface SetupSettingFacts {
  readonly brandName: string;
  readonly siteUrl: string;
  /** The time zone of the first calendar of the deadline rules. */
  readonly timeZone: string;
  /** Null if no email can be sent. */
  readonly mailFrom: string | null;
  /** Null if no text message can be sent. */
  readonly smsFrom: string | null;
  readonly usesStripeTestKeys: boolean;
  readonly offersGoogle: boolean;
  readonly offersGithub: boolean;
  readonly requiresStaffTwoStep: boolean;
}

type State = Pick<SetupSetting, 'state' | 'value'>;

/** Where a setting is made. The time zone is part of the deadline rules. */
const places: Readonly<Record<SetupSettingName, Pick<SetupSetting, 'variables' | 'azdValue'>>> = {
  brand: { variables: ['BRAND_NAME'], azdValue: 'PORTAL_BRAND_NAME' },
  address: { variables: ['SITE_URL'], azdValue: 'PORTAL_DOMAIN' },
  timeZone: { variables: [], azdValue: null },
  emailSender: { variables: ['MAIL_FROM'], azdValue: 'PORTAL_MAIL_DOMAIN' },
  textSender: { variables: ['SMS_FROM'], azdValue: 'PORTAL_SMS_FROM' },
  stripe: {
    variables: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    azdValue: null,
  },
  google: { variables: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], azdValue: 'PORTAL_GOOGLE_CLIENT_ID' },
  github: { variables: ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'], azdValue: 'PORTAL_GITHUB_CLIENT_ID' },
  staffTwoStep: { variables: ['REQUIRE_STAFF_MFA'], azdValue: 'PORTAL_REQUIRE_STAFF_MFA' },
};

/** The settings of the setup list with their places, in display order. */
export function setupSettings(facts: SetupSettingFacts): SetupSetting[] {
  const states: Record<SetupSettingName, State> = {
    brand: withValue(facts.brandName),
    address: withValue(facts.siteUrl),
    timeZone: withValue(facts.timeZone),
    emailSender: withValue(facts.mailFrom),
    textSender: withValue(facts.smsFrom),
    // The portal does not start without its Stripe keys.
    stripe: { state: facts.usesStripeTestKeys ? 'test' : 'set', value: null },
    google: onOrOff(facts.offersGoogle),
    github: onOrOff(facts.offersGithub),
    staffTwoStep: onOrOff(facts.requiresStaffTwoStep),
  };
  return setupSettingNames.map((name) => ({ name, ...states[name], ...places[name] }));
}

function withValue(value: string | null): State {
  return { state: value === null ? 'not-set' : 'set', value };
}

function onOrOff(isOn: boolean): State {
  return { state: isOn ? 'set' : 'not-set', value: null };
}
