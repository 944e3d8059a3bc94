import type { PageRef } from '@portal/contract/packets/recipe.ts';
import type { KeyboardEvent } from 'react';
import { areShortcutsEnabled } from '../../../lib/shortcuts/shortcutsSetting.ts';
import { pageAcross } from '../rules/rows.ts';
import type { BenchState } from '../useBench.ts';

type Action = (() => void) | null;

/** Handles a key in the thumbnails. `onRemove` asks for the reason. */
export function handleGridKey(event: KeyboardEvent, bench: BenchState, onRemove: () => void): void {
  const { key, shiftKey, altKey } = event;
  const { order, selected, selection } = bench;
  const { active } = selection;
  run(event, changeOf(event, bench, { perLine: bench.columns, onRemove }) ?? (altKey ? null : navigation()));

  function navigation(): Action {
    const step = arrowSteps(key);
    if (step) return () => goTo(step.across ? across(step.by) : order[indexOfActive() + step.by]);
    if (key === 'Home') return () => goTo(order[0]);
    if (key === 'End') return () => goTo(order.at(-1));
    if (key === ' ' && active) return () => bench.select(active, { toggles: true, extends: false });
    if (key === 'Escape' && selected.length > 1 && active)
      return () => bench.select(active, { toggles: false, extends: false });
    return null;
  }

  function goTo(page: PageRef | null | undefined): void {
    if (page) bench.select(page, { toggles: false, extends: shiftKey });
  }

  function indexOfActive(): number {
    return active === null ? -1 : order.indexOf(active);
  }

  function across(by: 1 | -1): PageRef | null | undefined {
    return active === null ? order[0] : pageAcross(bench.rows, active, by);
  }
}

/** Handles a key in the list, whose rows have controls of their own. */
export function handleListKey(event: KeyboardEvent, bench: BenchState, onRemove: () => void): void {
  run(event, changeOf(event, bench, { perLine: 1, onRemove }));
}

function run(event: KeyboardEvent, action: Action): void {
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  action();
}

/** What a key changes about the selected pages. `perLine`: how many pages are between one and the one below it. */
function changeOf(
  { key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent,
  bench: BenchState,
  { perLine, onRemove }: { perLine: number; onRemove: () => void },
): Action {
  const hasSelected = bench.selected.length > 0;
  if (altKey) {
    const step = arrowSteps(key);
    return step && hasSelected ? () => bench.moveBy(step.across ? step.by * perLine : step.by) : null;
  }
  if (ctrlKey || metaKey) return key.toLowerCase() === 'a' ? () => bench.selectAll(bench.order) : null;
  if (key.toLowerCase() === 'r')
    return areShortcutsEnabled() ? () => bench.rotate(shiftKey ? 270 : 90) : null;
  return key === 'Delete' && hasSelected ? onRemove : null;
}

function arrowSteps(key: string): { readonly by: 1 | -1; readonly across: boolean } | null {
  switch (key) {
    case 'ArrowRight':
      return { by: 1, across: false };
    case 'ArrowLeft':
      return { by: -1, across: false };
    case 'ArrowDown':
      return { by: 1, across: true };
    case 'ArrowUp':
      return { by: -1, across: true };
    default:
      return null;
  }
}
