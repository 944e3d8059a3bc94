import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { baseStyles } from './baseStyles.ts';
import type { PrerenderedPages } from '../src/prerender.tsx';

/** The browsers that Vite builds for; those of 2023 do not know `light-dark`. */
const TARGETS = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

/** Nothing is stored in the browser of a first-time visitor. */
const emptyStorage = { length: 0, getItem: () => null, setItem() {}, removeItem() {} };

/** Renders pages in Node.js as a first-time visitor sees them. Throws if a page fails to render. */
export async function prerender(paths: readonly string[]): Promise<PrerenderedPages> {
  Object.assign(globalThis, { localStorage: emptyStorage, sessionStorage: emptyStorage });
  const server = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    plugins: [baseStyles()],
    css: { transformer: 'lightningcss', lightningcss: { targets: TARGETS } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { prerenderPages } = await server.ssrLoadModule('/src/prerender.tsx');
    return await (prerenderPages as (paths: readonly string[]) => Promise<PrerenderedPages>)(paths);
  } finally {
    await server.close();
  }
}
