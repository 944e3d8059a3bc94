import { FluentProvider } from '@fluentui/react-components';
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { currentPreferences, onPreferences } from '../../lib/session/preferences.ts';

export type ColorScheme = 'light' | 'dark';

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(onChange: () => void): () => void {
  const query = prefersDark();
  query.addEventListener('change', onChange);
  const stopPreferences = onPreferences(onChange);
  return () => {
    query.removeEventListener('change', onChange);
    stopPreferences();
  };
}

function preferredScheme(): ColorScheme {
  const dark = currentPreferences()?.darkMode ?? prefersDark().matches;
  return dark ? 'dark' : 'light';
}

/** The base styles have the tokens of both themes, because a page is shown before this code runs. */
const NO_TOKENS = {};

/**
 * Applies the theme that the signed-in user chose. The base styles follow the system without one: naming the theme would make
 * the browser style the whole page again. It renders nothing again: a store whose value differs from the one of the
 * prerendered page would make React draw that page in one long task.
 */
export function ColorSchemeProvider({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const apply = () => {
      const { dataset } = document.documentElement;
      const darkMode = currentPreferences()?.darkMode ?? null;
      if (darkMode === null) delete dataset.scheme;
      else dataset.scheme = darkMode ? 'dark' : 'light';
    };
    apply();
    return onPreferences(apply);
  }, []);
  return <FluentProvider theme={NO_TOKENS}>{children}</FluentProvider>;
}

/** The current scheme, for content that tokens cannot style, such as the payment provider's frame. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, preferredScheme, () => 'light');
}
