import type { AuthorizationFacts } from '../../domain/submissions/authorization/authorizationCheckOf.ts';

/** What a document is compared with. */
export interface CheckInput {
  readonly facts: AuthorizationFacts;
  readonly now: Date;
}

/** What the worker gets: a document to check, or to count the pages of. */
export type DocumentJob = { readonly content: Uint8Array } & (
  ({ readonly kind: 'check' } & CheckInput) | { readonly kind: 'count-pages' }
);
