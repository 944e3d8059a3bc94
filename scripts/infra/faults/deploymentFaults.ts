import { isIPv4 } from 'node:net';
import { email } from '../../../contract/src/accounts/schemas/person.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The explicit value for no second region, so that a missing value is not taken for a decision. */
export const NONE = 'none';

/**
 * Faults of an azd environment before a deployment, and how to fix them.
 * `machine` builds the package. `zonedRegions` returns the regions of the subscription with availability zones; it is called only for prod.
 */
export function deploymentFaults(
  environment: Environment,
  zonedRegions: () => ReadonlySet<string>,
  machine: Machine,
): string[] {
  const faults = [
    ...platformFaults(machine),
    ...tierFaults(environment),
    ...budgetFaults(environment),
    ...alertAddressFaults(environment),
    ...pagingFaults(environment),
    ...operatorAddressFaults(environment),
  ];
  if (environment['PORTAL_TIER'] !== 'prod') return faults;
  return [
    ...faults,
    ...mailDomainFaults(environment),
    ...secondRegionFaults(environment),
    ...zoneFaults(environment, zonedRegions()),
  ];
}

/** `node:process` of the machine that builds the package. */
export interface Machine {
  readonly platform: string;
  readonly arch: string;
  /** Whether its C library is glibc, as that of the Function App. */
  readonly hasGlibc: boolean;
}

/** The package has the native module of argon2 for the platform that builds it. With another one, nobody could sign in. */
function platformFaults({ platform, arch, hasGlibc }: Machine): string[] {
  if (platform === 'linux' && arch === 'x64' && hasGlibc) return [];
  const name = `${platform} on ${arch}${platform === 'linux' && !hasGlibc ? ' with another C library than glibc' : ''}`;
  return [
    `This machine is ${name}; the Function App is Linux on x64. The package that is built here could not hash passwords. Deploy with the workflow (.github/workflows/deploy.yml), or from a container or WSL with Linux on x64.`,
  ];
}

/** Azure's managed domain sends ten emails an hour. The domain is linked later, when its records are verified. */
function mailDomainFaults({ PORTAL_MAIL_DOMAIN: domain = '' }: Environment): string[] {
  if (domain !== '') return [];
  return [
    'PORTAL_MAIL_DOMAIN is not set: Azure’s own domain sends 5 emails a minute and 10 an hour, too few for prod. Set a domain of the provider with azd env set PORTAL_MAIL_DOMAIN mail.provider.org.',
  ];
}

const TIERS = ['dev', 'prod'];

/** The templates compare the tier exactly, and every check of prod depends on it. */
function tierFaults({ PORTAL_TIER: tier = '' }: Environment): string[] {
  if (tier === '' || TIERS.includes(tier)) return [];
  return [`PORTAL_TIER is “${tier}”; it must be ${TIERS.join(' or ')}, in lower case.`];
}

function budgetFaults({ PORTAL_BUDGET_START: start = '' }: Environment): string[] {
  if (start === '' || /^\d{4}-(0[1-9]|1[0-2])-01$/.test(start)) return [];
  return [`PORTAL_BUDGET_START is “${start}”; it must be the first day of a month, as in 2026-11-01.`];
}

function alertAddressFaults({ PORTAL_ALERT_ADDRESS: address = '' }: Environment): string[] {
  const set = 'Set the address that alerts go to with azd env set PORTAL_ALERT_ADDRESS <address>.';
  if (address === '')
    return [`PORTAL_ALERT_ADDRESS is not set: no one would be notified of an outage. ${set}`];
  if (address !== address.trim())
    return [`PORTAL_ALERT_ADDRESS is “${address}”, with a space around it. ${set}`];
  const parsed = email.safeParse(address);
  if (parsed.success) return [];
  return [`PORTAL_ALERT_ADDRESS is ${address}. ${parsed.error.issues[0]!.message}. ${set}`];
}

function pagingFaults({
  PORTAL_ALERT_WEBHOOK: webhook = '',
  PORTAL_ALERT_SMS_NUMBER: number = '',
}: Environment): string[] {
  const faults = [];
  if (webhook !== '' && !/^https:\/\/[^\s/]+\.[^\s]+$/.test(webhook))
    faults.push('PORTAL_ALERT_WEBHOOK must be an address that begins with https://.');
  if (number !== '' && !/^[1-9]\d{0,2} \d{4,14}$/.test(number))
    faults.push(
      `PORTAL_ALERT_SMS_NUMBER is ${number}; it must be a country code, a space and the number, as in 1 5551234567.`,
    );
  return faults;
}

function operatorAddressFaults({ PORTAL_OPERATOR_ADDRESSES: addresses = '' }: Environment): string[] {
  const list = addresses === '' ? [] : addresses.split(',').map((each) => each.trim());
  return list
    .filter((address) => !isFirewallAddress(address))
    .map(
      (address) =>
        `PORTAL_OPERATOR_ADDRESSES contains ${address}; it must be a comma-separated list of IPv4 addresses, such as 203.0.113.7 or 203.0.113.0/24 (/30 at most).`,
    );
}

/** Storage firewalls accept single addresses without a prefix length, and ranges of at least four addresses. */
function isFirewallAddress(address: string): boolean {
  const [start = '', length, ...others] = address.split('/');
  return isIPv4(start) && others.length === 0 && (length === undefined || /^([0-9]|[12]\d|30)$/.test(length));
}

function secondRegionFaults({
  AZURE_LOCATION,
  AZURE_SECONDARY_LOCATION: second = '',
}: Environment): string[] {
  if (second === '')
    return [
      `AZURE_SECONDARY_LOCATION is not set: with PORTAL_TIER=prod, Cosmos DB fails over to a second region. Set one with azd env set AZURE_SECONDARY_LOCATION <region>, or opt out with azd env set AZURE_SECONDARY_LOCATION ${NONE}.`,
    ];
  if (second === AZURE_LOCATION)
    return [
      `AZURE_SECONDARY_LOCATION and AZURE_LOCATION are both ${second}: the second region must be a different one.`,
    ];
  return [];
}

/** The tier prod uses availability zones for Cosmos DB, Storage and the Function App. Not every region has zones. */
function zoneFaults(
  { AZURE_LOCATION, AZURE_SECONDARY_LOCATION }: Environment,
  zoned: ReadonlySet<string>,
): string[] {
  return Object.entries({ AZURE_LOCATION, AZURE_SECONDARY_LOCATION })
    .filter(([, region]) => region && region !== NONE && !zoned.has(region))
    .map(
      ([name, region]) =>
        `${name} is ${region}, which has no availability zones; PORTAL_TIER=prod needs them. Choose one of: ${[...zoned].toSorted().join(', ')}.`,
    );
}
