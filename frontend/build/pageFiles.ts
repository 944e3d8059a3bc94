import type { Plugin, Rolldown } from 'vite';
import { htmlFileOf, type Page, pages } from './pages.ts';

/** Writes one HTML file per page: the index with modulepreload links for the chunks of that page's screen. */
export function pageFiles(): Plugin {
  return {
    name: 'portal:page-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build created no index.html');
        for (const page of pages) {
          const source = withPreloads(String(index.source), chunksOf(page, bundle));
          this.emitFile({ type: 'asset', fileName: htmlFileOf(page), source });
        }
      },
    },
  };
}

function chunksOf(page: Page, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = new Set<string>();
  const visit = (fileName: string) => {
    if (found.has(fileName)) return;
    found.add(fileName);
    chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(visit);
  };
  for (const module of [page.frame, page.module]) {
    if (!module) continue;
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!chunk) throw new Error(`No chunk has ${module}, which ${page.path} needs`);
    visit(chunk.fileName);
  }
  return [...found];
}

function withPreloads(html: string, fileNames: readonly string[]): string {
  const links = fileNames
    .filter((fileName) => !html.includes(`"/${fileName}"`))
    .map((fileName) => `    <link rel="modulepreload" crossorigin href="/${fileName}">\n`);
  return html.replace('</head>', `${links.join('')}  </head>`);
}
