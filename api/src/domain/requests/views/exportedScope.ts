import { scope, type Scope } from '@portal/contract/requests/scope/view.ts';
import * as z from 'zod/mini';

const { dates, ranges, certified, rush, delivery } = scope.shape;
const { claimNumber, caseCaption, court, caseNumber, matterNumber } = scope.shape;

/**
 * The part of a scope that list rows and their export have. Sensitive categories and free text are left out: a list is
 * read and exported for other purposes than releasing them.
 */
export const exportedScopeSchema = z.object({
  dates,
  ranges,
  certified,
  rush,
  delivery,
  claimNumber,
  caseCaption,
  court,
  caseNumber,
  matterNumber,
});

export type ExportedScope = z.output<typeof exportedScopeSchema>;

export function exportedScope(current: Scope | undefined): { scope?: ExportedScope } {
  return current ? { scope: exportedScopeSchema.parse(current) } : {};
}
