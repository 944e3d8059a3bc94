import { z } from 'zod';
import { az, azGet, azGetAll, azJson } from '../azure/azureCli.ts';

const API_VERSION = '2025-01-01';

/** Its containers that keep what is written into them (infra/modules/archive.bicep). Azure adds to the activity log for an hour. */
const ARCHIVE_CONTAINERS = [
  { name: 'audit-seals', isAppended: false },
  { name: 'insights-activity-logs', isAppended: true },
] as const;

const account = z.object({
  id: z.string(),
  name: z.string(),
  resourceGroup: z.string(),
  tags: z.nullish(z.record(z.string(), z.string())),
});

const containerAnswer = z.object({
  properties: z.object({
    immutabilityPolicy: z.nullish(
      z.object({
        etag: z.string().default(''),
        properties: z.object({
          immutabilityPeriodSinceCreationInDays: z.number(),
          state: z.enum(['Locked', 'Unlocked']),
          allowProtectedAppendWrites: z.nullish(z.boolean()),
          allowProtectedAppendWritesAll: z.nullish(z.boolean()),
        }),
      }),
    ),
  }),
});

interface Policy {
  readonly days: number;
  readonly isLocked: boolean;
  /** Whether blobs that are there can be added to: append blobs only, every blob, or none. */
  readonly appends: 'append blobs' | 'all blobs' | 'none';
  /** Of the version that was read. */
  readonly etag: string;
}

interface ArchiveContainer {
  readonly id: string;
  readonly name: string;
  /** Whether its policy has to allow appends. */
  readonly isAppended: boolean;
  /** A deployment that broke off may have made the account alone. */
  readonly isThere: boolean;
  /** Null without one. */
  readonly policy: Policy | null;
}

export interface Archive {
  readonly account: string;
  readonly group: string;
  readonly containers: readonly ArchiveContainer[];
}

/**
 * The archive of an azd environment with the policies of its containers; null before it is deployed. A new subscription
 * does not know Microsoft.Storage yet and refuses to be asked for accounts; resources are always listed.
 */
export function readArchive(subscription: string, environment: string): Archive | null {
  const list = [
    'resource',
    'list',
    '--resource-type',
    'Microsoft.Storage/storageAccounts',
    '--output',
    'json',
  ];
  const found = azJson(z.array(account), [...list, '--subscription', subscription]).find(
    ({ name, tags }) => name.startsWith('starchive') && tags?.['azd-env-name'] === environment,
  );
  if (!found) return null;
  const all = `${found.id}/blobServices/default/containers`;
  const made = new Set(
    azGetAll(z.object({ name: z.string() }), `${all}?api-version=${API_VERSION}`).map(({ name }) => name),
  );
  const containers = ARCHIVE_CONTAINERS.map(({ name, isAppended }) => {
    const id = `${all}/${name}`;
    const isThere = made.has(name);
    return { id, name, isAppended, isThere, policy: isThere ? readPolicy(id) : null };
  });
  return { account: found.name, group: found.resourceGroup, containers };
}

function readPolicy(containerId: string): Policy | null {
  const { immutabilityPolicy } = azGet(
    containerAnswer,
    `${containerId}?api-version=${API_VERSION}`,
  ).properties;
  if (!immutabilityPolicy) return null;
  const { etag, properties } = immutabilityPolicy;
  const { allowProtectedAppendWrites, allowProtectedAppendWritesAll } = properties;
  return {
    days: properties.immutabilityPeriodSinceCreationInDays,
    isLocked: properties.state === 'Locked',
    appends: allowProtectedAppendWritesAll
      ? 'all blobs'
      : allowProtectedAppendWrites
        ? 'append blobs'
        : 'none',
    etag,
  };
}

/** Whether anything was ever written into a container. Takes Storage Blob Data Reader on it, and its firewall. */
export function holdsBlobs(account: string, subscription: string, container: string): boolean {
  const at = ['--account-name', account, '--container-name', container, '--auth-mode', 'login'];
  const one = ['--num-results', '1', '--subscription', subscription, '--output', 'json'];
  return azJson(z.array(z.unknown()), ['storage', 'blob', 'list', ...at, ...one]).length > 0;
}

/** The commands that give a container the policy of the templates, where these leave the archive alone. */
export function policyCommands(
  { account, group }: Archive,
  { name, isAppended, isThere }: ArchiveContainer,
  days: number,
): string[] {
  const policy = `az storage container immutability-policy create -g ${group} --account-name ${account} --container-name ${name} --period ${days} --allow-protected-append-writes ${isAppended}`;
  return isThere
    ? [policy]
    : [`az storage container-rm create -g ${group} --storage-account ${account} --name ${name}`, policy];
}

/** Locks the policy of a container as it was read. Cannot be undone. */
export function lockPolicy(containerId: string, etag: string): void {
  const uri = `${containerId}/immutabilityPolicies/default/lock?api-version=${API_VERSION}`;
  az(['rest', '--method', 'post', '--uri', uri, '--headers', JSON.stringify({ 'If-Match': etag })]);
}
