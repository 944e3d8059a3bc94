import { nameKey } from '@portal/contract/fields/nameKey.ts';
import {
  MAX_OWN_SHARED_VIEWS,
  MAX_OWN_VIEWS,
  MAX_SHARED_VIEWS,
  type SavedViewEdit,
  savedViewContent,
  viewId,
} from '@portal/contract/workspace/schemas.ts';
import * as z from 'zod/mini';

/** A saved view as it is stored. Its name can be older than the rules for names. */
export const storedView = z.object({
  viewId,
  ownerId: z.string(),
  ...savedViewContent.shape,
  name: z.string(),
});

export type StoredView = z.output<typeof storedView>;

/** The views that a person can use. */
interface Views {
  readonly ownPrivate: readonly StoredView[];
  /** The shared views of everyone. */
  readonly shared: readonly StoredView[];
}

export interface ViewReader {
  readonly userId: string;
  readonly isAdmin: boolean;
}

/**
 * The views that a person can use, by name. A view that is being shared or unshared is in both lists for a moment; it
 * counts as shared.
 */
export function usableViews({ ownPrivate, shared }: Views): StoredView[] {
  const sharedIds = new Set(shared.map((view) => view.viewId));
  return [...ownPrivate.filter((view) => !sharedIds.has(view.viewId)), ...shared].toSorted(
    (a, b) => a.name.localeCompare(b.name) || a.viewId.localeCompare(b.viewId),
  );
}

export type SaveViewDecision =
  | { readonly kind: 'save' }
  /** The person has another view with this name. */
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'too_many_own' }
  | { readonly kind: 'too_many_own_shared' }
  | { readonly kind: 'too_many_shared' };

/** Decides whether a new or changed view can be saved. */
export function canSaveView(views: Views, view: StoredView): SaveViewDecision {
  const others = usableViews(views).filter((other) => other.viewId !== view.viewId);
  const own = others.filter(({ ownerId }) => ownerId === view.ownerId);
  const key = nameKey(view.name);
  if (own.some((other) => nameKey(other.name) === key)) return { kind: 'duplicate' };
  if (own.length >= MAX_OWN_VIEWS) return { kind: 'too_many_own' };
  const isShared = views.shared.some((each) => each.viewId === view.viewId);
  if (!view.isShared || isShared) return { kind: 'save' };
  if (own.filter((other) => other.isShared).length >= MAX_OWN_SHARED_VIEWS)
    return { kind: 'too_many_own_shared' };
  if (views.shared.length >= MAX_SHARED_VIEWS) return { kind: 'too_many_shared' };
  return { kind: 'save' };
}

export function editedView(view: StoredView, { name, isShared, state }: SavedViewEdit): StoredView {
  return {
    ...view,
    ...state,
    ...(name !== undefined && { name }),
    ...(isShared !== undefined && { isShared }),
  };
}

/** The owner may delete a view, and admins a shared one. */
export function mayDeleteView(view: StoredView, { userId, isAdmin }: ViewReader): boolean {
  return view.ownerId === userId || (view.isShared && isAdmin);
}

/** The list with a view added, or replaced if it is in it. */
export function withView(views: readonly StoredView[], view: StoredView): StoredView[] {
  return [...views.filter((other) => other.viewId !== view.viewId), view];
}

/** The list without a view; undefined if it is not in it. */
export function withoutView(views: readonly StoredView[], id: string): StoredView[] | undefined {
  return views.some((view) => view.viewId === id) ? views.filter((view) => view.viewId !== id) : undefined;
}
