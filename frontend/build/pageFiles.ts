import { createHash } from 'node:crypto';
import { languages } from '@portal/contract/languages/languages.ts';
import type { Plugin, Rolldown } from 'vite';
import { loadFailureTexts } from '../src/lib/language/loadFailureTexts.ts';
import { withoutUnused } from './baseStyles.ts';
import { firstScript } from './scripts/firstScript.ts';
import { htmlFileOf, type Page, pages } from './pages.ts';
import { prerender } from './prerender.ts';
import { rowsScript } from './scripts/rowsScript.ts';
import { allowInline, SITE_RULES } from './siteRules.ts';

/**
 * Writes one HTML file per page: the index with inline styles, modulepreload links for the chunks of the page's screen, and
 * the prerendered content of public pages or the placeholder of signed-in ones. Adds the hashes of inline code to the Content-Security-Policy.
 */
export function pageFiles(): Plugin {
  return {
    name: 'portal:page-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = assetOf(bundle, 'index.html');
        const rules = assetOf(bundle, SITE_RULES);
        const prerendered = await prerender(
          pages.filter((page) => page.isPrerendered).map(({ path }) => path),
        );
        const script = firstScript(catalogsIn(bundle), await loadFailureTexts());
        const rows = rowsScript();
        const code = Object.values(bundle).map((output) => (output.type === 'chunk' ? output.code : ''));
        const baseStyles = withoutUnused(prerendered.baseStyles, code.join('\n') + prerendered.styles);
        const shell = withInline(String(index.source), script, baseStyles);
        for (const page of pages) {
          const { placeholders } = prerendered;
          const placeholder = placeholders.get(page.path) ?? placeholders.get('');
          const content = page.needsSession ? placeholder : prerendered.pages.get(page.path);
          const files = chunksOf(page, bundle);
          const withRows = page.path === '/dashboard' ? withScript(shell, rows) : shell;
          const html = page.needsSession ? withRows.replace('<html', '<html data-placeholder') : shell;
          const source =
            content === undefined
              ? withPreloads(html, [...files.app, ...files.parts])
              : withContent(html, files, content, prerendered.styles);
          this.emitFile({ type: 'asset', fileName: htmlFileOf(page), source });
        }
        index.source = shell;
        const inHtml = [
          prerendered.styles,
          ...prerendered.placeholders.values(),
          ...prerendered.pages.values(),
        ].join('');
        const styles = [...inHtml.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => text!);
        rules.source = allowInline(String(rules.source), {
          'script-src': [script, rows].map(hashOf),
          'style-src': [baseStyles, ...styles].map(hashOf),
        });
      },
    },
  };
}

function assetOf(bundle: Rolldown.OutputBundle, fileName: string): Rolldown.OutputAsset {
  const output = bundle[fileName];
  if (output?.type !== 'asset') throw new Error(`The build created no ${fileName}`);
  return output;
}

/** The file of each language except English, which needs none. */
function catalogsIn(bundle: Rolldown.OutputBundle): Record<string, string> {
  const translated = languages.filter((language) => language !== 'en');
  return Object.fromEntries(
    translated.map((language) => [language, `/${chunkOf(bundle, `/languages/${language}.ts`).fileName}`]),
  );
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (output): output is Rolldown.OutputChunk =>
      output.type === 'chunk' && output.facadeModuleId?.endsWith(module) === true,
  );
  if (!found) throw new Error(`No chunk has ${module}`);
  return found;
}

interface PageChunks {
  /** The chunks of the app, then those of the page's screen and layout, each after everything it imports. */
  readonly app: readonly string[];
  /** What the parts of the screen need in addition. */
  readonly parts: readonly string[];
}

function chunksOf(page: Page, bundle: Rolldown.OutputBundle): PageChunks {
  const found = new Set<string>();
  const visit = (fileName: string) => {
    const output = bundle[fileName];
    if (output?.type === 'chunk') output.imports.forEach(visit);
    found.add(fileName);
  };
  for (const module of ['index.html', page.frame, page.module]) {
    if (module) visit(chunkOf(bundle, module).fileName);
  }
  const app = [...found];
  for (const module of page.parts ?? []) visit(chunkOf(bundle, module).fileName);
  return { app, parts: [...found].slice(app.length) };
}

/** The script comes first, because it must run before anything is shown. */
function withInline(html: string, script: string, styles: string): string {
  return html.replace(
    '</title>',
    () => `</title>\n    <script>${script}</script>\n    <style>${styles}</style>`,
  );
}

/** Adds a script before the first one, which requests many files: its request must not wait for them. */
function withScript(html: string, script: string): string {
  return html.replace('<script>', () => `<script>${script}</script>\n    <script>`);
}

function withPreloads(html: string, fileNames: readonly string[]): string {
  const links = fileNames
    .filter((fileName) => !html.includes(`"/${fileName}"`))
    .map((fileName) => `    <link rel="modulepreload" crossorigin href="/${fileName}">\n`);
  return html.replace('</head>', `${links.join('')}  </head>`);
}

/** The app is loaded by the first script, in the order in which its files depend on each other. */
function withContent(html: string, files: PageChunks, content: string, styles: string): string {
  const heading = /<h1[^>]*>([^<]*)<\/h1>/.exec(content)?.[1];
  return html
    .replaceAll(/\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g, '')
    .replace('<html', `<html data-app="${urlsOf(files.app)}" data-parts="${urlsOf(files.parts)}"`)
    .replace('</head>', () => `${styles}\n  </head>`)
    .replace('<title>', heading ? `<title>${heading} · ` : '<title>')
    .replace('<div id="root"></div>', () => `<div id="root">${content}</div>`);
}

const urlsOf = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
