import { createHash } from 'node:crypto';
import { languages } from '@portal/contract/languages/languages.ts';
import type { Plugin, Rolldown } from 'vite';
import { chooseLanguage } from '../src/lib/language/chooseLanguage.ts';
import { deviceKeys } from '../src/lib/storage/deviceKeys.ts';

/**
 * Loads the texts of the user's language in parallel with the page's code. Only the browser knows the language, and the
 * content security policy forbids inline code, so this is a separate small script. It also applies the theme of the
 * signed-in user to the empty page.
 */
export function languagePreload(): Plugin {
  return {
    name: 'portal:language-preload',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build created no index.html');
        const source = preloadScript(catalogsIn(bundle));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/language-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        index.source = String(index.source).replace(
          '<script type="module"',
          `<script async src="/${fileName}"></script>\n    <script type="module"`,
        );
      },
    },
  };
}

/** The chunk of each language except English, which needs none. */
function catalogsIn(bundle: Rolldown.OutputBundle): Record<string, string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const translated = languages.filter((language) => language !== 'en');
  return Object.fromEntries(
    translated.map((language) => {
      const chunk = chunks.find(({ facadeModuleId }) =>
        facadeModuleId?.endsWith(`/languages/${language}.ts`),
      );
      if (!chunk) throw new Error(`No chunk has the texts of ${language}`);
      return [language, `/${chunk.fileName}`];
    }),
  );
}

function preloadScript(catalogs: Record<string, string>): string {
  return `(() => {
  const catalogs = ${JSON.stringify(catalogs)};
  const session = ${JSON.stringify(deviceKeys.session)};
  let chosen = null;
  try {
    chosen = localStorage.getItem(${JSON.stringify(deviceKeys.language)});
    if (sessionStorage.getItem(session) ?? localStorage.getItem(session)) {
      const preferred = JSON.parse(localStorage.getItem(${JSON.stringify(deviceKeys.preferences)}) ?? '{}');
      chosen = preferred.language ?? chosen;
      if (typeof preferred.darkMode === 'boolean') {
        document.documentElement.dataset.scheme = preferred.darkMode ? 'dark' : 'light';
      }
    }
  } catch {}
  const choose = ${chooseLanguage.toString()};
  const href = catalogs[choose(chosen, navigator.languages, ${JSON.stringify(languages)})];
  if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
})();
`;
}
