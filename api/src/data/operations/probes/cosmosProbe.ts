import type { ConnectionPolicy, Container, Database } from '@azure/cosmos';
import type { Settings } from '../../../config/settings.ts';
import type { AuditCalls, ContainerDefinition } from '../../../domain/operations/doctor/stores.ts';
import { type ProbeResult, probeResultOf } from '../../../domain/operations/doctor/finding.ts';
import { STRIPE_ACCOUNT } from '../../configuration/storeBindings.ts';
import { type ACCOUNTS, type ContainerName, containers } from '../../containers.ts';
import { createClient } from '../../cosmos.ts';

const ONCE: ConnectionPolicy = {
  requestTimeout: 8_000,
  retryOptions: { maxRetryAttemptCount: 1, fixedRetryIntervalInMilliseconds: 0, maxWaitTimeInSeconds: 5 },
};

type CosmosSettings = Pick<Settings, 'COSMOS_ENDPOINT' | 'COSMOS_KEY' | 'COSMOS_DATABASE'>;

/** Opens the database as the API does, without creating containers. */
export async function openDatabase(settings: CosmosSettings): Promise<Database> {
  return (await createClient(ONCE, settings)).database(settings.COSMOS_DATABASE);
}

export async function probeDatabase(database: Database): Promise<ProbeResult> {
  return probe(async () => (await database.read()).statusCode);
}

interface FoundContainer {
  readonly name: ContainerName;
  readonly expected: ContainerDefinition;
  /** Null: missing, or not readable. */
  readonly actual: ContainerDefinition | null;
  readonly result: ProbeResult;
}

/** The expected and actual definitions of the portal's containers. */
export async function definitionsOf(database: Database): Promise<FoundContainer[]> {
  const names = Object.keys(containers) as ContainerName[];
  return Promise.all(
    names.map(async (name) => {
      let actual: ContainerDefinition | null = null;
      const result = await probe(async () => {
        const { resource, statusCode } = await database.container(name).read();
        actual = resource ?? null;
        return statusCode;
      });
      return { name, expected: containers[name], actual, result };
    }),
  );
}

/** Reads a document of the configuration, or of a container whose partition key is the ID. `document` is null if it does not exist. */
export async function readConfiguration(
  database: Database,
  id: string,
  container: 'config' | typeof ACCOUNTS = 'config',
): Promise<{ readonly document: unknown; readonly result: ProbeResult }> {
  let document: unknown = null;
  const result = await probe(async () => {
    const { resource, statusCode } = await database.container(container).item(id, id).read<object>();
    document = resource ?? null;
    return statusCode;
  });
  return { document, result };
}

/** Replaces the Stripe account of the store. The portal itself never does this. */
export async function replaceStripeAccount(database: Database, accountId: string): Promise<void> {
  await database.container('config').items.upsert({ id: STRIPE_ACCOUNT, accountId });
}

/** Tries each kind of call on an entry that does not exist, so that nothing changes. */
export async function probeAuditRole(database: Database): Promise<AuditCalls> {
  const audit: Container = database.container('audit');
  const entry = { id: 'doctor', pk: 'doctor' };
  const item = audit.item(entry.id, entry.pk);
  const statusOfCall = async (call: () => Promise<{ statusCode: number }>) => {
    const result = await probe(async () => (await call()).statusCode);
    return 'status' in result ? result.status : 0;
  };
  return {
    read: await statusOfCall(() => item.read()),
    // The partition key does not match the entry. The store checks the role first and then refuses the call.
    create: await statusOfCall(async () => {
      const { code = 0 } = await audit.items.batch(
        [{ operationType: 'Create', resourceBody: entry }],
        'other',
      );
      return { statusCode: code };
    }),
    replace: await statusOfCall(() => item.replace(entry)),
    delete: await statusOfCall(() => item.delete()),
  };
}

async function probe(call: () => Promise<number>): Promise<ProbeResult> {
  try {
    return { status: await call() };
  } catch (error) {
    return probeResultOf(error);
  }
}
