import * as z from 'zod/mini';
import { createDocument, readDocument } from '../documents.ts';

/** Configuration is read from the store at most this often. */
const CACHED_MS = 30_000;

/** A list of the portal's configuration, kept as one document so that names and orders stay unique. */
export interface ConfigList<T> {
  /** All items; a list that was never written has none. Up to 30 s old. */
  read(): Promise<readonly T[]>;
  /** Writes the starter list unless the portal has one already. */
  start(items: readonly T[]): Promise<void>;
}

export function configList<S extends z.ZodMiniType>(id: string, item: S): ConfigList<z.output<S>> {
  const schema = z.object({ items: z.array(item) });
  let cached: { items: z.output<S>[]; readAt: number } | undefined;
  return {
    async read() {
      if (cached && Date.now() - cached.readAt < CACHED_MS) return cached.items;
      const stored = await readDocument('config', id, id, schema);
      cached = { items: stored?.value.items ?? [], readAt: Date.now() };
      return cached.items;
    },
    async start(items) {
      await createDocument('config', { id, items } as { id: string });
      cached = undefined;
    },
  };
}
