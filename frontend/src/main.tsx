import './app/i18n.ts';
import { createRoot } from 'react-dom/client';
import { startLanguage } from './app/language/startLanguage.ts';
import { Providers } from './app/Providers.tsx';
import { AppRoutes } from './app/routes.tsx';
import { listenBeforeRouter } from './lib/popStateGate.ts';
import { claimTab } from './lib/session/tabOwner.ts';

listenBeforeRouter();
claimTab();

void startLanguage().then(() => {
  createRoot(document.getElementById('root')!).render(
    <Providers>
      <AppRoutes />
    </Providers>,
  );
});

// Nothing on the page waits for it, and it waits for the page.
addEventListener('load', () => {
  setTimeout(() => void import('./app/followNotices.ts').then(({ followNotices }) => followNotices()), 1000);
});
