import { z } from 'zod';

/** `put`: container rid, partition key, document. */
export function journalPut(rid: string, key: string, documentJson: string): string {
  return `["put",${JSON.stringify(rid)},${JSON.stringify(key)},${documentJson}]`;
}

/** `del`: container rid, partition key, document id. */
export function journalDelete(rid: string, key: string, id: string): string {
  return JSON.stringify(['del', rid, key, id]);
}

/** `meta`: all databases and containers from this point on. */
export function journalMeta(snapshot: unknown): string {
  return JSON.stringify(['meta', snapshot]);
}

const resource = z.looseObject({ id: z.string(), _rid: z.string() });

const metaSnapshot = z.object({
  ridCount: z.number(),
  databases: z.array(z.object({ record: resource, ridCount: z.number(), containers: z.array(resource) })),
});

export type MetaSnapshot = z.infer<typeof metaSnapshot>;

const entry = z.union([
  z.tuple([
    z.literal('put'),
    z.string(),
    z.string(),
    z.looseObject({ id: z.string(), _rid: z.string(), _etag: z.string(), _ts: z.number() }),
  ]),
  z.tuple([z.literal('del'), z.string(), z.string(), z.string()]),
  z.tuple([z.literal('meta'), metaSnapshot]),
]);

/** One line: all changes of one request. */
export const journalLine = z.array(entry);
