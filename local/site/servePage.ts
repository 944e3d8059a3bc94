import type { IncomingMessage, ServerResponse } from 'node:http';
import type { fileStore } from './fileStore.ts';
import { mediaType } from './mediaType.ts';
import { setHeaders } from './setHeaders.ts';
import type { SiteConfig, SiteRoute } from './siteConfig.ts';
import type { Upstreams } from './siteOptions.ts';

/** Whether a path matches a Static Web Apps pattern: `*` matches anything, `{a,b}` matches one of several. */
export function matchesPattern(pattern: string, path: string): boolean {
  const source = pattern.replace(/\*|\{[^{}]*\}|[.+?^$()|[\]\\]/g, (token) => {
    if (token === '*') return '.*';
    if (!token.startsWith('{')) return `\\${token}`;
    const choices = token.slice(1, -1).split(',');
    return `(?:${choices.map((choice) => choice.trim().replace(/[.+?^$()|[\]\\]/g, '\\$&')).join('|')})`;
  });
  return new RegExp(`^${source}$`).test(path);
}

interface Page {
  config: SiteConfig;
  files: ReturnType<typeof fileStore>;
  upstreams: Upstreams;
  path: string;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Serves a path of the built site by the rules of staticwebapp.config.json, like Static Web Apps. */
export async function servePage(page: Page): Promise<void> {
  const { config, files, path, request } = page;
  const rule = config.routes.find(
    (candidate) =>
      matchesPattern(candidate.route, path) && (candidate.methods?.includes(request.method ?? 'GET') ?? true),
  );
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendFile(page, 405, rule, null);
  if (config.trailingSlash === 'never' && path.length > 1 && path.endsWith('/'))
    return redirect(page, 301, withoutTrailingSlash(path, request.url ?? ''), rule);
  if (rule?.redirect) return redirect(page, rule.statusCode ?? 302, rule.redirect, rule);
  if (rule?.statusCode && rule.statusCode >= 400) return sendError(page, rule.statusCode, rule);

  const file = await files.find(rule?.rewrite ?? path);
  if (file) return sendFile(page, rule?.statusCode ?? 200, rule, file);

  const fallback = config.navigationFallback;
  const excluded = fallback?.exclude.some((pattern) => matchesPattern(pattern, path)) ?? true;
  const fallbackFile = fallback && !excluded ? await files.find(fallback.rewrite) : null;
  if (fallbackFile) return sendFile(page, 200, rule, fallbackFile);
  return sendError(page, 404, rule);
}

/** The address without the slash at its end, on this site: `//host` would be another one. `path` is decoded. */
function withoutTrailingSlash(path: string, target: string): string {
  const query = target.includes('?') ? target.slice(target.indexOf('?')) : '';
  return encodeURI(path.slice(0, -1)).replace(/^\/+/, '/') + query;
}

async function sendError(page: Page, status: number, rule: SiteRoute | undefined): Promise<void> {
  const override = page.config.responseOverrides[String(status)];
  if (override?.redirect) return redirect(page, override.statusCode ?? 302, override.redirect, rule);
  const file = override?.rewrite ? await page.files.find(override.rewrite) : null;
  return sendFile(page, override?.statusCode ?? status, rule, file);
}

function redirect(page: Page, status: number, location: string, rule: SiteRoute | undefined): void {
  setHeaders(page.response, page.config, page.upstreams, rule);
  page.response.setHeader('location', location);
  page.response.writeHead(status, { 'content-length': 0 }).end();
}

/** Sends a file, or an empty response when there is none. */
async function sendFile(
  page: Page,
  status: number,
  rule: SiteRoute | undefined,
  file: string | null,
): Promise<void> {
  const { config, files, request, response } = page;
  if (!file) {
    setHeaders(page.response, page.config, page.upstreams, rule);
    response.writeHead(status, { 'content-length': 0 }).end();
    return;
  }
  const type = mediaType(file, config.mimeTypes);
  const { body, encoding, etag } = await files.represent(file, type, request.headers['accept-encoding']);
  response.setHeader('content-type', type);
  response.setHeader('cache-control', 'no-cache');
  response.setHeader('etag', etag);
  response.setHeader('vary', 'Accept-Encoding');
  setHeaders(page.response, page.config, page.upstreams, rule);
  const cachedTags = request.headers['if-none-match']
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (status === 200 && cachedTags?.includes(etag)) {
    response.writeHead(304).end();
    return;
  }
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.writeHead(status, { 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
