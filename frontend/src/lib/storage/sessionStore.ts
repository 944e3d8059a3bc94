import '../schemaMode.ts';
import type * as z from 'zod/mini';

/** A value in the session storage of this tab. Only fields of its schema are written. A value that does not parse, such as one of an older version, counts as absent. */
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
        // Storage is full or disabled: the page works, but the value does not survive a reload.
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
