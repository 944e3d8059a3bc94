import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { type Guide, guides } from '../../src/app/help/helpTopic.ts';
import { brand } from '../../src/lib/brand.ts';
import { deviceKeys } from '../../src/lib/storage/deviceKeys.ts';

const guideFolder = join(import.meta.dirname, '../../../docs/guide');
const screenshotFolder = join(import.meta.dirname, '../../../docs/screenshots');

const titles: Readonly<Record<Guide, string>> = {
  clerk: 'Guide for clerks',
  admin: 'Guide for admins',
  manager: 'Guide for managers',
};

/** Applies the theme of the signed-in person before anything is shown, otherwise that of the system. */
const schemeScript = `{
  const system = matchMedia('(prefers-color-scheme: dark)');
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem(${JSON.stringify(deviceKeys.preferences)}) ?? '{}').darkMode;
  } catch {}
  const apply = () => {
    document.documentElement.dataset.scheme = (chosen ?? system.matches) ? 'dark' : 'light';
  };
  apply();
  system.addEventListener('change', apply);
}
`;

/** Paths of the guides, as in staticwebapp.config.json. */
export const guidePaths = guides.map((guide) => `/guide/${guide}`);

/** Writes the guides in docs/guide as static pages, with the screenshots that they show. */
export function guidePages(): Plugin {
  return {
    name: 'portal:guide-pages',
    generateBundle() {
      for (const [fileName, source] of guideFiles()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
        const files = path.startsWith('guide/') ? guideFiles() : undefined;
        const page = files?.get(path) ?? files?.get(`${path}.html`);
        if (page === undefined) return next();
        const type = Object.entries(mediaTypes).find(([ending]) => path.endsWith(ending))?.[1] ?? 'text/html';
        response.setHeader('content-type', type);
        response.end(page);
      });
    },
  };
}

const mediaTypes = { '.css': 'text/css', '.js': 'text/javascript', '.png': 'image/png' };

/** The files of the guides by name. */
export function guideFiles(): Map<string, string | Buffer> {
  const files = new Map<string, string | Buffer>([
    ['guide/guide.css', readFileSync(join(import.meta.dirname, 'guide.css'), 'utf8')],
    ['guide/scheme.js', schemeScript],
  ]);
  for (const guide of guides) {
    const markdown = readFileSync(join(guideFolder, `${guide}.md`), 'utf8');
    files.set(
      `guide/${guide}.html`,
      guidePage(guide, markdown, (file) => files.set(...pictureOf(file))),
    );
  }
  return files;
}

const pictureOf = (file: string) =>
  [`guide/pictures/${file}`, readFileSync(join(screenshotFolder, file))] as const;

/** The anchor of a heading, as GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

function guidePage(guide: Guide, markdown: string, addPicture: (file: string) => void): string {
  const marked = new Marked({
    renderer: {
      heading({ depth, text, tokens }: Tokens.Heading) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        return `<a href="${href.replace(/\.md(?=#|$)/, '')}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        const light = href.split('/').at(-1)!;
        return ['light', 'dark']
          .map((scheme) => {
            const file = light.replace('-light.png', `-${scheme}.png`);
            addPicture(file);
            const { width, height } = sizeOf(pictureOf(file)[1]);
            return `<img src="pictures/${file}" alt="${text}" width="${width}" height="${height}" loading="lazy" data-scheme="${scheme}">`;
          })
          .join('');
      },
    },
  });
  const links = guides.map((each) => {
    const current = each === guide ? ' aria-current="page"' : '';
    return `<a href="/guide/${each}"${current}>${titles[each]}</a>`;
  });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${titles[guide]} · ${brand.name}</title>
    <link rel="icon" href="/favicon.svg">
    <script src="/guide/scheme.js"></script>
    <link rel="stylesheet" href="/guide/guide.css">
  </head>
  <body>
    <nav aria-label="Guides"><a href="/dashboard">${brand.name}</a>${links.join('')}</nav>
    <main>
${marked.parse(markdown, { async: false })}    </main>
  </body>
</html>
`;
}

/** The size of a PNG, which the page reserves so that links to a section stay there while pictures load. */
function sizeOf(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
