import type { Recipe, RecipeOperation } from '@portal/contract/packets/recipe.ts';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '../../../lib/apiError.ts';
import { sessionStore } from '../../../lib/storage/sessionStore.ts';
import { aRecipe } from '../testing/anAssembly.ts';
import { type Batch, createRecipeEditor, SEND_AFTER_MS, unsentChanges } from './recipeEditor.ts';

const start = aRecipe([['1.1', '1.2', '1.3']], 4);
const section = start.sections[0]!.id;
const removal = (page: '1.1' | '1.2' | '1.3'): RecipeOperation => ({
  kind: 'remove',
  pages: [page],
  reason: 'blank',
});
const conflict = new ApiError({ code: 'conflict', message: 'Sam changed these pages.', status: 409 });
const offline = new ApiError({ code: 'unavailable', message: 'Not reached', status: 0 });

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** An editor whose calls wait until they are answered. */
function open(server: Recipe | null = start) {
  const calls: { batch: Batch; answer: (version: number) => void; fail: (error: Error) => void }[] = [];
  const reload = vi.fn<() => void>();
  const editor = createRecipeEditor({
    send: (batch) =>
      new Promise((resolve, reject) => {
        calls.push({ batch, answer: (version) => resolve({ version }), fail: reject });
      }),
    reload,
    store: sessionStore('test', unsentChanges),
  });
  onTestFinished(() => editor.close());
  editor.receive(server);
  const removed = () => Object.keys(editor.state().recipe!.removed);
  return { editor, calls, reload, removed };
}

const nextBatch = () => vi.advanceTimersByTimeAsync(SEND_AFTER_MS);
const settle = () => vi.advanceTimersByTimeAsync(0);

it('shows a change at once and sends changes together, one call at a time', async () => {
  const { editor, calls, removed } = open();
  editor.apply(removal('1.1'));
  editor.apply(removal('1.2'));
  expect(removed()).toEqual(['1.1', '1.2']);
  expect(editor.state().saving).toBe('saving');
  await nextBatch();
  expect(calls).toHaveLength(1);
  expect(calls[0]!.batch).toMatchObject({ version: 4, operations: [removal('1.1'), removal('1.2')] });
  editor.apply(removal('1.3'));
  await nextBatch();
  expect(calls).toHaveLength(1);
  calls[0]!.answer(5);
  await settle();
  expect(calls[1]!.batch).toMatchObject({ version: 5, operations: [removal('1.3')] });
  expect(calls[1]!.batch.key).not.toBe(calls[0]!.batch.key);
  calls[1]!.answer(6);
  await settle();
  expect(editor.state().saving).toBe('saved');
});

it('sends at most 50 changes in a call', async () => {
  const { editor, calls } = open();
  for (let count = 0; count < 60; count += 1) editor.apply({ kind: 'rotate', pages: ['1.1'], by: 90 });
  await nextBatch();
  calls[0]!.answer(5);
  await settle();
  expect(calls.map(({ batch }) => batch.operations.length)).toEqual([50, 10]);
});

it('tries again with the same key when the answer is lost', async () => {
  const { editor, calls } = open();
  editor.apply(removal('1.1'));
  await nextBatch();
  calls[0]!.fail(offline);
  await settle();
  expect(editor.state().saving).toBe('failed');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls[1]!.batch).toEqual(calls[0]!.batch);
  calls[1]!.answer(5);
  await settle();
  expect(editor.state().saving).toBe('saved');
});

it('undoes and redoes, and sends both', async () => {
  const { editor, calls, removed } = open();
  editor.apply(removal('1.1'));
  editor.undo();
  expect(removed()).toEqual([]);
  editor.redo();
  expect(removed()).toEqual(['1.1']);
  expect(editor.state()).toMatchObject({ canUndo: true, canRedo: false });
  await nextBatch();
  expect(calls[0]!.batch.operations.map(({ kind }) => kind)).toEqual(['remove', 'put', 'put']);
});

it('gives up its changes when somebody else saved another version, and loads that', async () => {
  const { editor, calls, reload, removed } = open();
  editor.apply(removal('1.1'));
  await nextBatch();
  editor.apply(removal('1.2'));
  calls[0]!.fail(conflict);
  await settle();
  expect(reload).toHaveBeenCalled();
  editor.receive({ ...start, version: 5, removed: { '1.3': 'other' } });
  expect(removed()).toEqual(['1.3']);
  expect(editor.state()).toMatchObject({
    saving: 'saved',
    conflict: 'Sam changed these pages.',
    canUndo: false,
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
});

it('keeps changes that are not sent yet when the portal adds pages, and can still undo', async () => {
  const { editor, calls, removed } = open();
  editor.apply({ kind: 'move', pages: ['1.1'], section, before: null });
  editor.apply(removal('1.1'));
  editor.receive(aRecipe([['1.1', '1.2', '1.3'], ['2.1']], 5));
  const order = () => editor.state().recipe!.sections.map(({ pages }) => pages.join(' '));
  expect(order()).toEqual(['1.2 1.3 1.1', '2.1']);
  expect(removed()).toEqual(['1.1']);
  editor.undo();
  editor.undo();
  expect(order()).toEqual(['1.1 1.2 1.3', '2.1']);
  await nextBatch();
  expect(calls[0]!.batch.version).toBe(5);
});

it('waits for pages that the portal added while it saved, before it sends more', async () => {
  const { editor, calls, reload } = open();
  editor.apply(removal('1.1'));
  await nextBatch();
  editor.apply(removal('1.2'));
  calls[0]!.answer(6);
  await settle();
  expect(reload).toHaveBeenCalledOnce();
  expect(calls).toHaveLength(1);
  const added = aRecipe([['1.1', '1.2', '1.3'], ['2.1']], 6);
  editor.receive({ ...added, removed: { '1.1': 'blank' } });
  await settle();
  expect(calls[1]!.batch).toMatchObject({ version: 6, operations: [removal('1.2')] });
  expect(editor.state().recipe!.sections).toHaveLength(2);
});

it('ignores an answer that is older than what was saved', async () => {
  const { editor, calls, removed } = open();
  editor.apply(removal('1.1'));
  await nextBatch();
  calls[0]!.answer(5);
  await settle();
  editor.receive(start);
  expect(removed()).toEqual(['1.1']);
});

it('takes over what somebody else saved while nothing waits, which cannot be undone', async () => {
  const { editor, calls, removed } = open();
  editor.apply(removal('1.1'));
  await nextBatch();
  calls[0]!.answer(5);
  await settle();
  editor.receive({ ...start, version: 6, removed: { '1.3': 'other' } });
  expect(removed()).toEqual(['1.3']);
  expect(editor.state().canUndo).toBe(false);
});

it('sends what was not saved before a reload, the interrupted call first and with its key', async () => {
  const before = open();
  before.editor.apply(removal('1.1'));
  await nextBatch();
  before.editor.apply(removal('1.2'));
  before.editor.close();
  const { editor, calls, reload, removed } = open();
  await settle();
  expect(calls[0]!.batch).toEqual(before.calls[0]!.batch);
  expect(editor.state()).toMatchObject({ recipe: null, saving: 'saving' });
  calls[0]!.answer(5);
  await settle();
  expect(reload).toHaveBeenCalledOnce();
  editor.receive({ ...start, version: 5, removed: { '1.1': 'blank' } });
  expect(removed()).toEqual(['1.1', '1.2']);
  await settle();
  calls[1]!.answer(6);
  await settle();
  expect(sessionStorage.getItem('test')).toBeNull();
});

it('can be asked to send everything now', async () => {
  const { editor, calls } = open();
  editor.apply(removal('1.1'));
  const flushed = editor.flush();
  await settle();
  expect(editor.state().saving).toBe('saving');
  calls[0]!.answer(5);
  await flushed;
  expect(editor.state().saving).toBe('saved');
});
