import type { ScopeValues } from '@portal/contract/requests/scope/scopeValues.ts';

/** The part of a form that has a scope. */
export interface ScopeForm {
  scope?: ScopeValues | undefined;
}

/** Whether anything of a scope was entered. Fields that were only shown have no value. */
export function isScopeEntered(scope: ScopeValues | undefined): boolean {
  return Object.values(scope ?? {}).some((value) =>
    typeof value === 'object' && value !== null
      ? Object.values(value).some((inner) => inner !== undefined)
      : Boolean(value),
  );
}
