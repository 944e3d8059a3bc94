import '../schemaMode.ts';
import type * as z from 'zod/mini';

/** One value in the session storage of this tab: only what its schema names is written, and what does not parse (an older version, a stranger's hand) counts as absent. */
export interface SessionStore<T> {
  read: () => T | null;
  save: (value: T) => void;
  clear: () => void;
}

export function sessionStore<S extends z.ZodMiniType>(key: string, schema: S): SessionStore<z.output<S>> {
  return {
    read: () => {
      const text = sessionStorage.getItem(key);
      if (text === null) return null;
      const parsed = schema.safeParse(parseJson(text));
      return parsed.success ? parsed.data : null;
    },
    save: (value) => {
      const text = JSON.stringify(schema.parse(value));
      try {
        sessionStorage.setItem(key, text);
      } catch {
        // Storage is full or switched off: the page still works, it only does not survive a reload.
      }
    },
    clear: () => sessionStorage.removeItem(key),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
