import { FluentProvider } from '@fluentui/react-components';
import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { darkTheme, lightTheme } from './theme.ts';

export type ColorScheme = 'light' | 'dark';

const SchemeContext = createContext<ColorScheme>('light');

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(onChange: () => void): () => void {
  const query = prefersDark();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Dresses the page in the light or the dark theme, as the system prefers. */
export function ColorSchemeProvider({ children }: { children: ReactNode }) {
  const scheme = useSyncExternalStore<ColorScheme>(subscribe, () =>
    prefersDark().matches ? 'dark' : 'light',
  );
  const theme = useMemo(() => (scheme === 'dark' ? darkTheme : lightTheme), [scheme]);
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
