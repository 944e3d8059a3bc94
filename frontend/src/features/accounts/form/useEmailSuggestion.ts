import { useEffect, useState } from 'react';

/** How long typing must rest before an address is looked at. */
const PAUSE_MS = 500;

/** The address that a misspelt one probably means; null while there is none to offer. */
export function useEmailSuggestion(typed: string): string | null {
  const [found, setFound] = useState<{ typed: string; meant: string | null } | null>(null);
  useEffect(() => {
    if (!typed.includes('@')) return;
    let current = true;
    const pause = setTimeout(() => {
      import('./suggestEmail.ts')
        .then(({ suggestEmail }) => current && setFound({ typed, meant: suggestEmail(typed) }))
        // The list of providers did not arrive: there is no suggestion, and nothing else is missing.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(pause);
    };
  }, [typed]);
  return found?.typed === typed ? found.meant : null;
}
