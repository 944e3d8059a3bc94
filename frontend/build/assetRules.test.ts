import { expect, test } from 'vitest';
import { withAssetRules } from './assetRules.ts';

const source = JSON.stringify({
  routes: [{ route: '/login', rewrite: '/login.html' }],
  globalHeaders: { 'Cache-Control': 'no-cache' },
});
const asset = (name: string, bytes: number, isEntry = false) => ({
  fileName: `assets/${name}.js`,
  bytes,
  isEntry,
});

interface Rules {
  routes: { route: string; headers?: Record<string, string> }[];
}

const routesOf = (rules: string) => (JSON.parse(rules) as Rules).routes;

test('adds a rule for each asset after the existing rules', () => {
  const routes = routesOf(withAssetRules(source, [asset('small', 1), asset('large', 2)]));
  expect(routes.map(({ route }) => route)).toEqual(['/login', '/assets/large.js', '/assets/small.js']);
  expect(routes[1]!.headers).toEqual({ 'Cache-Control': 'max-age=31536000, immutable' });
});

test('adds rules for entry assets and the largest assets while there is room', () => {
  const many = Array.from({ length: 400 }, (_, index) => asset(`chunk-${index}`, index));
  const rules = withAssetRules(source, [...many, asset('first', 0, true)]);
  expect(Buffer.byteLength(rules)).toBeLessThanOrEqual(16 * 1024);
  const routes = routesOf(rules);
  expect(routes.length).toBeGreaterThan(100);
  expect(routes[1]!.route).toBe('/assets/first.js');
  expect(routes[2]!.route).toBe('/assets/chunk-399.js');
  expect(routes.at(-1)!.route).toBe(`/assets/chunk-${402 - routes.length}.js`);
});
