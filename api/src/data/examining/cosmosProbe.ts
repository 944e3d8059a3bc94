import type { ConnectionPolicy, Container, Database } from '@azure/cosmos';
import type { Settings } from '../../config/settings.ts';
import type { AuditCalls, Definition } from '../../domain/operations/doctor/stores.ts';
import { type ProbeResult, probeResultOf } from '../../domain/operations/doctor/finding.ts';
import { STRIPE_ACCOUNT } from '../configuration/storeMarks.ts';
import { type ContainerName, containers } from '../containers.ts';
import { createClient } from '../cosmos.ts';

const ONCE: ConnectionPolicy = {
  requestTimeout: 8_000,
  retryOptions: { maxRetryAttemptCount: 1, fixedRetryIntervalInMilliseconds: 0, maxWaitTimeInSeconds: 5 },
};

type CosmosSettings = Pick<Settings, 'COSMOS_ENDPOINT' | 'COSMOS_KEY' | 'COSMOS_DATABASE'>;

/** Opens the database as the API would, without making anything. */
export async function openDatabase(settings: CosmosSettings): Promise<Database> {
  return (await createClient(ONCE, settings)).database(settings.COSMOS_DATABASE);
}

export async function probeDatabase(database: Database): Promise<ProbeResult> {
  return reached(async () => (await database.read()).statusCode);
}

interface FoundContainer {
  readonly name: ContainerName;
  readonly wanted: Definition;
  /** Null for one that is missing, or that cannot be looked at. */
  readonly there: Definition | null;
  readonly reached: ProbeResult;
}

/** The definitions of the portal's containers as they are. */
export async function definitionsOf(database: Database): Promise<FoundContainer[]> {
  const names = Object.keys(containers) as ContainerName[];
  return Promise.all(
    names.map(async (name) => {
      let there: Definition | null = null;
      const answer = await reached(async () => {
        const { resource, statusCode } = await database.container(name).read();
        there = resource ?? null;
        return statusCode;
      });
      return { name, wanted: containers[name], there, reached: answer };
    }),
  );
}

/** A document of the configuration; null where there is none. */
export async function readConfiguration(
  database: Database,
  id: string,
): Promise<{ readonly document: unknown; readonly reached: ProbeResult }> {
  let document: unknown = null;
  const answer = await reached(async () => {
    const { resource, statusCode } = await database.container('config').item(id, id).read<object>();
    document = resource ?? null;
    return statusCode;
  });
  return { document, reached: answer };
}

/** Replaces the mark of the Stripe account, which the portal itself never does. */
export async function replaceStripeAccount(database: Database, accountId: string): Promise<void> {
  await database.container('config').items.upsert({ id: STRIPE_ACCOUNT, accountId });
}

/** Tries each kind of call on an entry that does not exist, so that none of them can change anything. */
export async function probeAuditRole(database: Database): Promise<AuditCalls> {
  const audit: Container = database.container('audit');
  const nothing = { id: 'doctor', pk: 'doctor' };
  const item = audit.item(nothing.id, nothing.pk);
  const statusOfCall = async (call: () => Promise<{ statusCode: number }>) => {
    const answer = await reached(async () => (await call()).statusCode);
    return 'status' in answer ? answer.status : 0;
  };
  return {
    read: await statusOfCall(() => item.read()),
    // Sent under another partition key than its own, which the store refuses after it has looked at the role.
    create: await statusOfCall(async () => {
      const { code = 0 } = await audit.items.batch(
        [{ operationType: 'Create', resourceBody: nothing }],
        'other',
      );
      return { statusCode: code };
    }),
    replace: await statusOfCall(() => item.replace(nothing)),
    delete: await statusOfCall(() => item.delete()),
  };
}

async function reached(call: () => Promise<number>): Promise<ProbeResult> {
  try {
    return { status: await call() };
  } catch (error) {
    return probeResultOf(error);
  }
}
