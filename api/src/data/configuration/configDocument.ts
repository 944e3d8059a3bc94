import * as z from 'zod/mini';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { createDocument, readDocument, replaceDocument } from '../documents.ts';

/** Configuration is read from the store at most this often. */
const CACHED_MS = 30_000;

/** A list of the portal's configuration, kept as one document so that names and orders stay unique. */
export interface ConfigList<T> {
  /** Names it in the audit trail. */
  readonly id: string;
  /** All items; a list that was never written has none. Up to 30 s old. */
  read(): Promise<readonly T[]>;
  /** The same as it is now. */
  readNow(): Promise<readonly T[]>;
  /**
   * Replaces the list by what `decide` makes of it, which is asked again whenever somebody else wrote first; null leaves
   * it as it is. Answers what was decided last.
   */
  change<D extends { readonly items?: readonly T[] }>(decide: (items: readonly T[]) => D): Promise<D>;
  /** Writes the starter list unless the portal has one already. */
  start(items: readonly T[]): Promise<void>;
}

export function configList<S extends z.ZodMiniType>(id: string, item: S): ConfigList<z.output<S>> {
  const schema = z.object({ items: z.array(item) });
  let cached: { items: z.output<S>[]; readAt: number } | undefined;
  const list: ConfigList<z.output<S>> = {
    id,
    async read() {
      if (cached && Date.now() - cached.readAt < CACHED_MS) return cached.items;
      return list.readNow();
    },
    async readNow() {
      const stored = await readDocument('config', id, id, schema);
      const items = stored?.value.items ?? [];
      // A portal that is being set up gets its lists at any moment.
      if (stored) cached = { items, readAt: Date.now() };
      return items;
    },
    async change(decide) {
      return retryOnConflict('the configuration', async () => {
        const stored = await readDocument('config', id, id, schema);
        const decided = decide(stored?.value.items ?? []);
        const { items } = decided;
        if (!items) return succeeded(decided);
        const document = { id, items };
        const isWritten = stored
          ? await replaceDocument('config', document, stored.etag)
          : await createDocument('config', document);
        if (!isWritten) return writeConflict;
        cached = undefined;
        return succeeded(decided);
      });
    },
    async start(items) {
      await createDocument('config', { id, items } as { id: string });
      cached = undefined;
    },
  };
  return list;
}
