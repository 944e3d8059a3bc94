import type { Problem } from '../../../components/form/ErrorSummary.tsx';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';

/**
 * The problems of the authority and the scope. Their rules load on demand, because step 1 needs none of them; if that
 * fails, the server checks.
 */
export async function loadDetailsProblems(values: WizardValues): Promise<Problem[]> {
  const [authority, scope] = await Promise.all([
    values.authority.kind === '' ? null : import('../../requests/authority/enteredAuthorityProblems.ts'),
    values.scope ? import('../../requests/scope/enteredScopeProblems.ts') : null,
  ]).catch(() => [null, null]);
  return [
    ...(authority?.enteredAuthorityProblems(values) ?? []),
    ...(scope?.enteredScopeProblems(values, values.loaFiles) ?? []),
  ];
}
