import { z } from 'zod';
import { az, azGet, azGetAll, azJson } from '../azure/azureCli.ts';
import { ACCESS_LOG_CONTAINERS } from './accessLogs.ts';

const API_VERSION = '2025-01-01';

/**
 * The immutable containers of the archive (infra/modules/archive.bicep). Azure appends to a log for an hour. Before a policy
 * is locked, something must have arrived in those that are never empty for long. Access logs of a kind can be.
 */
const ARCHIVE_CONTAINERS = [
  { name: 'audit-seals', isAppended: false, isNeverEmpty: true },
  { name: 'insights-activity-logs', isAppended: true, isNeverEmpty: true },
  ...ACCESS_LOG_CONTAINERS.map((name) => ({ name, isAppended: true, isNeverEmpty: false })),
] as const;

const account = z.object({
  id: z.string(),
  name: z.string(),
  resourceGroup: z.string(),
  tags: z.nullish(z.record(z.string(), z.string())),
});

const containerResponse = z.object({
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
  /** Which existing blobs can be appended to. */
  readonly appends: 'append blobs' | 'all blobs' | 'none';
  /** The ETag of the policy that was read. */
  readonly etag: string;
}

interface ArchiveContainer {
  readonly id: string;
  readonly name: string;
  /** Whether its policy must allow appends. */
  readonly isAppended: boolean;
  /** Whether something must have arrived before its policy is locked. */
  readonly isNeverEmpty: boolean;
  /** False when an interrupted deployment created the account but not the container. */
  readonly exists: boolean;
  /** Null when there is no policy. */
  readonly policy: Policy | null;
}

export interface Archive {
  readonly account: string;
  readonly group: string;
  readonly containers: readonly ArchiveContainer[];
}

/**
 * Reads the archive of an azd environment with the policies of its containers. Null before it is deployed. Lists resources
 * instead of storage accounts, because a new subscription that has not registered Microsoft.Storage rejects the latter.
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
  const existing = new Set(
    azGetAll(z.object({ name: z.string() }), `${all}?api-version=${API_VERSION}`).map(({ name }) => name),
  );
  const containers = ARCHIVE_CONTAINERS.map(({ name, isAppended, isNeverEmpty }) => {
    const id = `${all}/${name}`;
    const exists = existing.has(name);
    return { id, name, isAppended, isNeverEmpty, exists, policy: exists ? readPolicy(id) : null };
  });
  return { account: found.name, group: found.resourceGroup, containers };
}

function readPolicy(containerId: string): Policy | null {
  const { immutabilityPolicy } = azGet(
    containerResponse,
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

/** Whether a container has blobs. Requires Storage Blob Data Reader and access through the firewall. */
export function hasBlobs(account: string, subscription: string, container: string): boolean {
  const at = ['--account-name', account, '--container-name', container, '--auth-mode', 'login'];
  const one = ['--num-results', '1', '--subscription', subscription, '--output', 'json'];
  return azJson(z.array(z.unknown()), ['storage', 'blob', 'list', ...at, ...one]).length > 0;
}

/** The commands that create a container's policy when the templates no longer change the archive. */
export function policyCommands(
  { account, group }: Archive,
  { name, isAppended, exists }: ArchiveContainer,
  days: number,
): string[] {
  const policy = `az storage container immutability-policy create -g ${group} --account-name ${account} --container-name ${name} --period ${days} --allow-protected-append-writes ${isAppended}`;
  return exists
    ? [policy]
    : [`az storage container-rm create -g ${group} --storage-account ${account} --name ${name}`, policy];
}

/** Locks the policy of a container if its ETag has not changed. Cannot be undone. */
export function lockPolicy(containerId: string, etag: string): void {
  const uri = `${containerId}/immutabilityPolicies/default/lock?api-version=${API_VERSION}`;
  az(['rest', '--method', 'post', '--uri', uri, '--headers', JSON.stringify({ 'If-Match': etag })]);
}
