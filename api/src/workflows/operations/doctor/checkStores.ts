import * as z from 'zod/mini';
import type { Settings } from '../../../config/settings.ts';
import {
  pepperFingerprint,
  PEPPER_FINGERPRINT,
  storedPepper,
  STRIPE_ACCOUNT,
  stripeAccount,
} from '../../../data/configuration/storeBindings.ts';
import { REPORT_ARRIVAL, reportArrival } from '../../../data/notifications/reportArrivals.ts';
import { readStoredSetupIn } from '../../../data/configuration/setupFacts.ts';
import { probeBlobs, probeSeals } from '../../../data/operations/probes/blobProbe.ts';
import {
  definitionsOf,
  openDatabase,
  probeDatabase,
  readConfiguration,
  replaceStripeAccount,
  probeAuditRole,
} from '../../../data/operations/probes/cosmosProbe.ts';
import {
  type Finding,
  evaluateProbe,
  type ProbeResult,
  passed,
  unknown,
  failed,
} from '../../../domain/operations/doctor/finding.ts';
import {
  evaluateAuditRole,
  evaluateContainer,
  evaluateCors,
  evaluateDeliveryReports,
  evaluatePepper,
  evaluateStripeAccount,
  type Preflight,
} from '../../../domain/operations/doctor/stores.ts';
import { evaluateSetup } from '../../../domain/operations/doctor/setup.ts';
import { accountIdOf } from '../../../services/payments/probeStripe.ts';
import { probeQueues } from '../../../services/queues/probeQueues.ts';
import { setupOf } from '../../configuration/readSetup.ts';
import { type Check, defineCheck } from './check.ts';
import { ACCOUNTS } from '../../../data/containers.ts';

export const checkCosmos = defineCheck({
  name: 'cosmos',
  needs: ['COSMOS_ENDPOINT', 'COSMOS_DATABASE'],
  run: async (settings) => {
    const database = await openDatabase({ ...settings, COSMOS_KEY: settings.COSMOS_KEY });
    const subject = (name: string) => ({
      check: 'cosmos',
      name: `Cosmos DB, ${name},`,
      address: 'COSMOS_ENDPOINT and COSMOS_DATABASE',
      access: settings.COSMOS_KEY ? { setting: 'COSMOS_KEY' } : { role: '“Portal: reads metadata”' },
    });
    const reachability = evaluateProbe(
      subject(`database ${settings.COSMOS_DATABASE}`),
      await probeDatabase(database),
    );
    if (reachability.state !== 'passed') return [reachability];
    const definitions = await definitionsOf(database);
    const auditExists = definitions.some(({ name, actual }) => name === 'audit' && actual);
    return [
      reachability,
      ...definitions.map(({ name, expected, actual, result }) =>
        actual || isMissing(result)
          ? evaluateContainer(name, expected, actual)
          : evaluateProbe(subject(`container ${name}`), result),
      ),
      ...(auditExists
        ? [evaluateAuditRole(settings.COSMOS_KEY ? null : await probeAuditRole(database))]
        : []),
    ];
  },
});

function isMissing(result: ProbeResult): boolean {
  return 'status' in result && result.status === 404;
}

export const checkBlobs = defineCheck({
  name: 'blob',
  needs: ['SITE_URL'],
  run: async (settings) => {
    const found = await probeBlobs(settings);
    if (!found)
      return [
        failed(
          'blob',
          'Neither BLOB_ENDPOINT nor a readable BLOB_CONNECTION_STRING is set: no file can be stored.',
          'Set BLOB_ENDPOINT to the address of the storage account.',
        ),
      ];
    const accessWith = (role: string) =>
      settings.BLOB_CONNECTION_STRING ? { setting: 'the key in BLOB_CONNECTION_STRING' } : { role };
    const access = accessWith('Storage Blob Data Contributor');
    const address = settings.BLOB_CONNECTION_STRING ? 'BLOB_CONNECTION_STRING' : 'BLOB_ENDPOINT';
    const reachability = found.containers.map(({ name, result }): Finding => {
      const isMissing = 'status' in result && result.status === 404;
      if (isMissing && settings.PORTAL_MODE === 'local')
        return passed('blob', `Blob Storage responds. The container ${name} is created on first use.`);
      if (isMissing)
        return failed(
          'blob',
          `The blob container ${name} is missing.`,
          'Deploy the infrastructure again to create the containers.',
        );
      return evaluateProbe(
        { check: 'blob', name: `Blob Storage, container ${name},`, address, access },
        result,
      );
    });
    const isReached = reachability.some(({ state }) => state === 'passed');
    if (!isReached) return reachability;
    const signing = evaluateProbe(
      {
        check: 'blob links',
        name: 'Signing links',
        address,
        access: accessWith('Storage Blob Data Contributor at the account'),
      },
      found.signing,
    );
    const tags = evaluateProbe(
      {
        check: 'blob tags',
        name: 'Reading blob tags',
        address,
        access: accessWith('Storage Blob Data Owner'),
      },
      found.tags,
    );
    return [
      ...reachability,
      { ...signing, ...(signing.state === 'passed' && { what: 'Links to files can be signed.' }) },
      { ...tags, ...(tags.state === 'passed' && { what: 'Blob tags can be read, which backups need.' }) },
      ...(await checkCors(found.url, settings.SITE_URL)),
    ];
  },
});

async function checkCors(url: string, site: string): Promise<Finding[]> {
  const ask = async (origin: string): Promise<Preflight> => {
    const response = await fetch(`${url}/quarantine/doctor`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type,x-ms-blob-type',
      },
      signal: AbortSignal.timeout(8_000),
    });
    return { status: response.status, allowed: response.headers.get('access-control-allow-origin') };
  };
  const origin = new URL(site).origin;
  return evaluateCors(origin, await ask(origin), await ask('https://elsewhere.example'));
}

export const checkQueues = defineCheck({
  name: 'queues',
  needs: [],
  run: async (settings) => {
    const result = await probeQueues(settings);
    if (!result)
      return [
        failed(
          'queues',
          'Neither Queues__queueServiceUri nor Queues is set: uploads are never released from quarantine.',
          'Set Queues__queueServiceUri to the address of the storage account’s queues.',
        ),
      ];
    const [address, access] = settings.Queues
      ? (['Queues', { setting: 'the key in Queues' }] as const)
      : (['Queues__queueServiceUri', { role: 'Storage Queue Data Reader' }] as const);
    return [evaluateProbe({ check: 'queues', name: 'Queue Storage', address, access }, result)];
  },
});

type Store = Pick<Settings, 'COSMOS_ENDPOINT' | 'COSMOS_DATABASE'> & Partial<Settings>;

const open = (settings: Store) => openDatabase({ ...settings, COSMOS_KEY: settings.COSMOS_KEY });

/**
 * Reads a document that binds the store to its settings (null if missing) and evaluates it. Unknown if the store cannot be read, which the check
 * `cosmos` reports.
 */
async function evaluateBinding<S extends z.ZodMiniType>(
  check: string,
  settings: Store,
  { id, schema }: { readonly id: string; readonly schema: S },
  evaluate: (binding: z.output<S> | null) => Finding | Promise<Finding>,
): Promise<Finding[]> {
  const { document, result } = await readConfiguration(await open(settings), id);
  const isRead = 'status' in result && (result.status < 400 || result.status === 404);
  if (!isRead) return [unknown(check, 'Not checked: the configuration in Cosmos DB cannot be read.')];
  return [await evaluate(document === null ? null : schema.parse(document))];
}

/** Only in Azure: locally, the mail outbox reports deliveries itself. */
export const checkDeliveryReports: Check = defineCheck({
  name: 'delivery reports',
  needs: ['COSMOS_ENDPOINT', 'COSMOS_DATABASE'],
  run: async (settings, { now }) => {
    if (!settings.ACS_ENDPOINT) return [];
    const { document } = await readConfiguration(await open(settings), REPORT_ARRIVAL, ACCOUNTS);
    const found = reportArrival.safeParse(document);
    return [evaluateDeliveryReports(found.success ? found.data.latestAt : null, now())];
  },
});

export const checkPepper: Check = defineCheck({
  name: 'pepper',
  needs: ['COSMOS_ENDPOINT', 'COSMOS_DATABASE', 'CODE_PEPPER'],
  run: (settings) =>
    evaluateBinding('pepper', settings, { id: PEPPER_FINGERPRINT, schema: storedPepper }, (found) =>
      evaluatePepper(found?.fingerprint ?? null, pepperFingerprint(settings.CODE_PEPPER)),
    ),
});

export const checkStripeAccount: Check = defineCheck({
  name: 'stripe account',
  needs: ['COSMOS_ENDPOINT', 'COSMOS_DATABASE', 'STRIPE_SECRET_KEY'],
  run: (settings) =>
    evaluateBinding(
      'stripe account',
      settings,
      { id: STRIPE_ACCOUNT, schema: stripeAccount },
      async (found) => evaluateStripeAccount(found?.accountId ?? null, await accountIdOf(keyOf(settings))),
    ),
});

/** Checks the open steps on the dashboard of admins, and the settings of the portal. */
export const checkSetup: Check = defineCheck({
  name: 'setup',
  needs: ['COSMOS_ENDPOINT', 'COSMOS_DATABASE', 'SITE_URL', 'STRIPE_SECRET_KEY'],
  run: async (settings) => {
    const database = await open(settings);
    try {
      const stored = await readStoredSetupIn(database.container('config'), database.container('views'));
      return evaluateSetup(setupOf(stored, settings));
    } catch (error) {
      if (error instanceof z.core.$ZodError || error instanceof TypeError) throw error;
      // A store that cannot be read is reported by the check `cosmos`.
      return [unknown('setup', 'Not checked: the store cannot be read.')];
    }
  },
});

const keyOf = ({
  STRIPE_SECRET_KEY,
  STRIPE_API_BASE,
}: Pick<Settings, 'STRIPE_SECRET_KEY'> & Partial<Settings>) => ({
  STRIPE_SECRET_KEY,
  STRIPE_API_BASE,
});

/**
 * Replaces the Stripe account recorded in the store by that of the settings. Returns its ID, or null if it is unknown.
 */
export async function acceptStripeAccount(settings: Partial<Settings>): Promise<string | null> {
  const { COSMOS_ENDPOINT, COSMOS_DATABASE, STRIPE_SECRET_KEY } = settings;
  if (!COSMOS_ENDPOINT || !COSMOS_DATABASE || !STRIPE_SECRET_KEY) return null;
  const accountId = await accountIdOf(keyOf({ ...settings, STRIPE_SECRET_KEY }));
  if (accountId)
    await replaceStripeAccount(await open({ ...settings, COSMOS_ENDPOINT, COSMOS_DATABASE }), accountId);
  return accountId;
}

const ARCHIVE = 'archive';
const PROVISION_FIX = 'Deploy the infrastructure again to create the archive and its policies.';

export const checkArchive = defineCheck({
  name: ARCHIVE,
  needs: [],
  run: async (settings) => {
    const found = await probeSeals(settings);
    if (!found)
      return [
        failed(
          ARCHIVE,
          'ARCHIVE_BLOB_ENDPOINT is not set: seals of the audit trail have no copy.',
          PROVISION_FIX,
        ),
      ];
    const { result, isImmutable } = found;
    const isLocal = settings.PORTAL_MODE === 'local';
    if (isLocal && 'status' in result && result.status === 404)
      return [passed(ARCHIVE, 'The archive responds. Its container is created on first use.')];
    const hasKey = settings.BLOB_CONNECTION_STRING !== undefined;
    const reachability = evaluateProbe(
      {
        check: ARCHIVE,
        name: 'The archive',
        address: hasKey ? 'BLOB_CONNECTION_STRING' : 'ARCHIVE_BLOB_ENDPOINT',
        access: hasKey
          ? { setting: 'the key in BLOB_CONNECTION_STRING' }
          : { role: 'Storage Blob Data Reader' },
      },
      result,
    );
    if (reachability.state !== 'passed' || isLocal || isImmutable) return [reachability];
    return [
      failed(
        ARCHIVE,
        'The container audit-seals has no immutability policy: seals could be deleted.',
        PROVISION_FIX,
      ),
    ];
  },
});
