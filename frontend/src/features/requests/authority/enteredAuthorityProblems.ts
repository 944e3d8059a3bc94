import { authority } from '@portal/contract/requests/authority/authority.ts';
import { toAuthority } from '@portal/contract/requests/authority/authorityValues.ts';
import type { Problem } from '../../../components/form/ErrorSummary.tsx';
import type { WithAuthority } from './AuthorityFields.tsx';

/** The problems of the authority for release in a form, at most one for each field. */
export function enteredAuthorityProblems(values: WithAuthority): Problem[] {
  const entered = toAuthority(values.authority);
  const issues = entered ? (authority.safeParse(entered).error?.issues ?? []) : [];
  const problems = new Map(
    issues.toReversed().map(({ path, message }) => [`authority.${path.join('.')}`, message]),
  );
  return [...problems].map(([field, message]) => ({ field, message }));
}
