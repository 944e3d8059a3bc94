import { z } from 'zod';
import { az } from '../azureCli.ts';

const API_VERSION = '2025-01-01';
/** Its containers that keep what is written into them (infra/modules/archive.bicep). */
export const ARCHIVE_CONTAINERS = ['audit-seals', 'insights-activity-logs'];

const accountList = z.object({
  value: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      tags: z.record(z.string(), z.string()).default({}),
    }),
  ),
});

const containerList = z.object({ value: z.array(z.object({ name: z.string() })) });

const containerAnswer = z.object({
  properties: z.object({
    immutabilityPolicy: z.optional(
      z.object({
        etag: z.string().default(''),
        properties: z.object({
          immutabilityPeriodSinceCreationInDays: z.number(),
          state: z.enum(['Locked', 'Unlocked']),
        }),
      }),
    ),
  }),
});

interface Policy {
  readonly days: number;
  readonly isLocked: boolean;
  /** Of the version that was read. */
  readonly etag: string;
}

export interface Archive {
  readonly account: string;
  /** A container without a policy has null. */
  readonly containers: readonly {
    readonly id: string;
    readonly name: string;
    readonly policy: Policy | null;
  }[];
}

function get(uri: string): unknown {
  return JSON.parse(az(['rest', '--method', 'get', '--uri', uri, '--output', 'json']));
}

/** The archive of an azd environment with the policies of its containers; null before it is deployed. */
export function readArchive(subscription: string, environment: string): Archive | null {
  const accounts = `/subscriptions/${subscription}/providers/Microsoft.Storage/storageAccounts?api-version=${API_VERSION}`;
  const account = accountList
    .parse(get(accounts))
    .value.find(({ name, tags }) => name.startsWith('starchive') && tags['azd-env-name'] === environment);
  if (!account) return null;
  const all = `${account.id}/blobServices/default/containers`;
  // A deployment that broke off may have made the account alone.
  const made = new Set(
    containerList.parse(get(`${all}?api-version=${API_VERSION}`)).value.map(({ name }) => name),
  );
  const containers = ARCHIVE_CONTAINERS.map((name) => {
    const id = `${all}/${name}`;
    if (!made.has(name)) return { id, name, policy: null };
    const { immutabilityPolicy: policy } = containerAnswer.parse(
      get(`${id}?api-version=${API_VERSION}`),
    ).properties;
    if (!policy) return { id, name, policy: null };
    const { immutabilityPeriodSinceCreationInDays: days, state } = policy.properties;
    return { id, name, policy: { days, isLocked: state === 'Locked', etag: policy.etag } };
  });
  return { account: account.name, containers };
}

/** Locks the policy of a container as it was read. Cannot be undone. */
export function lockPolicy(containerId: string, etag: string): void {
  const uri = `${containerId}/immutabilityPolicies/default/lock?api-version=${API_VERSION}`;
  az(['rest', '--method', 'post', '--uri', uri, '--headers', JSON.stringify({ 'If-Match': etag })]);
}
