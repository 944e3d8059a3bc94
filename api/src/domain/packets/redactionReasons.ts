import { localizable } from '@portal/contract/fields/localizableText.ts';
import { nameKey } from '@portal/contract/fields/nameKey.ts';
import { keptPagesOf, redactedPagesOf } from '@portal/contract/packets/applyOperation.ts';
import type { Recipe, RecipeOperation } from '@portal/contract/packets/recipe.ts';
import { builtInReasons } from '@portal/contract/packets/builtInReasons.ts';
import {
  redactionReason,
  type RedactionReason,
  type redactionReasonForm,
} from '@portal/contract/packets/redactionReasons.ts';
import { PAGE_UNITS, type Redaction } from '@portal/contract/packets/redactions.ts';
import * as z from 'zod/mini';
import {
  type ListDecision,
  type ListRefusal,
  type PartialForm,
  refuseField,
  refuseIfFull,
  refuseListChange,
  replaced,
} from '../configuration/listDecision.ts';

export const storedRedactionReason = z.extend(redactionReason, {
  /** A deleted reason stays in the list, so that redactions that have it keep its label. */
  isDeleted: z._default(z.boolean(), false),
});

export type StoredRedactionReason = z.output<typeof storedRedactionReason>;

type Reasons = readonly StoredRedactionReason[];

export const printedReason = z.pick(redactionReason, { reasonId: true, label: true, legalBasis: true });

export type PrintedReason = z.output<typeof printedReason>;

const UNKNOWN = { label: 'Other', legalBasis: '' };

/** The reasons of a portal whose list was never changed. */
export const builtInStoredReasons: StoredRedactionReason[] = builtInReasons.map((reason) => ({
  ...reason,
  isDeleted: false,
}));

interface ReasonForm extends z.output<typeof redactionReasonForm> {
  readonly isActive: boolean;
}

/** The reasons that staff see, in their order. */
export function shownReasons(reasons: Reasons): RedactionReason[] {
  return reasons
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((a, b) => a.order - b.order || a.label.localeCompare(b.label))
    .map(({ isDeleted: _isDeleted, ...reason }) => reason);
}

/** Adds a reason; its label must be free. */
export function addReason(
  reasons: Reasons,
  form: ReasonForm,
  reasonId: string,
): ListDecision<StoredRedactionReason> {
  const refusal = refuseIfFull(reasons) ?? refuseLabelInUse(reasons, form.label);
  if (refusal) return refusal;
  const item = { reasonId, ...form, isDeleted: false };
  return { kind: 'changed', items: [...reasons, item], item, event: eventOf('added', item) };
}

/** Changes a reason. A missing field keeps its value. */
export function editReason(
  reasons: Reasons,
  reasonId: string,
  form: PartialForm<ReasonForm>,
): ListDecision<StoredRedactionReason> {
  const before = findReason(reasons, reasonId);
  if (!before) return refuseMissing();
  const item = {
    ...before,
    label: form.label ?? before.label,
    legalBasis: form.legalBasis ?? before.legalBasis,
    order: form.order ?? before.order,
    isActive: form.isActive ?? before.isActive,
  };
  const others = reasons.filter((other) => other !== before);
  const refusal = refuseLabelInUse(others, item.label);
  if (refusal) return refusal;
  return { kind: 'changed', items: replaced(reasons, before, item), item, event: eventOf('changed', item) };
}

/** Deletes a reason. Nobody can choose it again, and redactions that have it keep its label. */
export function removeReason(reasons: Reasons, reasonId: string): ListDecision<StoredRedactionReason> {
  const before = findReason(reasons, reasonId);
  if (!before) return refuseMissing();
  const item = { ...before, isActive: false, isDeleted: true };
  return { kind: 'changed', items: replaced(reasons, before, item), item, event: eventOf('deleted', item) };
}

/** Whether an operation adds, confirms or deletes redactions. */
export function changesRedactions(operation: RecipeOperation): boolean {
  const { kind } = operation;
  if (kind === 'put') return operation.redactions !== undefined;
  return kind === 'redact' || kind === 'confirmRedactions' || kind === 'unredact';
}

/**
 * Whether the reasons of all redactions that these changes add exist. Deleted reasons count, because undoing can bring them
 * back.
 */
export function haveReasons(operations: readonly RecipeOperation[], reasons: Reasons): boolean {
  const known = new Set(reasons.map(({ reasonId }) => reasonId));
  return operations.every((operation) => {
    const added =
      operation.kind === 'redact'
        ? operation.marks
        : operation.kind === 'put'
          ? Object.values(operation.redactions ?? {}).flatMap((redactions) => redactions ?? [])
          : [];
    return added.every(({ reason }) => known.has(reason));
  });
}

/** What a packet prints about the reasons of its redactions. The names are those at the start of its build. */
export function printedReasons(recipe: Recipe, reasons: Reasons): PrintedReason[] {
  const used = new Set(
    redactedPagesOf(recipe).flatMap((page) => recipe.redactions[page]!.map(({ reason }) => reason)),
  );
  return reasons
    .filter(({ reasonId }) => used.has(reasonId))
    .map(({ reasonId, label, legalBasis }) => ({ reasonId, label, legalBasis }));
}

/** The rows of the list of redactions: one for each page and reason. */
export function redactionRows(
  { redactions, ...recipe }: Recipe,
  reasons: readonly PrintedReason[],
): { index: number; reason: string; legalBasis: string; boxes: number }[] {
  return keptPagesOf(recipe).flatMap((page, index) =>
    [...Map.groupBy(redactions[page] ?? [], ({ reason }) => reason)].map(([id, boxes]) => {
      const { label, legalBasis } = reasons.find(({ reasonId }) => reasonId === id) ?? UNKNOWN;
      return { index, reason: label, legalBasis, boxes: boxes.length };
    }),
  );
}

function findReason(reasons: Reasons, reasonId: string): StoredRedactionReason | undefined {
  return reasons.find((reason) => reason.reasonId === reasonId && !reason.isDeleted);
}

function refuseLabelInUse(others: Reasons, label: string): ListRefusal | null {
  const isUsed = others.some((other) => !other.isDeleted && nameKey(other.label) === nameKey(label));
  if (!isUsed) return null;
  return refuseField('label', localizable('Another reason already has this label.'));
}

function refuseMissing(): ListRefusal {
  return refuseListChange('not_found', localizable('This reason no longer exists'));
}

function eventOf(
  action: string,
  { reasonId, label, legalBasis, isActive, order }: StoredRedactionReason,
): { action: string; details: Record<string, string | number | boolean> } {
  return { action, details: { itemId: reasonId, label, legalBasis, isActive, order } };
}

/** A redaction this close to the edges covers the page. */
const EDGE = PAGE_UNITS / 50;

/**
 * The title of a section in the contents and bookmarks of a packet. A section starts with the name of its file, which may
 * name the person whose pages are redacted. So if every page is redacted as a whole, the title only says which
 * section it is.
 */
export function packetTitle(
  recipe: Pick<Recipe, 'sections' | 'removed' | 'redactions'>,
  index: number,
): string {
  const section = recipe.sections[index]!;
  const kept = keptPagesOf({ sections: [section], removed: recipe.removed });
  const isWithheld = kept.length > 0 && kept.every((page) => recipe.redactions[page]?.some(coversPage));
  return isWithheld ? `Section ${index + 1}` : section.title;
}

function coversPage({ box: { x, y, width, height } }: Redaction): boolean {
  return x <= EDGE && y <= EDGE && x + width >= PAGE_UNITS - EDGE && y + height >= PAGE_UNITS - EDGE;
}
