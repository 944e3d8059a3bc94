import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { composeStripeJs } from './composeStripeJs.ts';

test('the joined script has no module syntax and no duplicate names', async () => {
  const script = await composeStripeJs();
  expect(script).not.toMatch(/^(import|export) /m);
  const names = [...script.matchAll(/^(?:async )?(?:function|class|const|let) (\w+)/gm)].map(
    ([, name]) => name,
  );
  expect(names).toContain('Stripe');
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('the joined script parses', async () => {
  const script = await composeStripeJs();
  expect(() => new Script(script)).not.toThrow();
});
