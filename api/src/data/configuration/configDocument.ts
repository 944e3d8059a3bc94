import * as z from 'zod/mini';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { createDocument, readDocument, replaceDocument } from '../documents.ts';

/** Configuration is read from the store at most this often. */
const CACHED_MS = 30_000;

/** A configuration list, stored as one document so that names and order stay unique. */
export interface ConfigList<T> {
  /** Its name in the audit trail. */
  readonly id: string;
  /** The items of a stored document; the built-in ones of null. */
  itemsOf(document: unknown): readonly T[];
  /** All items, up to 30 seconds old. The built-in ones if the list was never written. */
  read(): Promise<readonly T[]>;
  /** All items, not cached. */
  readNow(): Promise<readonly T[]>;
  /**
   * Replaces the list with `items` of the decision, if present. `decide` is called again after a write conflict. Returns
   * the last decision.
   */
  change<D extends { readonly items?: readonly T[] }>(decide: (items: readonly T[]) => D): Promise<D>;
  /** Writes the initial list unless the list exists. */
  initialize(items: readonly T[]): Promise<void>;
}

/**
 * `isSetUp`: setup writes the initial list while the portal runs, so a missing list is read each time. `builtIn`: the items
 * of a list that was never changed; the first change stores them with it.
 */
export function configList<S extends z.ZodMiniType>(
  id: string,
  item: S,
  { isSetUp = false, builtIn = [] }: { isSetUp?: boolean; builtIn?: z.output<S>[] } = {},
): ConfigList<z.output<S>> {
  const schema = z.object({ items: z.array(item) });
  let cached: { items: z.output<S>[]; readAt: number } | undefined;
  const list: ConfigList<z.output<S>> = {
    id,
    itemsOf: (document) => (document === null ? builtIn : schema.parse(document).items),
    async read() {
      if (cached && Date.now() - cached.readAt < CACHED_MS) return cached.items;
      return list.readNow();
    },
    async readNow() {
      const stored = await readDocument('config', id, id, schema);
      const items = stored?.value.items ?? builtIn;
      if (stored || !isSetUp) cached = { items, readAt: Date.now() };
      return items;
    },
    async change(decide) {
      return retryOnConflict('the configuration', async () => {
        const stored = await readDocument('config', id, id, schema);
        const decided = decide(stored?.value.items ?? builtIn);
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
    async initialize(items) {
      await createDocument('config', { id, items } as { id: string });
      cached = undefined;
    },
  };
  return list;
}
