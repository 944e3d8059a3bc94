import { describe, expect, it, test } from 'vitest';
import { findWords } from './findWords.ts';
import { bannedNames, bannedPhrases } from './words.ts';

describe('findWords', () => {
  test.each([
    ['giveBack', 'const done = await giveBack(root);'],
    ['isGivenBack', 'if (isGivenBack(invoice)) return;'],
    ['judgeFeeIntent', 'judgeFeeIntent(intent, draft)'],
    ['FeeJudgement', 'type FeeJudgement = string;'],
    ['tellClient', 'await tellClient(root, news, now);'],
    ['noteFileIntent', 'noteFileIntent(root)'],
    ['UnsettledPayment', 'const payment: UnsettledPayment = {};'],
    ['MOST_FILES', 'const MOST_FILES = 10;'],
    ['useEditWords', 'const words = useEditWords();'],
    ['contend', "await contend('a request', attempt);"],
    ['readRowsBeyond', 'readRowsBeyond(pks)'],
    ['openableFile', 'openableFile(caller)'],
    ['PaymentNews', 'type Kind = PaymentNews;'],
    ['onceDocument', 'onceDocument(requestId, key, taskId)'],
    ['isFolded', 'const isFolded = true;'],
    ['markStripeAccount', 'await markStripeAccount(id);'],
  ])('reports the name %s in code, with its line', (name, code) => {
    const findings = findWords('api/src/a.ts', `\n${code}`);
    expect(findings).toContainEqual(expect.objectContaining({ line: 2, found: name }));
  });

  test.each([
    ['a text', 'a.ts', "t('Nothing is left to give back')"],
    ['a test title', 'a.test.ts', "it('stand or hang by what they tell', () => {})"],
    ['a comment', 'a.tsx', '// As the portal does'],
    ['a document', 'docs/a.md', 'Your bank works on the payment.'],
    ['a count', 'a.ts', "t('Failed: {{number}}')"],
  ])('reports a phrase in %s', (_, path, content) => {
    expect(findWords(path, content)).toHaveLength(1);
  });

  it('accepts standard terms', () => {
    const code =
      'refund notifyClient validateFeeIntent MAX_FILES notes tellers mostly retryOnConflict judge footnoteIntent';
    expect(findWords('a.ts', code)).toEqual([]);
  });

  it('does not look for names in documents', () => {
    expect(findWords('docs/a.md', 'contend')).toEqual([]);
  });
});

test.each([...bannedNames, ...bannedPhrases])('$pattern has a reason', ({ why }) => {
  expect(why).toMatch(/^[A-Z].+\.$/);
});
