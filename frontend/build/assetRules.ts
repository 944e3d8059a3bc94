import type { Plugin } from 'vite';

const FILE = 'staticwebapp.config.json';
/** Of the 20 kB that Static Web Apps takes, the rest is for rules that are added later. */
const MAX_BYTES = 16 * 1024;

interface Asset {
  readonly fileName: string;
  readonly bytes: number;
  /** Whether a page names it: it is loaded before anything is shown. */
  readonly isFirst: boolean;
}

/**
 * Lets browsers keep the built assets for good, each by a rule of its own. A rule for all of /assets would apply to
 * names that do not exist as well: Static Web Apps adds the headers of a rule to a 404, which a browser that asked too
 * early or too late would then keep for a year.
 */
export function assetRules(): Plugin {
  return {
    name: 'portal:asset-rules',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const rules = bundle[FILE];
        if (rules?.type !== 'asset') throw new Error(`The build made no ${FILE}`);
        const pages = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.html'));
        const html = pages.map((page) => (page.type === 'asset' ? String(page.source) : '')).join('');
        const assets = Object.values(bundle)
          .filter(({ fileName }) => /^assets\/[^/]+$/.test(fileName))
          .map((output) => ({
            fileName: output.fileName,
            bytes: Buffer.byteLength(output.type === 'chunk' ? output.code : output.source),
            isFirst: html.includes(`"/${output.fileName}"`),
          }));
        rules.source = withAssetRules(String(rules.source), assets);
      },
    },
  };
}

/** The rules with one for each asset, as far as they have room: what pages load first, then the largest. The others are asked for again and found unchanged. */
export function withAssetRules(source: string, assets: readonly Asset[]): string {
  const rules = JSON.parse(source) as { routes: object[] };
  const added = assets
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst) || b.bytes - a.bytes)
    .map(({ fileName }) => ({
      route: `/${fileName}`,
      headers: { 'Cache-Control': 'max-age=31536000, immutable' },
    }));
  const lengthOf = (value: object) => Buffer.byteLength(JSON.stringify(value));
  let bytes = lengthOf(rules);
  const fitting = added.filter((rule) => (bytes += lengthOf(rule) + 1) <= MAX_BYTES);
  return JSON.stringify({ ...rules, routes: [...rules.routes, ...fitting] });
}
