import { expect, inject, it } from 'vitest';

const portal = inject('portal');

const get = (path: string, method = 'GET') => fetch(new URL(path, portal.site), { method });

/** The paths of the scripts and styles that a page loads first. */
async function assetsOf(path: string): Promise<string[]> {
  const html = await (await get(path)).text();
  return html.match(/\/assets\/[\w-]+\.(?:js|css)/g) ?? [];
}

it('assets of the first load are cached permanently', async () => {
  const assets = (await Promise.all(['/login', '/dashboard', '/client/request'].map(assetsOf))).flat();
  expect(assets.length).toBeGreaterThan(10);
  const cacheControl = await Promise.all(
    [...new Set(assets)].map(async (asset) => (await get(asset, 'HEAD')).headers.get('cache-control')),
  );
  expect(new Set(cacheControl)).toEqual(new Set(['max-age=31536000, immutable']));
});

it('a missing asset is not cached', async () => {
  const [asset = ''] = await assetsOf('/login');
  for (const path of ['/assets/gone-1a2b3c4.js', `${asset}.map`, `${asset}/x`, '/assets/']) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  }
});
