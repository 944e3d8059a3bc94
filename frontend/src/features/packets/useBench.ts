import { pagesOf } from '@portal/contract/packets/applyOperation.ts';
import type {
  PageRef,
  Recipe,
  RecipeOperation,
  RemovalReason,
  Section,
} from '@portal/contract/packets/recipe.ts';
import type { Source } from '@portal/contract/packets/sources.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../components/toasts/useToasts.ts';
import type { SectionFacts } from './editing/SectionDialog.tsx';
import { type BenchParts, useEditorState } from './editing/useAssembly.ts';
import { removalText } from './packetTexts.ts';
import { sourcePagesQuery } from './pages/sourcePages.ts';
import { benchPages } from './rules/benchPages.ts';
import { duplicatesOf } from './rules/marks.ts';
import { rowsOf } from './rules/rows.ts';
import { noSelection, selectPage, selectPages, withShown } from './rules/selection.ts';
import { inOrder, moveBy, moveTo, moveToNumber, type Slot } from './rules/slots.ts';

const noPages: Recipe = { version: 0, sections: [], rotations: {}, removed: {}, redactions: {} };

/** The pages of the bench, which of them are selected, and what can be done with them. Everything is announced. */
export function useBench(
  requestId: string,
  sources: readonly Source[],
  parts: BenchParts,
  announce: (text: string) => void,
) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const state = useEditorState(parts);
  const { editor } = parts;
  const recipe = state.recipe ?? noPages;
  const [chosen, setSelection] = useState(noSelection);
  const [columns, setColumns] = useState(4);
  const [showsRemoved, setShowsRemoved] = useState(true);
  const [marks, setMarks] = useState<ReadonlyMap<PageRef, string>>(new Map());

  const pages = useMemo(() => benchPages(recipe, sources), [recipe, sources]);
  const shown = useMemo(() => {
    const isShown = (page: PageRef) => showsRemoved || recipe.removed[page] === undefined;
    const order = pagesOf(recipe).filter(isShown);
    return { isShown, order, set: new Set(order), ...rowsOf(recipe.sections, columns, isShown) };
  }, [recipe, columns, showsRemoved]);
  const selection = withShown(chosen, shown.set);
  const selected = inOrder(recipe, selection.pages);
  const count = selected.length;
  const kept = [...pages.values()].filter(({ removed }) => removed === null);

  /** Makes a change and announces it with a text. Returns whether it was possible. */
  function apply(operation: RecipeOperation | null, text: string): boolean {
    const isApplied = operation !== null && editor.apply(operation);
    announce(isApplied ? text : t('This is not possible here.'));
    return isApplied;
  }

  const withSelected = (make: (named: PageRef[]) => RecipeOperation, text: string) => {
    if (count > 0) apply(make(selected), text);
  };

  async function find(kind: 'blank' | 'duplicates') {
    const ready = sources.filter((source) => source.state === 'ready');
    const looked = await Promise.all(
      ready.map(async ({ sourceId, number }) => ({
        number,
        ...(await queryClient.fetchQuery(sourcePagesQuery(requestId, sourceId))),
      })),
    ).catch(() => null);
    if (!looked) {
      return toasts.show({ type: 'error', message: t('The pages could not be searched. Please try again.') });
    }
    const blank = new Set(
      looked.flatMap((each) => each.blank.map((page): PageRef => `${each.number}.${page}`)),
    );
    const looks = new Map(
      looked.flatMap((each) =>
        each.looks.map((look, index) => [`${each.number}.${index + 1}`, look] as const),
      ),
    );
    const candidates = pagesOf(recipe).filter((page) => recipe.removed[page] === undefined);
    const found =
      kind === 'blank'
        ? candidates.filter((page) => blank.has(page))
        : duplicatesOf(
            candidates.flatMap((page) => {
              const look = looks.get(page);
              return look && !blank.has(page) ? [{ page, look }] : [];
            }),
          );
    const mark = kind === 'blank' ? t('Blank') : t('Duplicate');
    setMarks(new Map(found.map((page) => [page, mark])));
    setSelection(selectPages(found));
    if (found.length === 0) {
      const message =
        kind === 'blank'
          ? t('No blank pages found')
          : t('No duplicates found. Two scans of the same page can differ.');
      return toasts.show({ type: 'info', message });
    }
    announce(
      kind === 'blank'
        ? t('Blank pages found and selected: {{pages}}. Look at them before you remove them.', {
            pages: found.length,
          })
        : t('Duplicates found and selected: {{pages}}. Look at them before you remove them.', {
            pages: found.length,
          }),
    );
  }

  function selectAll(named: readonly PageRef[]): void {
    setSelection(selectPages(named));
    announce(t('Pages selected: {{pages}}', { pages: named.length }));
  }

  return {
    state,
    apply,
    recipe,
    pages,
    ...shown,
    selection,
    selected,
    /** The pages of the packet. */
    kept,
    marks,
    columns,
    setColumns,
    showsRemoved,
    setShowsRemoved,
    find,
    select: (page: PageRef, modifiers: { toggles: boolean; extends: boolean }) =>
      setSelection(selectPage(selection, shown.order, page, modifiers)),
    /** Shows a page large, and keeps the selection. */
    show: (page: PageRef) => setSelection({ ...selection, active: page }),
    selectAll,
    rotate: (by: 90 | 270) =>
      withSelected(
        (named) => ({ kind: 'rotate', pages: named, by }),
        by === 90
          ? t('Pages rotated right: {{pages}}', { pages: count })
          : t('Pages rotated left: {{pages}}', { pages: count }),
      ),
    remove: (reason: RemovalReason) =>
      withSelected(
        (named) => ({ kind: 'remove', pages: named, reason }),
        t('Pages removed: {{pages}} ({{reason}})', { pages: count, reason: removalText(reason, t) }),
      ),
    removeUnavailable: () => {
      const named = [...pages.values()]
        .filter(({ isUnavailable, removed }) => isUnavailable && removed === null)
        .map(({ page }) => page);
      if (named.length > 0)
        apply(
          { kind: 'remove', pages: named, reason: 'other' },
          t('Pages removed: {{pages}} ({{reason}})', {
            pages: named.length,
            reason: removalText('other', t),
          }),
        );
    },
    restore: () => {
      const named = selected.filter((page) => recipe.removed[page] !== undefined);
      if (named.length > 0)
        apply({ kind: 'restore', pages: named }, t('Pages restored: {{pages}}', { pages: named.length }));
    },
    moveTo: (slot: Slot) =>
      apply(moveTo(recipe, selection.pages, slot), t('Pages moved: {{pages}}', { pages: count })),
    moveBy: (by: number) =>
      apply(
        moveBy(recipe, selection.pages, by, shown.isShown),
        t('Pages moved: {{pages}}', { pages: count }),
      ),
    moveToNumber: (number: number) =>
      apply(moveToNumber(recipe, selection.pages, number), t('Pages moved: {{pages}}', { pages: count })),
    split: (at: PageRef, facts: SectionFacts) =>
      apply(
        { kind: 'split', at, section: { id: crypto.randomUUID(), ...facts } },
        t('Section added: {{title}}', { title: facts.title }),
      ),
    describe: (section: string, facts: SectionFacts) =>
      apply({ kind: 'describe', section, ...facts }, t('Section changed: {{title}}', { title: facts.title })),
    moveSection: (section: Section, before: Section | null) =>
      apply(
        { kind: 'moveSection', section: section.id, before: before?.id ?? null },
        t('Section moved: {{title}}', { title: section.title }),
      ),
    merge: (section: Section) =>
      apply({ kind: 'merge', section: section.id }, t('Section merged: {{title}}', { title: section.title })),
    undo: () => {
      if (!state.canUndo) return;
      editor.undo();
      announce(t('Undone'));
    },
    redo: () => {
      if (!state.canRedo) return;
      editor.redo();
      announce(t('Done again'));
    },
  };
}

export type BenchState = ReturnType<typeof useBench>;
