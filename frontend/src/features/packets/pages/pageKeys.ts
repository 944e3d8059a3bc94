import type { PageRef } from '@portal/contract/packets/recipe.ts';
import type { KeyboardEvent } from 'react';
import { pageAcross } from '../rules/rows.ts';
import type { BenchState } from '../useBench.ts';

/** Does what a key says about the selected pages. `onRemove` asks for the reason. */
export function handlePageKey(event: KeyboardEvent, bench: BenchState, onRemove: () => void): void {
  const { key, shiftKey, altKey } = event;
  const { order, selected, selection } = bench;
  const { active } = selection;
  const hasCommand = event.ctrlKey || event.metaKey;
  const run = keyAction();
  if (!run) return;
  event.preventDefault();
  event.stopPropagation();
  run();

  function keyAction(): (() => void) | null {
    const step = arrowSteps(key);
    if (altKey)
      return step && selected.length > 0
        ? () => bench.moveBy(step.across ? step.by * bench.columns : step.by)
        : null;
    if (step) return () => goTo(step.across ? across(step.by) : order[indexOfActive() + step.by]);
    if (key === 'Home') return () => goTo(order[0]);
    if (key === 'End') return () => goTo(order.at(-1));
    if (hasCommand) return key.toLowerCase() === 'a' ? () => bench.selectAll(order) : null;
    if (key === ' ' && active) return () => bench.select(active, { toggles: true, extends: false });
    if (key === 'Escape' && selected.length > 1 && active)
      return () => bench.select(active, { toggles: false, extends: false });
    if (key.toLowerCase() === 'r') return () => bench.rotate(shiftKey ? 270 : 90);
    if (key === 'Delete' && selected.length > 0) return onRemove;
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
