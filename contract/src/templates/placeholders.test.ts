import { expect, it } from 'vitest';
import { templatePlaceholders, unknownPlaceholder } from './placeholders.ts';

it('finds no unknown placeholder in a text with all known ones', () => {
  const text = templatePlaceholders.map((name) => `${name}: {{${name}}}`).join('\n');
  expect(unknownPlaceholder(`${text} { and } are not placeholders`)).toBeNull();
});

it.each([
  ['Dear {{name}}', '{{name}}'],
  ['{{orderId}} {{OrderId}}', '{{OrderId}}'],
  ['{{ orderId }}', '{{ orderId }}'],
  ['{{constructor}}', '{{constructor}}'],
  ['{{{orderId}}}', '{{{orderId}}'],
  ['{{order\nId}}', '{{order\nId}}'],
  ['{{orderId', '{{'],
  ['orderId}}', '}}'],
  [`{{${'x'.repeat(200)}}}`, `{{${'x'.repeat(58)}`],
])('finds in %j the unknown placeholder %j', (text, found) => {
  expect(unknownPlaceholder(text)).toBe(found);
});
