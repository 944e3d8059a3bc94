import { ACCESS_LOG_CONTAINERS, ACCESS_LOGS } from '../accessLogs.ts';
import {
  type Deployment,
  type Expansion,
  ids,
  labelOf,
  ofType,
  type Resource,
  scopeOf,
  SETS,
  shorten,
} from '../templates/snapshots.ts';
import { at, listAt } from '../values.ts';

const DAY_MS = 24 * 3_600_000;
/** Six calendar years with two leap days. */
const MAX_SIX_YEARS_DAYS = (Date.UTC(2030, 0, 1) - Date.UTC(2024, 0, 1)) / DAY_MS;

/** The container to which Azure Monitor writes the activity log of a subscription. */
const ACTIVITY_LOG_CONTAINER = 'insights-activity-logs';

/** The resource of each store whose diagnostic setting sends its access logs. */
const LOGGED: Readonly<Record<keyof typeof ACCESS_LOGS, string>> = {
  vault: ids.vault,
  cosmos: ids.cosmos,
  files: `${ids.files}/blobServices/default`,
};

/** Stores that need a lock against accidental deletion. */
const LOCKED_STORES = [ids.cosmos, ids.files, ids.archive, ids.vault];

/** The deployments with locks: the tier needs them, and the deployer may create them. */
const LOCKED_SETS: readonly string[] = ['prod', 'prodArchiveLocked', 'prodWithProviders'];

interface Portal {
  readonly sealsContainer: string;
  readonly recordDays: number;
  readonly blobContainers: readonly string[];
  readonly containers: readonly { readonly name: string; readonly defaultTtl: number | null }[];
}

/** Faults in the retention and protection of records, as far as templates define them. */
export function complianceFaults({ sets }: Expansion, portal: Portal): string[] {
  return [
    ...periodFaults(portal),
    ...(portal.blobContainers.includes(portal.sealsContainer)
      ? [`${portal.sealsContainer} is in the account for files, where it can be deleted`]
      : []),
    ...SETS.flatMap((set) =>
      [
        ...archiveFaults(sets[set], portal, set === 'prodArchiveLocked'),
        ...accessLogFaults(sets[set]),
        ...lockFaults(sets[set], LOCKED_SETS.includes(set)),
      ].map((fault) => `${set}: ${fault}`),
    ),
  ];
}

function periodFaults({ recordDays, containers }: Portal): string[] {
  const trail = containers.find(({ name }) => name === 'audit')?.defaultTtl;
  return [
    ...(recordDays === MAX_SIX_YEARS_DAYS
      ? []
      : [`records are kept for ${recordDays} days; six calendar years have up to ${MAX_SIX_YEARS_DAYS}`]),
    ...(trail === MAX_SIX_YEARS_DAYS * 24 * 3600
      ? []
      : [`the audit trail is kept for ${trail} seconds, which is not ${MAX_SIX_YEARS_DAYS} days`]),
  ];
}

const ACCOUNT = 'Microsoft.Storage/storageAccounts';
const CONTAINER = `${ACCOUNT}/blobServices/containers`;
const POLICY = `${CONTAINER}/immutabilityPolicies`;
const CONTAINERS = `${ids.archive}/blobServices/default/containers`;

function archiveFaults(deployment: Deployment, { sealsContainer }: Portal, isLocked: boolean): string[] {
  const resources = deployment.predictedResources;
  const names = [sealsContainer, ACTIVITY_LOG_CONTAINER, ...ACCESS_LOG_CONTAINERS];
  const expected = names.map((name) => `${CONTAINERS}/${name}`);
  const policies = ofType(deployment, POLICY);
  return [
    ...expected
      .filter((id) => !resources.some((each) => each.id === id && each.type === CONTAINER))
      .map((id) => `no template creates ${shorten(id)}`),
    ...resources
      .filter(
        ({ id, type }) =>
          id.startsWith(`${ids.archive}/`) && [CONTAINER, `${ACCOUNT}/queueServices/queues`].includes(type),
      )
      .filter(({ id }) => !expected.includes(id))
      .map((each) => `${labelOf(each)}: the archive needs a separate storage account`),
    ...ofType(deployment, CONTAINER)
      .filter(({ id, name }) => !id.startsWith(`${ids.archive}/`) && names.includes(name.split('/').at(-1)!))
      .map((each) => `${labelOf(each)}: the archive needs a separate storage account`),
    ...(isLocked
      ? policies.map(
          (each) => `${labelOf(each)} would be written again after it was locked, which Azure rejects`,
        )
      : expected.flatMap((id) => policyFaults(policies, id, !id.endsWith(`/${sealsContainer}`)))),
    ...resources
      .filter((each) => /"state":"(?:Locked|\[)/.test(JSON.stringify(each)))
      .map((each) => `${labelOf(each)} locks an immutability policy, which only npm run seals may do`),
  ];
}

function policyFaults(policies: readonly Resource[], container: string, allowsAppends: boolean): string[] {
  const policy = policies.find(({ id }) => id === `${container}/immutabilityPolicies/default`);
  if (!policy) return [`${shorten(container)} has no immutability policy`];
  const property = (name: string) => at(policy, 'properties', name);
  return [
    ...(property('immutabilityPeriodSinceCreationInDays') === MAX_SIX_YEARS_DAYS
      ? []
      : [`${labelOf(policy)} must last ${MAX_SIX_YEARS_DAYS} days`]),
    // Without appends, Azure Monitor could create blobs but not write to them.
    ...(property('allowProtectedAppendWrites') === allowsAppends
      ? []
      : [`${labelOf(policy)} must say allowProtectedAppendWrites: ${allowsAppends}`]),
  ];
}

/** Access logs that are not sent to the archive. */
function accessLogFaults(deployment: Deployment): string[] {
  const archived = ofType(deployment, 'Microsoft.Insights/diagnosticSettings').filter(
    (each) => at(each, 'properties', 'storageAccountId') === ids.archive,
  );
  return Object.entries(LOGGED).flatMap(([store, id]) => {
    const logs = archived
      .filter((each) => scopeOf(each) === id)
      .flatMap((each) => listAt(each, 'properties', 'logs'));
    return ACCESS_LOGS[store as keyof typeof ACCESS_LOGS]
      .filter(
        (category) => !logs.some((log) => at(log, 'category') === category && at(log, 'enabled') === true),
      )
      .map((category) => `${store} does not send ${category} to the archive`);
  });
}

function lockFaults(deployment: Deployment, isNeeded: boolean): string[] {
  const locks = ofType(deployment, 'Microsoft.Authorization/locks');
  if (!isNeeded)
    return locks.map(
      (each) =>
        `${labelOf(each)}: the tier needs no lock, or the deployer may not create one, which Azure rejects`,
    );
  return [
    ...LOCKED_STORES.filter((store) => !locks.some((each) => scopeOf(each) === store)).map(
      (store) => `${shorten(store)} has no resource lock`,
    ),
    ...locks
      .filter((each) => at(each, 'properties', 'level') !== 'CanNotDelete')
      .map((each) => `${labelOf(each)} must prevent deletion`),
  ];
}

const SIX_TIMES_365 = /\b6 ?[*×] ?365\b|\b365 ?[*×] ?6\b|\b2[,_]?190\b|\b189_?216_?000\b/;

/** Files that count six years as six times 365 days. */
export function yearFaults(files: Iterable<readonly [path: string, text: string]>): string[] {
  return [...files].flatMap(([path, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        SIX_TIMES_365.test(line)
          ? [`${path}:${index + 1}: six years are calendar years (RECORD_DAYS, yearsBefore)`]
          : [],
      ),
  );
}
