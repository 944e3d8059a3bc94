import { useMediaQuery } from '../useMediaQuery.ts';

/** Whether the page is too narrow for a table, so that each request is a card. Staff tables have more columns. */
export function useCardListLayout(isStaff: boolean): boolean {
  return useMediaQuery(isStaff ? '(max-width: 1279px)' : '(max-width: 1199px)');
}
