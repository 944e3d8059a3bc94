import type { PatientFacts } from '../../domain/files/uploads/look/lookAtText.ts';
import type { AuthorizationFacts } from '../../domain/submissions/authorization/authorizationCheckOf.ts';

/** What a document is compared with. */
export interface CheckInput {
  readonly facts: AuthorizationFacts;
  readonly now: Date;
}

/** What is done with a document: an authorization is checked, names are looked for, or pages are counted. */
export type DocumentTask =
  | ({ readonly kind: 'check' } & CheckInput)
  | { readonly kind: 'look'; readonly patient: PatientFacts }
  | { readonly kind: 'count-pages' };

/** What the worker gets. */
export type DocumentJob = { readonly content: Uint8Array } & DocumentTask;
