import type { SqlParameter } from '@azure/cosmos';
import type { TermChoice } from '../../domain/search/searchTerms.ts';

/** SQL that follows other conditions, for documents with a term of each choice, and its parameters. */
export function termConditions(choices: readonly TermChoice[]): {
  readonly text: string;
  readonly parameters: readonly SqlParameter[];
} {
  const parameters: SqlParameter[] = [];
  const conditions = choices.map((terms) => {
    const alternatives = terms.map((value) => {
      const name = `@word${parameters.length}`;
      parameters.push({ name, value });
      return `ARRAY_CONTAINS(c.terms, ${name})`;
    });
    return ` AND (${alternatives.join(' OR ')})`;
  });
  return { text: conditions.join(''), parameters };
}
