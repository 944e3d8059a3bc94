import './lib/language/i18n.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from './lib/language/startLanguage.ts';
import { Providers } from './app/Providers.tsx';
import { AppRoutes } from './app/routes.tsx';
import { loadScreenOf } from './app/screen.tsx';
import { listenBeforeRouter } from './components/leaving/popStateGate.ts';
import { claimTab } from './lib/session/tabs/tabOwner.ts';

listenBeforeRouter();
claimTab();

void Promise.all([startLanguage(), loadScreenOf(location.pathname)]).then(() => {
  const root = createRoot(document.getElementById('root')!);
  // Drawn in short tasks, between which the browser can attend to the reader.
  startTransition(() =>
    root.render(
      <Providers>
        <AppRoutes />
      </Providers>,
    ),
  );
});

// Nothing on the page waits for it, and it waits for the page.
addEventListener('load', () => {
  setTimeout(
    () => void import('./lib/notices/followNotices.ts').then(({ followNotices }) => followNotices()),
    1000,
  );
});
