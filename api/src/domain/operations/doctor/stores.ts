import { type Finding, passed, unknown, failed } from './finding.ts';

interface IndexPath {
  readonly path: string;
}

/** The parts of a container definition that matter to the portal. */
export interface ContainerDefinition {
  readonly partitionKey?: { readonly paths: readonly string[] } | undefined;
  readonly defaultTtl?: number | undefined;
  readonly indexingPolicy?:
    | {
        readonly includedPaths?: readonly IndexPath[] | undefined;
        readonly excludedPaths?: readonly IndexPath[] | undefined;
        readonly compositeIndexes?:
          | readonly (readonly { path: string; order?: string | undefined }[])[]
          | undefined;
      }
    | undefined;
}

/** Whether a container exists and is defined as the code needs it. `actual` is null if it does not exist. */
export function evaluateContainer(
  name: string,
  expected: ContainerDefinition,
  actual: ContainerDefinition | null,
): Finding {
  const check = 'containers';
  if (!actual)
    return failed(
      check,
      `The container ${name} is missing.`,
      'Deploy the infrastructure again to create the containers.',
    );
  const keyOf = ({ partitionKey }: ContainerDefinition) => partitionKey?.paths.join() ?? '';
  if (keyOf(expected) !== keyOf(actual))
    return failed(
      check,
      `The container ${name} is partitioned by ${keyOf(actual)} instead of ${keyOf(expected)}.`,
      'Back it up, recreate it, and restore it. A partition key cannot be changed.',
    );
  if (expected.defaultTtl !== actual.defaultTtl)
    return failed(
      check,
      `Documents in ${name} live ${ttlLabel(actual.defaultTtl)} instead of ${ttlLabel(expected.defaultTtl)}.`,
      'Deploy the infrastructure again.',
    );
  const differs = indexDifference(expected, actual);
  if (differs)
    return failed(
      check,
      `The index of ${name} ${differs}.`,
      'Deploy the infrastructure again. The index is rebuilt in the background.',
    );
  return passed(check, `The container ${name} is defined correctly.`);
}

function ttlLabel(ttl: number | undefined): string {
  if (ttl === undefined) return 'forever, regardless of their own TTL';
  return ttl === -1 ? 'as long as their own TTL' : `${ttl} seconds`;
}

function indexDifference(expected: ContainerDefinition, actual: ContainerDefinition): string | null {
  const pathsOf = ({ indexingPolicy }: ContainerDefinition) =>
    (indexingPolicy?.includedPaths ?? []).map(({ path }) => path);
  const missing = pathsOf(expected).filter((path) => !pathsOf(actual).includes(path));
  if (missing.length > 0) return `lacks ${missing.join(', ')}`;
  const more = pathsOf(actual).filter((path) => !pathsOf(expected).includes(path));
  if (more.length > 0) return `has ${more.join(', ')}, which no query uses but every write costs`;
  const compositesOf = ({ indexingPolicy }: ContainerDefinition) =>
    (indexingPolicy?.compositeIndexes ?? []).map((index) =>
      index.map(({ path, order }) => `${path} ${order ?? 'ascending'}`).join(),
    );
  const missingComposites = compositesOf(expected).filter((index) => !compositesOf(actual).includes(index));
  return missingComposites.length > 0
    ? `lacks the composite index on ${missingComposites.join(' and on ')}`
    : null;
}

/** The response to a preflight for a PUT: its status and allowed origin. */
export interface Preflight {
  readonly status: number;
  readonly allowed: string | null;
}

/** Whether pages of the site can upload to Blob Storage, and pages of other sites cannot. */
export function evaluateCors(site: string, own: Preflight, other: Preflight): Finding[] {
  const check = 'cors';
  const isAllowed = ({ status, allowed }: Preflight, origin: string) =>
    status < 300 && (allowed === origin || allowed === '*');
  const found: Finding[] = [];
  if (!isAllowed(own, site))
    found.push(
      failed(
        check,
        `Blob Storage refuses pages of ${site}: no file can be uploaded.`,
        `Allow the origin ${site} with PUT, GET, HEAD and OPTIONS in the CORS rules of the storage account, and check SITE_URL.`,
      ),
    );
  if (isAllowed(other, 'https://elsewhere.example'))
    found.push(
      failed(
        check,
        'Blob Storage allows pages of any site to upload and read with a link.',
        `Allow only the origin ${site} in the CORS rules of the storage account.`,
      ),
    );
  return found.length > 0
    ? found
    : [passed(check, 'Pages of the site can use Blob Storage, and pages of other sites cannot.')];
}

/** The status of each kind of call on a missing entry. 403 is a refusal by role; any other status passed it. */
export interface AuditCalls {
  readonly read: number;
  readonly create: number;
  readonly replace: number;
  readonly delete: number;
}

const AUDIT_ROLE = 'audit role';

/** Whether the caller can create and read audit entries, but not change or delete them. `calls` is null if the store has no roles. */
export function evaluateAuditRole(calls: AuditCalls | null): Finding {
  if (!calls) return unknown(AUDIT_ROLE, 'Cannot be checked here: access with a key ignores roles.');
  const isRefused = (status: number) => status === 403;
  if (isRefused(calls.read) || isRefused(calls.create))
    return unknown(
      AUDIT_ROLE,
      'You (not the portal) may not create and read entries of the audit trail (403). You need the role “Portal: adds to the audit trail and reads it”.',
    );
  if (!isRefused(calls.replace) || !isRefused(calls.delete))
    return failed(
      AUDIT_ROLE,
      'You may change or delete entries of the audit trail. No one should be able to.',
      'Remove that role from yourself, and check who else has it (az cosmosdb sql role assignment list).',
    );
  return passed(
    AUDIT_ROLE,
    'Entries of the audit trail can be created and read, but not changed or deleted.',
  );
}

/** Whether the store was filled with the configured pepper. `stored` is null before the first account or order. */
export function evaluatePepper(stored: string | null, own: string): Finding {
  const check = 'pepper';
  if (stored === null)
    return unknown(check, 'The store has no pepper fingerprint yet. The first account or order creates it.');
  return stored === own
    ? passed(check, 'The store was created with this CODE_PEPPER.')
    : failed(
        check,
        'The store was created with another CODE_PEPPER: no one can sign in, no order is found, and no verification code is valid.',
        'Stop the portal and set the CODE_PEPPER with which this store was created. It is kept with its backups. Data that is stored with the wrong one becomes unusable.',
      );
}

/** Whether the store's payments belong to the configured Stripe account. `stored` is null before the first payment, `own` if the key cannot read it. */
export function evaluateStripeAccount(stored: string | null, own: string | null): Finding {
  const check = 'stripe account';
  if (own === null)
    return unknown(check, 'Cannot be checked here: STRIPE_SECRET_KEY may not read its account.');
  if (stored === null)
    return unknown(check, `The store has no Stripe account yet. The first payment saves ${own}.`);
  return stored === own
    ? passed(check, `The payments of this store are in the Stripe account of the key, ${own}.`)
    : failed(
        check,
        `STRIPE_SECRET_KEY belongs to the Stripe account ${own}, but the payments of this store are in ${stored}: they cannot be confirmed or refunded.`,
        `Set the three Stripe settings of ${stored}. If the portal moves to ${own} permanently, settle open payments, refunds and disputes in ${stored} first, then run the doctor with --accept-stripe-account.`,
      );
}

const DAY_MS = 24 * 3_600_000;

/** Whether what became of emails is reported. `latestAt`: when the latest report came; null if none ever did. */
export function evaluateDeliveryReports(latestAt: string | null, now: Date): Finding {
  const check = 'delivery reports';
  const days = latestAt === null ? null : Math.floor((now.getTime() - Date.parse(latestAt)) / DAY_MS);
  if (days === null)
    return unknown(
      check,
      'No delivery report has come yet. Send a test email; if none comes within minutes, see docs/operations.md.',
    );
  if (days > 7)
    return unknown(
      check,
      `The latest delivery report came ${days} days ago. If emails were sent since, Event Grid does not deliver their reports.`,
    );
  return passed(check, 'Delivery reports of emails arrive.');
}
