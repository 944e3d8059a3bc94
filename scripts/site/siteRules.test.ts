import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { guidePaths } from '../../frontend/build/guide/guidePages.ts';
import { htmlFileOf, pages } from '../../frontend/build/pages.ts';
import { siteRules } from '../../frontend/build/siteRules.ts';
import { prerenderedPaths } from '../../tests/support/prerenderedPaths.ts';
import { matchesPattern } from '../../local/site/servePage.ts';
import { root } from '../run.ts';

const NAME = 'staticwebapp.config.json';
const file = join(root, NAME);
const headers = z.record(z.string(), z.string());

/** The options of Static Web Apps that the portal uses. Anything else would be a typo that Azure ignores or rejects. */
const configSchema = z.strictObject({
  routes: z.array(
    z.strictObject({
      // A wildcard is last, or before the extensions of files.
      route: z.string().regex(/^\/[^*]*(?:\*|\*\.\{\w+(?:,\w+)*\})?$/),
      rewrite: z.string().startsWith('/').optional(),
      statusCode: z.number().int().optional(),
      headers: headers.optional(),
    }),
  ),
  trailingSlash: z.literal('never'),
  // No other codes can be overridden.
  responseOverrides: z.partialRecord(
    z.enum(['400', '401', '403', '404']),
    z.strictObject({ rewrite: z.string(), statusCode: z.number().int() }),
  ),
  globalHeaders: headers,
  mimeTypes: headers,
});

const rules = configSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const ruleOf = (path: string) => rules.routes.find(({ route }) => matchesPattern(route, path));

describe('the rules of the site', () => {
  test('exist in one file, at the root', () => {
    const found = globSync(`**/{${NAME},staticwebapp.template.json,routes.json,swa-cli.config.json}`, {
      cwd: root,
      exclude: (path) => /(^|\/)(node_modules|dist|\.[^/]+)$/.test(path),
    });
    expect(found).toEqual([NAME]);
    expect(readFileSync(file, 'utf8')).not.toMatch(/\{[\w-]+\}/);
  });

  test('are valid for Static Web Apps, and small enough', () => {
    expect(statSync(file).size).toBeLessThan(20 * 1024);
  });

  test('route each page with its own HTML file to that file, and nothing else', () => {
    const rewritten = rules.routes
      .filter(({ rewrite }) => rewrite)
      .map(({ route, rewrite }) => [route, rewrite]);
    const ownFiles = pages.filter(({ module }) => module).map((page) => [page.path, `/${htmlFileOf(page)}`]);
    const guideFiles = guidePaths.map((path) => [path, `${path}.html`]);
    expect(rewritten.filter(([, rewrite]) => rewrite !== '/index.html')).toEqual([
      ...ownFiles,
      ...guideFiles,
    ]);
  });

  test('serve the prerendered pages that the journeys and benchmarks visit', () => {
    expect(prerenderedPaths).toEqual(pages.filter((page) => page.isPrerendered).map(({ path }) => path));
  });

  test('serve every route of the app', () => {
    const source = readFileSync(join(root, 'frontend/src/app/routes.tsx'), 'utf8');
    const paths = [...source.matchAll(/<Route path="(\/[^"]*)"/g)].map(([, path]) => path!);
    expect(paths.length).toBeGreaterThan(15);
    const unreachable = paths
      .map((path) => path.replace(/:\w+/g, 'req_1234567890abcdefghij'))
      // Static Web Apps sends index.html for the root without a rule.
      .filter((path) => path !== '/' && ruleOf(path)?.rewrite === undefined);
    expect(unreachable).toEqual([]);
  });

  test('return 404 and its page for unknown paths, and do not affect the API', () => {
    for (const path of ['/assets/gone-1a2b3c4.js', '/missing', '/dashboard/other', '/api/health']) {
      expect([path, ruleOf(path)]).toEqual([path, undefined]);
    }
    expect(rules.responseOverrides['404']).toEqual({ rewrite: '/404.html', statusCode: 404 });
  });

  test('hide compressed copies of files, and the rules themselves', () => {
    const hidden = ['/assets/app-1a2b3c4.js.br', '/client/request.html.gz', '/index.html.br', `/${NAME}`];
    expect(hidden.map((path) => [path, ruleOf(path)?.statusCode])).toEqual(hidden.map((path) => [path, 404]));
    expect(ruleOf('/assets/broker.js')).toBeUndefined();
  });

  test('disable the sign-in of Static Web Apps', () => {
    expect(ruleOf('/.auth/login/github')?.statusCode).toBe(404);
  });
});

describe('the deployed rules', () => {
  const BLOB_ORIGIN = 'https://files.blob.core.windows.net';

  function built(): string {
    const emitFile = vi.fn<(file: { fileName: string; source: string }) => void>();
    const { generateBundle } = siteRules(BLOB_ORIGIN);
    (generateBundle as unknown as (this: { emitFile: typeof emitFile }) => void).call({ emitFile });
    expect(emitFile).toHaveBeenCalledOnce();
    expect(emitFile.mock.lastCall![0].fileName).toBe(NAME);
    return emitFile.mock.lastCall![0].source;
  }

  test('equal the root’s, and also allow the storage account', () => {
    const deployed = JSON.parse(built()) as typeof rules;
    const policy = deployed.globalHeaders['Content-Security-Policy']!;
    expect(policy).toContain(BLOB_ORIGIN);
    expect({
      ...deployed,
      globalHeaders: {
        ...deployed.globalHeaders,
        'Content-Security-Policy': policy.replaceAll(` ${BLOB_ORIGIN}`, ''),
      },
    }).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });

  test('are what the deployment uploads', () => {
    const web = /\n {2}web:\n((?: {4}.*\n)+)/.exec(readFileSync(join(root, 'azure.yaml'), 'utf8'))![1]!;
    // azd deploys `dist` of `project` with the Static Web Apps CLI, which uses the file that it finds under `project`.
    expect(web).toMatch(/^ {4}project: frontend$/m);
    expect(web).toMatch(/^ {4}dist: dist$/m);
    expect(web).toMatch(/predeploy:\n {8}shell: sh\n {8}run: npm run build\n/);
    const vite = readFileSync(join(root, 'frontend/vite.config.ts'), 'utf8');
    expect(vite).toContain('siteRules(process.env.BLOB_ORIGIN)');
    expect(vite).toContain('process.env.BLOB_ORIGIN ? [] : [compressText()]');
    expect(vite).not.toContain('outDir');
    expect(readFileSync(join(root, 'infra/main.bicep'), 'utf8')).toMatch(/^output BLOB_ORIGIN string/m);
    expect(readFileSync(join(root, '.github/workflows/deploy.yml'), 'utf8')).toMatch(
      /run: azd provision .*\n.*run: azd deploy --all/,
    );
  });
});

describe('the headers of the site', () => {
  const policy = Object.fromEntries(
    rules.globalHeaders['Content-Security-Policy']!.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

  test('allow exactly what the pages load', () => {
    expect(policy).toEqual({
      'default-src': ["'self'"],
      // Stripe.js must come from Stripe; everything else is the portal's own.
      'script-src': ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
      // Griffel fills empty style elements through the CSSOM, so the hash is that of an empty text.
      'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'connect-src': ["'self'", 'https://api.stripe.com'],
      'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  test('block inline code', () => {
    for (const word of ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'data:']) {
      expect(policy['script-src']).not.toContain(word);
      expect(policy['default-src']).not.toContain(word);
    }
    expect(readFileSync(join(root, 'frontend/index.html'), 'utf8')).not.toMatch(
      /<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/,
    );
  });

  test('list every external host that the front end uses', () => {
    const sources = globSync('frontend/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (path) => !/\.test\.|\/testing\//.test(path),
    );
    const loaded = sources.flatMap((path) =>
      [
        ...readFileSync(join(root, path), 'utf8').matchAll(
          /(?:src\^?=|fetch\(|import\()["'`](https:\/\/[^/"'`]+)/g,
        ),
      ].map(([, origin]) => origin!),
    );
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((origin) => !policy['script-src']!.includes(origin))).toEqual([]);
  });

  test('are strict', () => {
    const {
      'Strict-Transport-Security': transport,
      'Permissions-Policy': permissions,
      ...others
    } = rules.globalHeaders;
    expect(Number(/max-age=(\d+); includeSubDomains/.exec(transport!)![1])).toBeGreaterThanOrEqual(
      31_536_000,
    );
    expect(permissions).toContain('payment=(self "https://js.stripe.com")');
    for (const feature of ['camera', 'geolocation', 'microphone', 'usb'])
      expect(permissions).toContain(`${feature}=()`);
    expect(others).toMatchObject({
      // docs/decisions/frontend/trusted-types.md explains why it is report-only.
      'Content-Security-Policy-Report-Only': "require-trusted-types-for 'script'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  });
});
