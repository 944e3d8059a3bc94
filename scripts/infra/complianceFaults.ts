import { lineOf, nodesOf, ownPart, parseBicep } from './bicepParser.ts';

const DAY_MS = 24 * 3_600_000;
/** Six calendar years with two leap days. */
const LONGEST_SIX_YEARS_DAYS = (Date.UTC(2030, 0, 1) - Date.UTC(2024, 0, 1)) / DAY_MS;

/** The container that Azure Monitor writes the activity log of a subscription into. */
const ACTIVITY_LOG_CONTAINER = 'insights-activity-logs';

/** What must not be deleted by mistake: parameters of locks.bicep, and what main.bicep gives them. */
const LOCKED_STORES = {
  cosmosAccount: 'data.outputs.accountName',
  filesAccount: 'storage.outputs.accountName',
  archiveAccount: 'archive.outputs.accountName',
  vault: 'secrets.outputs.vaultName',
};

export interface ComplianceSources {
  /** Texts by path, from `infra/`. */
  readonly templates: ReadonlyMap<string, string>;
  /** generated/portal.json. */
  readonly portal: {
    readonly sealsContainer: string;
    readonly recordDays: number;
    readonly blobContainers: readonly string[];
    readonly containers: readonly { readonly name: string; readonly defaultTtl: number | null }[];
  };
  /** tiers/prod.json. */
  readonly prod: { readonly resourceLocks?: boolean };
}

interface Resource {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  /** Without its version. */
  readonly type: string;
  readonly text: string;
}

/** What is missing of retention and of what protects records, as far as templates can say. */
export async function complianceFaults({ templates, portal, prod }: ComplianceSources): Promise<string[]> {
  const resources: Resource[] = [];
  for (const [path, text] of templates) resources.push(...(await resourcesOf(path, text)));
  return [
    ...periodFaults(portal),
    ...archiveFaults(resources, templates, portal),
    ...lockFaults(resources, templates, prod),
  ];
}

async function resourcesOf(path: string, text: string): Promise<Resource[]> {
  return [...nodesOf(await parseBicep(text))]
    .filter(({ type }) => type === 'resource_declaration')
    .map((node) => ({
      path,
      line: lineOf(node),
      name: ownPart(node, 'identifier')?.text ?? '',
      type: (ownPart(node, 'string')?.text ?? '').slice(1, -1).replace(/@.*/, ''),
      text: node.text,
    }));
}

function periodFaults({ recordDays, containers }: ComplianceSources['portal']): string[] {
  const trail = containers.find(({ name }) => name === 'audit')?.defaultTtl;
  return [
    ...(recordDays === LONGEST_SIX_YEARS_DAYS
      ? []
      : [`records are kept for ${recordDays} days; six calendar years have up to ${LONGEST_SIX_YEARS_DAYS}`]),
    ...(trail === LONGEST_SIX_YEARS_DAYS * 24 * 3600
      ? []
      : [`the audit trail is kept for ${trail} seconds, which is not ${LONGEST_SIX_YEARS_DAYS} days`]),
  ];
}

const STORAGE = 'Microsoft.Storage/storageAccounts';
const CONTAINER = `${STORAGE}/blobServices/containers`;

function archiveFaults(
  resources: readonly Resource[],
  templates: ReadonlyMap<string, string>,
  { sealsContainer, blobContainers }: ComplianceSources['portal'],
): string[] {
  const containerNamed = (name: string) =>
    resources.find(({ type, text }) => type === CONTAINER && new RegExp(`^  name: ${name}$`, 'm').test(text));
  const faults = blobContainers.includes(sealsContainer)
    ? [`${sealsContainer} is in the account of files, where it can be deleted`]
    : [];
  const seals = containerNamed('portal.sealsContainer');
  if (!seals) return [...faults, 'no template makes the container of the seals'];
  const archive = templates.get(seals.path) ?? '';
  const accounts = resources.filter(
    ({ path, type, text }) => path === seals.path && type === STORAGE && !/' existing = /.test(text),
  );
  if (accounts.length !== 1 || /portal\.(blobContainers|queues)\b/.test(archive))
    faults.push(`${seals.path}: the seals need a storage account of their own`);
  const log = containerNamed(`'${ACTIVITY_LOG_CONTAINER}'`);
  if (log?.path !== seals.path) faults.push(`${seals.path} does not make ${ACTIVITY_LOG_CONTAINER}`);
  return [
    ...faults,
    ...policyFaults(resources, seals, 'allowProtectedAppendWrites: false'),
    // Without it, Azure Monitor could create its blobs and write nothing into them.
    ...(log ? policyFaults(resources, log, 'allowProtectedAppendWrites: true') : []),
    ...[...templates]
      .filter(([, text]) => /state: 'Locked'/.test(text))
      .map(([path]) => `${path}: locks an immutability policy, which only npm run seals may do`),
  ];
}

function policyFaults(resources: readonly Resource[], container: Resource, appends: string): string[] {
  const policy = resources.find(
    ({ type, text }) =>
      type === `${CONTAINER}/immutabilityPolicies` &&
      new RegExp(`parent: ${container.name}$`, 'm').test(text),
  );
  if (!policy) return [`${container.path}:${container.line}: ${container.name} has no immutability policy`];
  const at = `${policy.path}:${policy.line}: ${policy.name}`;
  return [
    ...(/immutabilityPeriodSinceCreationInDays: portal\.recordDays$/m.test(policy.text)
      ? []
      : [`${at} has to last portal.recordDays`]),
    ...(policy.text.includes(appends) ? [] : [`${at} has to say ${appends}`]),
    ...(policy.text.includes('= if (!policiesLocked) {')
      ? []
      : [`${at} would be written again after it was locked, which Azure refuses`]),
  ];
}

function lockFaults(
  resources: readonly Resource[],
  templates: ReadonlyMap<string, string>,
  prod: ComplianceSources['prod'],
): string[] {
  const call = callOf('locks', templates);
  const locks = resources.filter(({ type }) => type === 'Microsoft.Authorization/locks');
  const lockOf = (parameter: string) => {
    const store = resources.find(
      ({ path, text }) => path === locks[0]?.path && text.includes(`existing = { name: ${parameter} }`),
    );
    return store && locks.find(({ text }) => new RegExp(`scope: ${store.name}$`, 'm').test(text));
  };
  const unlocked = Object.entries(LOCKED_STORES).filter(
    ([parameter, given]) => !lockOf(parameter) || !call.includes(`${parameter}: ${given}`),
  );
  return [
    ...(prod.resourceLocks === true ? [] : ['tiers/prod.json: resourceLocks has to be true']),
    ...(call.startsWith('if (size.resourceLocks && resourceLocks) {')
      ? []
      : ['main.bicep: locks.bicep is not deployed where the tier asks for it and the deployer may']),
    ...unlocked.map(([parameter]) => `${parameter} has no resource lock`),
    ...locks
      .filter(({ path }) => !/level: 'CanNotDelete'/.test(templates.get(path) ?? ''))
      .map(({ path, line }) => `${path}:${line}: has to refuse deleting`),
  ];
}

/** What main.bicep gives a module, from its condition on; empty when it does not deploy it. */
function callOf(module: string, templates: ReadonlyMap<string, string>): string {
  const call = new RegExp(`^module ${module} '[^']+' = ([^]*?\\n\\})$`, 'm');
  return call.exec(templates.get('main.bicep') ?? '')?.[1] ?? '';
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
