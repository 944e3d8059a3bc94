import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { containerOf } from '../portal/stores.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface PortalStores {
  readonly dir: string;
  readonly cosmos: string;
}

const entrySchema = z.looseObject({
  id: z.string(),
  pk: z.string(),
  n: z.number(),
  kind: z.string(),
  at: z.string(),
  eventId: z.string(),
  requestId: z.optional(z.string()),
  previousHash: z.string(),
  hash: z.string(),
});

export type TrailEntry = z.output<typeof entrySchema>;

/** Runs the verifier; returns its output and exit code. */
export async function verifyAudit(
  { dir }: Pick<PortalStores, 'dir'>,
  ...args: string[]
): Promise<{ output: string; code: number }> {
  const env = { ...process.env, LOCAL_DIR: dir };
  const running = promisify(execFile)(process.execPath, ['local/auditVerify.ts', ...args], {
    cwd: root,
    env,
  });
  return running.then(
    ({ stdout, stderr }) => ({ output: stdout + stderr, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => ({
      output: error.stdout + error.stderr,
      code: error.code,
    }),
  );
}

/** Every entry of the trail, or those about one request, in order. */
export async function trailEntries(portal: PortalStores, requestId?: string): Promise<TrailEntry[]> {
  const audit = await containerOf(portal, 'audit');
  const { resources } = await audit.items.query({ query: 'SELECT * FROM c WHERE c.pk != "seal"' }).fetchAll();
  return z
    .array(entrySchema)
    .parse(resources)
    .filter((entry) => requestId === undefined || entry.requestId === requestId)
    .toSorted((a, b) => (`${a.pk} ${a.id}` < `${b.pk} ${b.id}` ? -1 : 1));
}

/** The entries by partition. */
export async function entriesByPartition(portal: PortalStores): Promise<Map<string, TrailEntry[]>> {
  return Map.groupBy(await trailEntries(portal), ({ pk }) => pk);
}

/** A forged entry that follows another one, with a correct hash. */
export function forgeEntryAfter(before: TrailEntry, event: Record<string, unknown>): TrailEntry {
  const n = before.n + 1;
  const properties = Object.entries(before).filter(([key]) => !key.startsWith('_') && key !== 'hash');
  const content = {
    ...Object.fromEntries(properties),
    ...event,
    id: String(n).padStart(9, '0'),
    n,
    previousHash: before.hash,
  };
  const hash = createHash('sha256').update(toSortedJson(content)).digest('hex');
  return entrySchema.parse({ ...content, hash });
}

/** JSON with sorted keys, of which the trail hashes each entry. */
export function toSortedJson(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    member && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
