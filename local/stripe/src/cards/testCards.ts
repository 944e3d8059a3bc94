import { authenticatingCards } from './authenticatingCards.ts';
import { decliningCards } from './decliningCards.ts';
import type { TestCard } from './testCard.ts';
import { workingCards } from './workingCards.ts';

/** Published test cards (docs.stripe.com/testing). */
export const testCards: TestCard[] = [...workingCards, ...decliningCards, ...authenticatingCards];

const byNumber = new Map(testCards.map((card) => [card.number, card]));
const byToken = new Map(
  testCards.flatMap((card) =>
    [card.token, ...(card.otherTokens ?? [])].map((token) => [token, card] as const),
  ),
);

export function testCardByNumber(number: string): TestCard | undefined {
  return byNumber.get(number);
}

export function testCardByToken(token: string): TestCard | undefined {
  return byToken.get(token);
}
