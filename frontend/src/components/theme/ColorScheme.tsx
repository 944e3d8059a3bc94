import { FluentProvider } from '@fluentui/react-components';
import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { currentPreferences, onPreferences } from '../../lib/session/preferences.ts';
import { themeOf } from './theme.ts';

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

function wantedScheme(): ColorScheme {
  const dark = currentPreferences()?.darkMode ?? prefersDark().matches;
  return dark ? 'dark' : 'light';
}

/** Dresses the page in the light or the dark theme: as the signed-in person chose, else as the system prefers. */
export function ColorSchemeProvider({ children }: { children: ReactNode }) {
  const scheme = useSyncExternalStore(subscribe, wantedScheme);
  const theme = useMemo(() => themeOf[scheme](), [scheme]);
  useLayoutEffect(() => {
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
  return (
    <SchemeContext value={scheme}>
      <FluentProvider theme={theme}>{children}</FluentProvider>
    </SchemeContext>
  );
}

/** The scheme in use, for what cannot be styled with tokens, such as a payment provider's frame. */
export function useColorScheme(): ColorScheme {
  return use(SchemeContext);
}
