import { languages } from '@portal/contract/languages/languages.ts';
import { chooseLanguage } from '../src/lib/language/chooseLanguage.ts';
import { deviceKeys } from '../src/lib/storage/deviceKeys.ts';

/** If the app does not start, a page for first-time visitors is better than none. */
const SHOW_AFTER_MS = 10_000;

/** A tab in the background shows nothing, and its app must still be ready. */
const LOAD_AFTER_MS = 1000;

/**
 * The script in the head of every page. It runs before anything is shown, so it is inline; the Content-Security-Policy has
 * its hash. What it does:
 * - applies the theme of the signed-in user,
 * - loads the texts of the user's language in parallel with the page's code,
 * - marks the page (`data-render="client"`) if this browser shows it differently from a first-time visitor's: then the
 *   prerendered content stays hidden, and the app replaces it; `late` shows it until then,
 * - shows the placeholder of a page for signed-in people (`data-placeholder`) to those who have a session
 *   (`data-render="placeholder"`), and to nobody else,
 * - loads the app of a prerendered page (`data-app`, see pageFiles.ts) after the page has been shown, one file after the
 *   other, so that the browser can handle input in between; and requests what its parts need (`data-parts`),
 * - stops forms that are submitted before the app handles them (`data-ready`), which would put passwords in the address, and
 *   marks them for the app to submit (`data-submitted`).
 *
 * @param catalogs The file of each language except English, which needs none.
 */
export function firstScript(catalogs: Readonly<Record<string, string>>): string {
  return `(() => {
  const { dataset } = document.documentElement;
  addEventListener('submit', (event) => {
    if ('ready' in dataset) return;
    event.preventDefault();
    event.target.dataset.submitted = '';
  }, true);
  const catalogs = ${JSON.stringify(catalogs)};
  const session = ${JSON.stringify(deviceKeys.session)};
  let chosen = null, hasSession = false, differs = location.search !== '' || !!history.state?.usr;
  try {
    differs ||= sessionStorage.length > 0;
    chosen = localStorage.getItem(${JSON.stringify(deviceKeys.language)});
    if (sessionStorage.getItem(session) ?? localStorage.getItem(session)) {
      differs = hasSession = true;
      const preferred = JSON.parse(localStorage.getItem(${JSON.stringify(deviceKeys.preferences)}) ?? '{}');
      chosen = preferred.language ?? chosen;
      if (typeof preferred.darkMode === 'boolean') dataset.scheme = preferred.darkMode ? 'dark' : 'light';
    }
  } catch {}
  const choose = ${chooseLanguage.toString()};
  const href = catalogs[choose(chosen, navigator.languages, ${JSON.stringify(languages)})];
  const preload = (file) => document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: file }));
  if (href) preload(href);
  const load = async () => {
    const [files, parts] = [dataset.app, dataset.parts].map((list) => list?.split(' ').filter(Boolean) ?? []);
    delete dataset.app;
    delete dataset.parts;
    for (const [start, list] of [[preload, [...files, ...parts]], [(file) => import(file), files]])
      for (const file of list) {
        await start(file);
        await (globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)));
      }
  };
  const isPlaceholder = 'placeholder' in dataset;
  if (isPlaceholder ? !hasSession : href || differs) {
    dataset.render = 'client';
    setTimeout(() => dataset.render && (dataset.render = 'late'), ${SHOW_AFTER_MS});
    load();
  } else {
    if (isPlaceholder) dataset.render = 'placeholder';
    addEventListener('DOMContentLoaded', () =>
      new PerformanceObserver(() => requestAnimationFrame(() => setTimeout(load))).observe({ type: 'paint', buffered: true }));
    setTimeout(load, ${LOAD_AFTER_MS});
  }
})();
`;
}
