import type { Problem } from '../../../components/form/ErrorSummary.tsx';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';

/** The problems of the scope. Its rules load on demand, because step 1 needs none of them; if that fails, the server checks. */
export async function loadScopeProblems(values: WizardValues): Promise<Problem[]> {
  if (!values.scope) return [];
  const rules = await import('../../requests/scope/enteredScopeProblems.ts').catch(() => null);
  return rules?.enteredScopeProblems(values, values.loaFiles) ?? [];
}
