import { type Finding, right, unknown, wrong } from './finding.ts';

/** What of the settings may be known; whether a secret is set, and not what it is. */
export interface ModeFacts {
  readonly mode: 'local' | 'azure';
  readonly siteUrl: string;
  readonly hasCosmosKey: boolean;
  readonly hasBlobKey: boolean;
  readonly hasQueueKey: boolean;
  readonly hasMailFolder: boolean;
  readonly hasStripeStandIn: boolean;
  readonly scan: 'defender' | 'local';
  readonly stripeKey: 'live' | 'test' | 'other';
  readonly publishableKey: 'live' | 'test' | 'other';
  /** Clients and staff are turned away. */
  readonly isInMaintenance: boolean;
  /** Asked to take test payments, as on a deployment for trying things out. */
  readonly isTestDeployment: boolean;
}

const CHECK = 'production';

/** A deployed portal uses nothing that is for one machine or for trying things out. */
export function judgeProduction(facts: ModeFacts): Finding[] {
  const { mode, siteUrl, stripeKey, publishableKey, isTestDeployment } = facts;
  const host = new URL(siteUrl).hostname;
  const isHere = host === 'localhost' || host === '127.0.0.1';
  if (mode === 'local') {
    return isHere
      ? [unknown(CHECK, 'PORTAL_MODE is local: the rules for a deployed portal do not apply.')]
      : [
          wrong(
            CHECK,
            `PORTAL_MODE is local while people reach the portal at ${host}: reset links and test links are shown to anybody.`,
            'Set PORTAL_MODE to azure.',
          ),
        ];
  }
  const faults: (Finding | false)[] = [
    (isHere || !siteUrl.startsWith('https:')) &&
      wrong(
        CHECK,
        'SITE_URL is not the https address of a deployed portal: links in mails would not work.',
        'Set SITE_URL to the address of the site, with https.',
      ),
    facts.hasCosmosKey &&
      wrong(
        CHECK,
        'COSMOS_KEY is set: whoever reads the settings may do anything with the database, the audit trail included.',
        'Remove COSMOS_KEY and give the managed identity its roles.',
      ),
    facts.hasBlobKey &&
      wrong(
        CHECK,
        'BLOB_CONNECTION_STRING is set: whoever reads the settings may read every document.',
        'Remove it, set BLOB_ENDPOINT and give the managed identity its role.',
      ),
    facts.hasQueueKey &&
      wrong(
        CHECK,
        'Queues holds a connection string with a key.',
        'Set Queues__queueServiceUri instead and give the managed identity its role.',
      ),
    facts.hasMailFolder &&
      wrong(
        CHECK,
        'MAIL_OUTBOX_DIR is set: mails are written to a folder and reach nobody.',
        'Remove MAIL_OUTBOX_DIR and set ACS_ENDPOINT.',
      ),
    facts.hasStripeStandIn &&
      wrong(
        CHECK,
        'STRIPE_API_BASE is set: payments go to a stand-in for Stripe.',
        'Remove STRIPE_API_BASE.',
      ),
    facts.isInMaintenance &&
      wrong(
        CHECK,
        'MAINTENANCE is on: clients and staff are turned away.',
        'When the work is done: npm run operate -- maintenance off.',
      ),
    facts.scan === 'local' &&
      wrong(
        CHECK,
        'MALWARE_SCAN is local: uploads are compared with a test file and not scanned.',
        'Set MALWARE_SCAN to defender.',
      ),
    stripeKey === 'test' &&
      !isTestDeployment &&
      wrong(
        CHECK,
        'STRIPE_SECRET_KEY is a test key: nobody is charged, and every request counts as paid.',
        'Set the live keys of Stripe, or say --test-payments when that is meant.',
      ),
    stripeKey !== publishableKey &&
      wrong(
        CHECK,
        'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not of the same mode: every payment fails.',
        'Take both keys from the same page of Stripe’s dashboard.',
      ),
  ];
  const found = faults.filter((fault) => fault !== false);
  return found.length > 0
    ? found
    : [right(CHECK, 'Nothing is set that is for one machine or for trying things out.')];
}

/** The mode that a key of Stripe's names. */
export function modeOfKey(key: string): 'live' | 'test' | 'other' {
  return /^[a-z]+_(live|test)_/.exec(key)?.[1] === 'live'
    ? 'live'
    : /^[a-z]+_test_/.test(key)
      ? 'test'
      : 'other';
}
