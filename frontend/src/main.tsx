import { currentLanguage } from './lib/language/i18n.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startLanguage } from './lib/language/startLanguage.ts';
import { Providers } from './app/Providers.tsx';
import { AppRoutes } from './app/routes.tsx';
import { keepReplacedInput } from './app/layout/PrerenderedInput.tsx';
import { preloadScreen } from './app/screen.tsx';
import { listenBeforeRouter } from './components/leaving/popStateGate.ts';
import { documentParsed, markAppReady } from './lib/appReady.ts';
import { claimTab } from './lib/session/tabs/tabOwner.ts';

listenBeforeRouter();
claimTab();

const app = (
  <Providers>
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  </Providers>
);

/**
 * Takes over the prerendered page if it is what this browser would show (build/scripts/firstScript.ts). It is in English; another
 * tab may have changed the language since this page was opened.
 */
function start(): void {
  const root = document.getElementById('root')!;
  const { dataset } = document.documentElement;
  // A transition renders in short tasks, so that the browser can handle input in between.
  if (root.hasChildNodes() && !('render' in dataset) && currentLanguage() === 'en') {
    startTransition(() => void hydrateRoot(root, app));
    return;
  }
  // React replaces the placeholder of a page when it shows the screen.
  if (dataset['render'] !== 'placeholder') {
    keepReplacedInput();
    root.replaceChildren();
  }
  dataset['ready'] = '';
  markAppReady();
  delete dataset['render'];
  startTransition(() => createRoot(root).render(app));
}

// In a task of its own: the screen's code may have been evaluated in this one.
void Promise.all([startLanguage(), preloadScreen(location.pathname), documentParsed()]).then(() =>
  setTimeout(start),
);

// The first render does not need it, so it starts after the page has loaded, which can be before this code runs.
const startNotices = () =>
  setTimeout(
    () => void import('./lib/notices/pollNotices.ts').then(({ pollNotices }) => pollNotices()),
    1000,
  );
if (document.readyState === 'complete') startNotices();
else addEventListener('load', startNotices);
