import './lib/language/i18n.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from './lib/language/startLanguage.ts';
import { Providers } from './app/Providers.tsx';
import { AppRoutes } from './app/routes.tsx';
import { preloadScreen } from './app/screen.tsx';
import { listenBeforeRouter } from './components/leaving/popStateGate.ts';
import { claimTab } from './lib/session/tabs/tabOwner.ts';

listenBeforeRouter();
claimTab();

void Promise.all([startLanguage(), preloadScreen(location.pathname)]).then(() => {
  const root = createRoot(document.getElementById('root')!);
  // A transition renders in short tasks, so that the browser can handle input in between.
  startTransition(() =>
    root.render(
      <Providers>
        <AppRoutes />
      </Providers>,
    ),
  );
});

// The first render does not need it, so it starts after the page has loaded.
addEventListener('load', () => {
  setTimeout(
    () => void import('./lib/notices/pollNotices.ts').then(({ pollNotices }) => pollNotices()),
    1000,
  );
});
