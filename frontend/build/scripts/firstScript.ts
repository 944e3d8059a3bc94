import { type Language, languages } from '@portal/contract/languages/languages.ts';
import { chooseLanguage } from '../../src/lib/language/chooseLanguage.ts';
import type { LoadFailureTexts } from '../../src/lib/language/loadFailureTexts.ts';
import { deviceKeys } from '../../src/lib/storage/deviceKeys.ts';

/** If the app does not start, a page for first-time visitors is better than none. */
const SHOW_AFTER_MS = 10_000;

/** An app that is never answered does not fail. It is reported after this time, or sooner to someone who submits a form. */
const REPORT_AFTER_MS = 30_000;
const REPORT_AFTER_SUBMIT_MS = 8000;

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
 *   (`data-render="placeholder"`), with the navigation that they chose (`data-navigation`), and to nobody else,
 * - loads the app of a prerendered page (`data-app`, see pageFiles.ts) after the page has been shown, one file after the
 *   other, so that the browser can handle input in between; and requests what its parts need (`data-parts`). Behind a
 *   placeholder it requests them before, because they are on the way to the rows; they still run after the paint,
 * - stops forms that are submitted before the app handles them (`data-ready`), which would put passwords in the address, and
 *   marks them for the app to submit (`data-submitted`),
 * - says so, with a button that reloads the page, if the app cannot be loaded or does not start in time.
 *
 * @param catalogs The file of each language except English, which needs none.
 * @param failure What to say in each language if the app does not start.
 */
export function firstScript(
  catalogs: Readonly<Record<string, string>>,
  failure: Readonly<Record<Language, LoadFailureTexts>>,
): string {
  return `(() => {
  const { dataset } = document.documentElement;
  addEventListener('submit', (event) => {
    if ('ready' in dataset) return;
    event.preventDefault();
    event.target.dataset.submitted = '';
    setTimeout(showFailure, ${REPORT_AFTER_SUBMIT_MS}, event);
  }, true);
  setTimeout(() => showFailure({ target: document }), ${REPORT_AFTER_MS});
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
      dataset.navigation = localStorage.getItem(${JSON.stringify(deviceKeys.navigation)}) ?? '';
      if (typeof preferred.darkMode === 'boolean') dataset.scheme = preferred.darkMode ? 'dark' : 'light';
    }
  } catch {}
  const choose = ${chooseLanguage.toString()};
  const language = choose(chosen, navigator.languages, ${JSON.stringify(languages)}) ?? 'en';
  const href = catalogs[language];
  const preload = (file) => document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: file }));
  if (href) preload(href);
  const filesOf = (list) => list?.split(' ').filter(Boolean) ?? [];
  const toRequest = [...filesOf(dataset.app), ...filesOf(dataset.parts)];
  const load = async () => {
    const files = filesOf(dataset.app);
    delete dataset.app;
    delete dataset.parts;
    for (const [start, list] of [[preload, toRequest.splice(0)], [(file) => import(file), files]])
      for (const file of list) {
        await start(file);
        await (globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)));
      }
  };
  const isPlaceholder = 'placeholder' in dataset;
  const showFailure = ({ target }) => {
    if ('ready' in dataset || 'failed' in dataset || target.tagName === 'LINK') return;
    if (!document.body) return void addEventListener('DOMContentLoaded', () => showFailure({ target }));
    dataset.failed = '';
    if (!isPlaceholder && dataset.render) dataset.render = 'late';
    const { message, action } = ${JSON.stringify(failure)}[language];
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: action, onclick: () => location.reload() });
    const notice = Object.assign(document.createElement('div'), { className: 'load-failure', lang: language });
    notice.setAttribute('role', 'alert');
    notice.append(message, ' ', button);
    document.body.prepend(notice);
  };
  addEventListener('unhandledrejection', showFailure);
  addEventListener('error', showFailure, true);
  if (isPlaceholder ? !hasSession : href || differs) {
    dataset.render = 'client';
    setTimeout(() => dataset.render && (dataset.render = 'late'), ${SHOW_AFTER_MS});
    load();
  } else {
    if (isPlaceholder) {
      dataset.render = 'placeholder';
      toRequest.splice(0).forEach(preload);
    }
    addEventListener('DOMContentLoaded', () =>
      new PerformanceObserver(() => requestAnimationFrame(() => setTimeout(load))).observe({ type: 'paint', buffered: true }));
    setTimeout(load, ${LOAD_AFTER_MS});
  }
})();
`;
}
