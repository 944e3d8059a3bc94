import {
  type Deployment,
  evaluateTemplates,
  type Resource,
  type TemplateTexts,
} from '../templates/evaluateTemplates.ts';
import { ACCESS_LOGS, accessLogContainer } from '../accessLogs.ts';
import { at, listAt, ref, textAt, type ValueObject } from '../values.ts';

const DAY_MS = 24 * 3_600_000;
/** Six calendar years with two leap days. */
const MAX_SIX_YEARS_DAYS = (Date.UTC(2030, 0, 1) - Date.UTC(2024, 0, 1)) / DAY_MS;

/** The container to which Azure Monitor writes the activity log of a subscription. */
const ACTIVITY_LOG_CONTAINER = 'insights-activity-logs';

/** Stores that need a lock against accidental deletion. */
const LOCKED_STORES = ['data.account', 'storage.account', 'archive.account', 'secrets.vault'];

interface Portal {
  readonly sealsContainer: string;
  readonly recordDays: number;
  readonly blobContainers: readonly string[];
  readonly containers: readonly { readonly name: string; readonly defaultTtl: number | null }[];
}

/** Faults in the retention and protection of records, as far as templates define them. */
export async function complianceFaults(texts: TemplateTexts): Promise<string[]> {
  const portal = texts.json.get('generated/portal.json') as Portal;
  const deployment = (params: ValueObject) =>
    evaluateTemplates(texts, {
      environmentName: 'portal',
      location: 'eastus',
      secondaryLocation: 'westus3',
      tier: 'prod',
      archiveLocked: false,
      resourceLocks: true,
      ...params,
    });
  const prod = await deployment({});
  const whenLocked = await deployment({ archiveLocked: true });
  return [
    ...periodFaults(portal),
    ...archiveFaults(prod, whenLocked, portal),
    ...accessLogFaults(prod, portal),
    ...(await lockFaults(prod, texts, deployment)),
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

const STORAGE = 'Microsoft.Storage/storageAccounts';
const CONTAINER = `${STORAGE}/blobServices/containers`;
const POLICY = `${CONTAINER}/immutabilityPolicies`;

const nameOf = ({ path, line, key }: Resource) => `${path}:${line}: ${key}`;

function archiveFaults(
  { resources }: Deployment,
  whenLocked: Deployment,
  { sealsContainer, blobContainers, recordDays }: Portal,
): string[] {
  const containerNamed = (name: string) =>
    resources.find(({ type, body }) => type === CONTAINER && body['name'] === name);
  const faults = blobContainers.includes(sealsContainer)
    ? [`${sealsContainer} is in the account for files, where it can be deleted`]
    : [];
  const seals = containerNamed(sealsContainer);
  if (!seals) return [...faults, 'no template creates the container of the seals'];
  const log = containerNamed(ACTIVITY_LOG_CONTAINER);
  const accounts = resources.filter(
    ({ path, type, isExisting }) => path === seals.path && type === STORAGE && !isExisting,
  );
  const others = resources.filter(
    (each) =>
      accountOf(each, resources) === accountOf(seals, resources) &&
      (each.type.endsWith('/queues') || blobContainers.includes(textAt(each.body, 'name'))),
  );
  if (accounts.length !== 1 || others.length > 0)
    return [...faults, `${seals.path}: the seals need a separate storage account`];
  if (!log || accountOf(log, resources) !== accounts[0])
    faults.push(`${seals.path} does not create ${ACTIVITY_LOG_CONTAINER}`);
  return [
    ...faults,
    ...policyFaults(resources, seals, { recordDays, allowsAppends: false }),
    // Without appends, Azure Monitor could create blobs but not write to them.
    ...(log ? policyFaults(resources, log, { recordDays, allowsAppends: true }) : []),
    ...whenLocked.resources
      .filter(({ type }) => type === POLICY)
      .map((policy) => `${nameOf(policy)} would be written again after it was locked, which Azure rejects`),
    ...resources
      .filter(({ body }) => JSON.stringify(body).includes('"state":"Locked"'))
      .map((each) => `${nameOf(each)} locks an immutability policy, which only npm run seals may do`),
  ];
}

/** Access logs that are not kept for six years: not sent to the archive, or to a container without a policy. */
function accessLogFaults({ resources }: Deployment, { recordDays }: Portal): string[] {
  const settings = resources.filter(({ type }) => type === 'Microsoft.Insights/diagnosticSettings');
  return Object.entries(ACCESS_LOGS).flatMap(([store, categories]) => {
    const ofStore = settings.filter(({ body }) => body['scope'] === ref(store));
    const archived = ofStore.filter(
      ({ body }) => at(body, 'properties', 'storageAccountId') === ref('archive.account.id'),
    );
    const logs = archived.flatMap(({ body }) => listAt(body, 'properties', 'logs'));
    return categories.flatMap((category) => {
      const isSent = logs.some((log) => at(log, 'category') === category && at(log, 'enabled') === true);
      const name = accessLogContainer(category);
      const container = resources.find(({ type, body }) => type === CONTAINER && body['name'] === name);
      return [
        ...(isSent ? [] : [`${store} does not send ${category} to the archive`]),
        ...(container
          ? policyFaults(resources, container, { recordDays, allowsAppends: true })
          : [`no template creates ${name} in the archive`]),
      ];
    });
  });
}

/** The storage account of a resource; undefined when it is not in one. */
function accountOf(part: Resource, resources: readonly Resource[]): Resource | undefined {
  const parent = resources.find((each) => ref(each.ref) === part.body['parent']);
  return parent?.type === STORAGE ? parent : parent && accountOf(parent, resources);
}

function policyFaults(
  resources: readonly Resource[],
  container: Resource,
  { recordDays, allowsAppends }: { readonly recordDays: number; readonly allowsAppends: boolean },
): string[] {
  const policy = resources.find(({ type, body }) => type === POLICY && body['parent'] === ref(container.ref));
  if (!policy) return [`${nameOf(container)} has no immutability policy`];
  const property = (name: string) => at(policy.body, 'properties', name);
  return [
    ...(property('immutabilityPeriodSinceCreationInDays') === recordDays
      ? []
      : [`${nameOf(policy)} must last portal.recordDays (${recordDays})`]),
    ...(property('allowProtectedAppendWrites') === allowsAppends
      ? []
      : [`${nameOf(policy)} must say allowProtectedAppendWrites: ${allowsAppends}`]),
  ];
}

async function lockFaults(
  { resources }: Deployment,
  { json }: TemplateTexts,
  deployment: (params: ValueObject) => Promise<Deployment>,
): Promise<string[]> {
  const requiresLocks = (tier: string) => {
    const { resourceLocks } = json.get(`tiers/${tier}.json`) as { resourceLocks?: boolean };
    return resourceLocks === true;
  };
  if (!requiresLocks('prod')) return ['tiers/prod.json: resourceLocks must be true'];
  const locksIn = (all: Deployment['resources']) =>
    all.filter(({ type }) => type === 'Microsoft.Authorization/locks');
  const locks = locksIn(resources);
  if (locks.length === 0)
    return ['main.bicep: locks.bicep is not deployed although the tier requires it and the deployer may'];
  const isLocked = (store: string) =>
    locks.some(({ body }) =>
      resources.some((each) => ref(each.ref) === body['scope'] && each.body['name'] === ref(`${store}.name`)),
    );
  const withoutPermission = await deployment({ resourceLocks: false });
  const dev = requiresLocks('dev') ? null : await deployment({ tier: 'dev' });
  return [
    ...LOCKED_STORES.filter((store) => !isLocked(store)).map((store) => `${store} has no resource lock`),
    ...locks
      .filter(({ body }) => at(body, 'properties', 'level') !== 'CanNotDelete')
      .map((lock) => `${nameOf(lock)} must prevent deletion`),
    ...(locksIn(withoutPermission.resources).length > 0
      ? ['main.bicep: locks.bicep is deployed where the deployer may not create locks, which Azure rejects']
      : []),
    ...(dev && locksIn(dev.resources).length > 0
      ? ['main.bicep: locks.bicep is deployed although the tier does not require it']
      : []),
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
