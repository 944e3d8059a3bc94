import { isLineOpen } from '@portal/contract/submissions/openLines.ts';
import type { AuthorityChecklist } from '@portal/contract/submissions/schemas/authorityChecklist.ts';
import type { ReviewDecisionView } from '@portal/contract/submissions/schemas/reviewDecision.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import type { Review } from './review.ts';
import type { StoredDecision } from './storedDecision.ts';

/** A request keeps its latest decisions; the audit trail has all of them. */
const MAX_DECISIONS = 10;

type Facts = Pick<RequestDocument, 'fields' | 'reviewDecisions'>;

/** The checklist of the authority of a request; null if it is not stated. Inactive lines are left out. */
export function authorityChecklistOf(
  { fields }: Pick<RequestDocument, 'fields'>,
  checklists: readonly AuthorityChecklist[],
): AuthorityChecklist | null {
  const found = checklists.find(({ kind }) => kind === fields.authority?.kind);
  return found ? { ...found, lines: found.lines.filter(({ isActive }) => isActive) } : null;
}

/** The decisions of a request after an approval or rejection. `lacking`: why it was approved although lines were open. */
export function withDecision(
  request: Facts,
  { state, checked, problems, changedAt: at, changedByName: byName }: Review,
  checklists: readonly AuthorityChecklist[],
  lacking?: { readonly reason: string; readonly open: readonly string[] },
): StoredDecision[] {
  if (state !== 'approved' && state !== 'rejected') return request.reviewDecisions;
  const checklist = authorityChecklistOf(request, checklists);
  const decision: StoredDecision = {
    state,
    at,
    byName,
    ...(lacking && { reason: lacking.reason, open: [...lacking.open] }),
    authority: request.fields.authority ?? null,
    checklist: checklist && {
      kind: checklist.kind,
      version: checklist.version,
      isReviewedByCounsel: checklist.isReviewedByCounsel,
      lines: checklist.lines.map(({ lineId, text, source, check, isRequired }) => {
        const found = checked.find(({ itemId }) => itemId === lineId);
        const problem = problems.find(({ itemId }) => itemId === lineId);
        return {
          lineId,
          text,
          source,
          check,
          checked: found ? { by: found.by, at: found.at } : null,
          ...(isRequired && { isRequired }),
          ...(problem && { problem: { by: problem.by, at: problem.at } }),
        };
      }),
    },
  };
  return [...request.reviewDecisions, decision].slice(-MAX_DECISIONS);
}

/** The decision that a review shows; null while it is undecided, and if it was decided before decisions were stored. */
export function decisionOfReview(
  { reviewDecisions }: Facts,
  { state, changedAt }: Review,
): StoredDecision | null {
  const latest = reviewDecisions.at(-1);
  return latest?.state === state && latest.at === changedAt ? latest : null;
}

/** The latest decision as staff see it; an empty object without one. */
export function reviewDecisionView(request: Facts): { reviewDecision?: ReviewDecisionView } {
  const latest = request.reviewDecisions.at(-1);
  return latest ? { reviewDecision: decisionView(latest, request) } : {};
}

function decisionView(
  { state, at, byName, reason, open, authority, checklist }: StoredDecision,
  { fields }: Facts,
): ReviewDecisionView {
  const openLines = open ?? (checklist?.lines ?? []).filter(isLineOpen).map(({ text }) => text);
  return {
    state,
    at,
    by: byName,
    authority: checklist && {
      kind: checklist.kind,
      version: checklist.version,
      checked: checklist.lines.filter(({ checked }) => checked !== null).length,
      total: checklist.lines.length,
    },
    ...(openLines.length > 0 && { open: openLines }),
    ...(reason !== undefined && { reason }),
    isCurrent: JSON.stringify(authority) === JSON.stringify(fields.authority ?? null),
  };
}

/** The decision on which a disclosure at this instant was based: the latest one before it. Null without one. */
export function decisionAt(request: Facts, at: string): ReviewDecisionView | null {
  const found = request.reviewDecisions.findLast((decision) => decision.at <= at);
  return found ? decisionView(found, request) : null;
}
