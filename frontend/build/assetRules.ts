import type { Plugin } from 'vite';

const FILE = 'staticwebapp.config.json';
/** Static Web Apps accepts 20 kB. The rest is reserved for rules that are added later. */
const MAX_BYTES = 16 * 1024;

interface Asset {
  readonly fileName: string;
  readonly bytes: number;
  /** Whether a page loads it before anything is shown. */
  readonly isEntry: boolean;
}

/**
 * Makes browsers cache the built assets permanently, with one rule for each. A rule for all of /assets would also apply to
 * names that do not exist: Static Web Apps adds its headers to the 404, and a browser that asks during a deployment would
 * cache that 404 for a year.
 */
export function assetRules(): Plugin {
  return {
    name: 'portal:asset-rules',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const rules = bundle[FILE];
        if (rules?.type !== 'asset') throw new Error(`The build created no ${FILE}`);
        const pages = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.html'));
        const html = pages.map((page) => (page.type === 'asset' ? String(page.source) : '')).join('');
        const assets = Object.values(bundle)
          .filter(({ fileName }) => /^assets\/[^/]+$/.test(fileName))
          .map((output) => ({
            fileName: output.fileName,
            bytes: Buffer.byteLength(output.type === 'chunk' ? output.code : output.source),
            isEntry: html.includes(`/${output.fileName}`),
          }));
        rules.source = withAssetRules(String(rules.source), assets);
      },
    },
  };
}

/** Adds a rule for each asset while there is room: first those that pages load first, then the largest. Browsers revalidate the others. */
export function withAssetRules(source: string, assets: readonly Asset[]): string {
  const rules = JSON.parse(source) as { routes: object[] };
  const added = assets
    .toSorted((a, b) => Number(b.isEntry) - Number(a.isEntry) || b.bytes - a.bytes)
    .map(({ fileName }) => ({
      route: `/${fileName}`,
      headers: { 'Cache-Control': 'max-age=31536000, immutable' },
    }));
  const lengthOf = (value: object) => Buffer.byteLength(JSON.stringify(value));
  let bytes = lengthOf(rules);
  const fitting = added.filter((rule) => (bytes += lengthOf(rule) + 1) <= MAX_BYTES);
  return JSON.stringify({ ...rules, routes: [...rules.routes, ...fitting] });
}
