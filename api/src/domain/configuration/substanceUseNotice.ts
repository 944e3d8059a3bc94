import { localizable } from '@portal/contract/fields/localizableText.ts';
import {
  type ManagedNotice,
  managedNotice,
  type ManagedNoticeChange,
  managedNoticeChange,
  type ManagedNoticeForm,
  type NoticeContent,
} from '@portal/contract/configuration/schemas/substanceUseNotice.ts';
import { SUBSTANCE_USE_NOTICE } from '@portal/contract/requests/scope/substanceUseNotice.ts';
import * as z from 'zod/mini';
import { type ListRefusal, refuseListChange } from './listDecision.ts';

/** The history and the notice are one document, whose size is limited to 2 MB. */
const MAX_CHANGES = 100;

const CHANGES_PER_PAGE = 10;

/** The notice of 42 CFR 2.32 with its newest versions, oldest first. A version has the user ID of its author. */
export const storedNotice = z.extend(managedNotice, {
  history: z.array(z.extend(z.omit(managedNoticeChange, { before: true }), { by: z.nullable(z.string()) })),
});

export type StoredNotice = z.output<typeof storedNotice>;

interface Signature {
  /** User ID. */
  readonly by: string | null;
  readonly byName: string;
  readonly now: Date;
}

export type NoticeDecision =
  | { readonly kind: 'changed'; readonly next: StoredNotice; readonly notice: ManagedNotice }
  /** The notice is already as requested. */
  | { readonly kind: 'unchanged'; readonly notice: ManagedNotice }
  | ListRefusal;

/** The current notice: the stored one, or, if nobody has changed it, the one that comes with the portal. */
export function currentNotice(stored: StoredNotice | undefined): ManagedNotice {
  if (!stored) {
    const { version: wording, source, text } = SUBSTANCE_USE_NOTICE;
    return { version: 0, wording, isReviewedByCounsel: false, source, text: [...text], changed: null };
  }
  const { history: _history, ...notice } = stored;
  return notice;
}

/**
 * Makes a new version, unless someone changed the notice after the admin saw it. The review by counsel changes no wording,
 * so that requests get no other document for it.
 */
export function saveNotice(
  stored: StoredNotice | undefined,
  { seenVersion, isReviewedByCounsel, source, text }: ManagedNoticeForm,
  { by, byName, now }: Signature,
): NoticeDecision {
  const before = currentNotice(stored);
  const isSameWording = JSON.stringify([source, text]) === JSON.stringify([before.source, before.text]);
  if (isSameWording && before.isReviewedByCounsel === isReviewedByCounsel)
    return { kind: 'unchanged', notice: before };
  if (before.version !== seenVersion) return refuseUnseen(before);
  const version = before.version + 1;
  const at = now.toISOString();
  const content = { version, isReviewedByCounsel, source, text };
  const wording = isSameWording ? before.wording : String(version);
  const notice = { ...content, wording, changed: { at, byName } };
  const history = [...(stored?.history ?? []), { ...content, at, by, byName }].slice(-MAX_CHANGES);
  return { kind: 'changed', next: { ...notice, history }, notice };
}

/** A page of the versions before a version, newest first; null for the newest. */
export function noticeHistoryPage(
  stored: StoredNotice | undefined,
  before: number | null,
): { history: ManagedNoticeChange[]; hasOlder: boolean } {
  const history = stored?.history ?? [];
  const older = history.filter(({ version }) => before === null || version < before).toReversed();
  const page = older.slice(0, CHANGES_PER_PAGE).map(({ by: _by, ...change }) => {
    const earlier =
      change.version === 1
        ? currentNotice(undefined)
        : history.find(({ version }) => version === change.version - 1);
    return { ...change, before: earlier ? contentOf(earlier) : null };
  });
  return { history: page, hasOlder: older.length > CHANGES_PER_PAGE };
}

function contentOf({ isReviewedByCounsel, source, text }: NoticeContent): NoticeContent {
  return { isReviewedByCounsel, source, text };
}

function refuseUnseen({ changed }: ManagedNotice): ListRefusal {
  const { byName: name, at } = changed ?? { byName: '', at: '' };
  return refuseListChange(
    'conflict',
    localizable('{{name}} changed this notice on {{at}}. Reload to see it, or try again to replace it.', {
      name,
      at,
    }),
  );
}
