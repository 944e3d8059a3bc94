import { FluentProvider } from '@fluentui/react-components';
import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { currentPreferences, onPreferences } from '../../lib/session/preferences.ts';
import { themes } from './theme.ts';

export type ColorScheme = 'light' | 'dark';

const SchemeContext = createContext<ColorScheme>('light');

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

/** Applies the light or dark theme: the signed-in user’s choice, otherwise the system’s preference. */
export function ColorSchemeProvider({ children }: { children: ReactNode }) {
  const scheme = useSyncExternalStore(subscribe, preferredScheme);
  const theme = useMemo(() => themes[scheme](), [scheme]);
  useLayoutEffect(() => {
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
  return (
    <SchemeContext value={scheme}>
      <FluentProvider theme={theme}>{children}</FluentProvider>
    </SchemeContext>
  );
}

/** The current scheme, for content that tokens cannot style, such as the payment provider's frame. */
export function useColorScheme(): ColorScheme {
  return use(SchemeContext);
}
