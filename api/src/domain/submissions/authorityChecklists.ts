import { nameKey } from '@portal/contract/fields/nameKey.ts';
import { inEnglish, localizable } from '@portal/contract/fields/localizableText.ts';
import { authorityKinds } from '@portal/contract/requests/authority/authorityKinds.ts';
import { authorityLines, requiredAuthorityLines } from '@portal/contract/submissions/authorityLines.ts';
import {
  type AuthorityChecklist,
  authorityChecklist,
  type AuthorityChecklistChange,
  authorityChecklistChange,
  type AuthorityChecklistForm,
  type AuthorityLine,
  type AuthorityLineForm,
} from '@portal/contract/submissions/schemas/authorityChecklist.ts';
import * as z from 'zod/mini';
import { type ListRefusal, refuseListChange } from '../configuration/listDecision.ts';

/** The history and the checklists are one document, whose size is limited to 2 MB. */
const MAX_CHANGES = 100;

const CHANGES_PER_PAGE = 10;

/** Checks of lines have IDs with this prefix; those of the review checklist do not. */
export const AUTHORITY_LINE_PREFIX = 'authority-';

/** A stored version with the user ID of its author. It lacks `before`: those are the lines of the preceding version. */
const storedChange = z.extend(z.omit(authorityChecklistChange, { before: true }), {
  by: z.nullable(z.string()),
});

/** The checklists that were changed, with the newest changes, oldest first. */
export const storedAuthorityChecklists = z.object({
  /** Number of the newest change; 0 before the first. */
  revision: z.int(),
  checklists: z.array(authorityChecklist),
  history: z.array(storedChange),
});

export type StoredAuthorityChecklists = z.output<typeof storedAuthorityChecklists>;

interface Signature {
  /** User ID. */
  readonly by: string | null;
  readonly byName: string;
  readonly now: Date;
}

export type AuthorityChecklistDecision =
  | {
      readonly kind: 'changed';
      readonly next: StoredAuthorityChecklists;
      readonly checklist: AuthorityChecklist;
    }
  /** The checklist is already as requested. */
  | { readonly kind: 'unchanged'; readonly checklist: AuthorityChecklist }
  | ListRefusal;

/** The checklist of each kind: the stored one, or, if nobody has changed it, the one that comes with the portal. */
export function allAuthorityChecklists(
  stored: StoredAuthorityChecklists | undefined,
): readonly AuthorityChecklist[] {
  return authorityKinds.map(
    (kind) => stored?.checklists.find((checklist) => checklist.kind === kind) ?? starterChecklist(kind),
  );
}

/** Replaces the lines of a checklist, unless someone changed it after the admin saw it. `newId` makes the ID of a line. */
export function saveAuthorityChecklist(
  stored: StoredAuthorityChecklists | undefined,
  { kind, seenVersion, isReviewedByCounsel, lines: sent }: AuthorityChecklistForm,
  { by, byName, now }: Signature,
  newId: () => string,
): AuthorityChecklistDecision {
  const { revision, checklists, history } = stored ?? { revision: 0, checklists: [], history: [] };
  const before = allAuthorityChecklists(stored).find((checklist) => checklist.kind === kind)!;
  const lines = sent.map((line) => lineOf(line, before.lines, newId));
  if (before.isReviewedByCounsel === isReviewedByCounsel && isSame(before.lines, lines))
    return { kind: 'unchanged', checklist: before };
  const refusal = refuseUnseen(before, seenVersion) ?? refuseRepeatedText(lines);
  if (refusal) return refusal;
  const content = { kind, version: before.version + 1, isReviewedByCounsel, lines };
  const at = now.toISOString();
  const checklist = { ...content, changed: { at, byName } };
  const others = checklists.filter((other) => other.kind !== kind);
  const change = { n: revision + 1, at, by, byName, ...content };
  return {
    kind: 'changed',
    next: {
      revision: change.n,
      checklists: [...others, checklist],
      history: [...history, change].slice(-MAX_CHANGES),
    },
    checklist,
  };
}

/** A page of the versions before a number, newest first; null for the newest. */
export function authorityChecklistHistoryPage(
  stored: StoredAuthorityChecklists | undefined,
  before: number | null,
): { history: AuthorityChecklistChange[]; hasOlder: boolean } {
  const history = stored?.history ?? [];
  const older = history.filter(({ n }) => before === null || n < before).toReversed();
  const page = older.slice(0, CHANGES_PER_PAGE).map(({ by: _by, ...change }): AuthorityChecklistChange => {
    const earlier =
      change.version === 1
        ? starterChecklist(change.kind)
        : history.find(({ kind, version }) => kind === change.kind && version === change.version - 1);
    const { isReviewedByCounsel = false, lines = [] } = earlier ?? {};
    return { ...change, before: earlier ? { isReviewedByCounsel, lines } : null };
  });
  return { history: page, hasOlder: older.length > CHANGES_PER_PAGE };
}

function starterChecklist(kind: AuthorityChecklist['kind']): AuthorityChecklist {
  const required = requiredAuthorityLines[kind] ?? [];
  const lines = authorityLines[kind].map(({ id, text, source, check = null }) => ({
    lineId: `${AUTHORITY_LINE_PREFIX}${kind}-${id}`,
    text,
    source,
    check,
    isActive: true,
    isRequired: required.includes(id),
  }));
  return { kind, version: 0, isReviewedByCounsel: false, lines, changed: null };
}

/**
 * Makes a line of a form. A line keeps its ID while its text is unchanged, because checks refer to that text. The forms
 * of earlier versions of the portal lack `isRequired`.
 */
function lineOf(
  { lineId, isRequired, ...line }: AuthorityLineForm,
  before: readonly AuthorityLine[],
  newId: () => string,
): AuthorityLine {
  const same = before.find((other) => other.lineId === lineId);
  const isKept = same?.text === line.text;
  return {
    lineId: isKept ? lineId! : `${AUTHORITY_LINE_PREFIX}${newId()}`,
    ...line,
    isRequired: isRequired ?? same?.isRequired ?? false,
  };
}

function isSame(one: readonly AuthorityLine[], other: readonly AuthorityLine[]): boolean {
  const textOf = (lines: readonly AuthorityLine[]) =>
    JSON.stringify(
      lines.map(({ lineId, text, source, check, isActive, isRequired }) => [
        lineId,
        text,
        source,
        check,
        isActive,
        isRequired,
      ]),
    );
  return textOf(one) === textOf(other);
}

function refuseUnseen({ version, changed }: AuthorityChecklist, seenVersion: number): ListRefusal | null {
  if (version === seenVersion) return null;
  const { byName: name, at } = changed ?? { byName: '', at: '' };
  return refuseListChange(
    'conflict',
    localizable('{{name}} changed this checklist on {{at}}. Reload to see it, or try again to replace it.', {
      name,
      at,
    }),
  );
}

function refuseRepeatedText(lines: readonly AuthorityLine[]): ListRefusal | null {
  const texts = lines.map(({ text }) => nameKey(text));
  const index = texts.findIndex((text, position) => texts.indexOf(text) < position);
  if (index < 0) return null;
  const message = localizable('Another line already has this text.');
  return refuseListChange('invalid_input', message, { [`lines.${index}.text`]: inEnglish(message) });
}
