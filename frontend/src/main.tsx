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
