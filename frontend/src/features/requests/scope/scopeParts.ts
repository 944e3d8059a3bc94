import type { ScopeValues } from '@portal/contract/requests/scope/scopeValues.ts';

/** The fields of a scope that fewer orders need, by the collapsed part of the form that has them. */
export const scopeParts = {
  records: ['include', 'exclude', 'delivery'],
  sensitive: ['sensitive'],
  references: ['claimNumber', 'matterNumber', 'caseCaption', 'caseNumber', 'court'],
} as const satisfies Record<string, readonly (keyof ScopeValues)[]>;

export type ScopePart = keyof typeof scopeParts;

export const scopePartIds = Object.keys(scopeParts) as ScopePart[];

/** How many fields of a part are filled, or how many sensitive categories are selected. */
export function filledIn(part: ScopePart, scope: ScopeValues | undefined): number {
  return scopeParts[part]
    .flatMap((field) => {
      const value = scope?.[field];
      return typeof value === 'object' ? Object.values(value) : [value?.trim() || undefined];
    })
    .filter((value) => value !== undefined).length;
}
