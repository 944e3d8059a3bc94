import { languages } from '@portal/contract/languages/languages.ts';
import { chooseLanguage } from '../src/lib/language/chooseLanguage.ts';
import { deviceKeys } from '../src/lib/storage/deviceKeys.ts';

/** If the app does not start, a page for first-time visitors is better than none. */
const SHOW_AFTER_MS = 10_000;

/**
 * The script in the head of every page. It runs before anything is shown, so it is inline; the Content-Security-Policy has
 * its hash. What it does:
 * - applies the theme of the signed-in user,
 * - loads the texts of the user's language in parallel with the page's code,
 * - marks the page (`data-render="client"`) if this browser shows it differently from a first-time visitor's: then the
 *   prerendered content stays hidden, and the app replaces it; `late` shows it meanwhile,
 * - stops forms that are submitted before the app handles them (`data-ready`), which would put passwords in the address.
 *
 * @param catalogs The file of each language except English, which needs none.
 */
export function firstScript(catalogs: Readonly<Record<string, string>>): string {
  return `(() => {
  const { dataset } = document.documentElement;
  addEventListener('submit', (event) => 'ready' in dataset || event.preventDefault(), true);
  const catalogs = ${JSON.stringify(catalogs)};
  const session = ${JSON.stringify(deviceKeys.session)};
  let chosen = null, differs = location.search !== '' || !!history.state?.usr;
  try {
    differs ||= sessionStorage.length > 0;
    chosen = localStorage.getItem(${JSON.stringify(deviceKeys.language)});
    if (sessionStorage.getItem(session) ?? localStorage.getItem(session)) {
      differs = true;
      const preferred = JSON.parse(localStorage.getItem(${JSON.stringify(deviceKeys.preferences)}) ?? '{}');
      chosen = preferred.language ?? chosen;
      if (typeof preferred.darkMode === 'boolean') dataset.scheme = preferred.darkMode ? 'dark' : 'light';
    }
  } catch {}
  const choose = ${chooseLanguage.toString()};
  const href = catalogs[choose(chosen, navigator.languages, ${JSON.stringify(languages)})];
  if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
  if (href || differs) {
    dataset.render = 'client';
    setTimeout(() => dataset.render && (dataset.render = 'late'), ${SHOW_AFTER_MS});
  }
})();
`;
}
