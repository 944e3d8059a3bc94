import '../../../lib/schemaMode.ts';
import { applyOperation, applyOperations } from '@portal/contract/packets/applyOperation.ts';
import { type Recipe, type RecipeOperation, recipeOperation } from '@portal/contract/packets/recipe.ts';
import * as z from 'zod/mini';
import type { ErrorCode } from '@portal/contract/errors.ts';
import { ApiError } from '../../../lib/apiError.ts';
import type { SessionStore } from '../../../lib/storage/sessionStore.ts';
import { adaptOperation, hasOnlyMorePages } from '../rules/adaptOperation.ts';

/** Changes are sent together if they are made within this time. */
export const SEND_AFTER_MS = 600;
const MAX_BATCH = 50;
const MAX_UNDO = 100;
const MAX_WAIT_MS = 30_000;

const batch = z.object({ version: z.int(), key: z.uuid(), operations: z.array(recipeOperation) });

/** Changes that one call sends. */
export type Batch = z.output<typeof batch>;

/** What was not saved yet: the call that is being made, or is made next, and what follows it. */
export const unsentChanges = z.object({ batch, waiting: z.array(recipeOperation) });

type UnsentChanges = z.output<typeof unsentChanges>;

export interface EditorState {
  /** With all changes of this person; null until it is known. */
  readonly recipe: Recipe | null;
  /** `failed`: it is tried again. */
  readonly saving: 'saved' | 'saving' | 'failed';
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Why changes of this person were given up, in a sentence; null if they were not. */
  readonly conflict: string | null;
}

/** Changes a recipe at once and saves it in the background. Lives outside of React. */
export interface RecipeEditor {
  subscribe: (onChange: () => void) => () => void;
  state: () => EditorState;
  /** Whether the change was possible. */
  apply: (operation: RecipeOperation) => boolean;
  undo: () => void;
  redo: () => void;
  /** Takes over what the server has. */
  receive: (server: Recipe | null) => void;
  dismissConflict: () => void;
  /** Sends everything now. Resolves when all is saved or given up. */
  flush: () => Promise<void>;
  /** Stops sending. What was not sent stays in the store. */
  close: () => void;
}

interface Options {
  send: (batch: Batch) => Promise<{ version: number }>;
  /** Asks for `receive` with what the server has now. */
  reload: () => void;
  store: SessionStore<UnsentChanges>;
}

/** After these, the same call can succeed later. */
const passing: readonly ErrorCode[] = [
  'unavailable',
  'maintenance',
  'rate_limited',
  'unexpected',
  'unauthenticated',
];

export function createRecipeEditor({ send, reload, store }: Options): RecipeEditor {
  const restored = store.read();
  /** As the server has it. */
  let saved: Recipe | null = null;
  let recipe: Recipe | null = null;
  let sending: Batch | null = restored?.batch ?? null;
  let waiting: readonly RecipeOperation[] = restored?.waiting ?? [];
  let nextKey = crypto.randomUUID() as string;
  let undoable: readonly RecipeOperation[] = [];
  let redoable: readonly RecipeOperation[] = [];
  let conflict: string | null = null;
  let hasFailed = false;
  /** Nothing is sent until the server’s recipe is known: it has pages that this one does not have. */
  let mustReload = false;
  let isRunning = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wake: (() => void) | null = null;
  const listeners = new Set<() => void>();
  let state = currentState();

  const hasUnsent = () => sending !== null || waiting.length > 0;

  function currentState(): EditorState {
    const saving = sending === null && waiting.length === 0 ? 'saved' : hasFailed ? 'failed' : 'saving';
    return { recipe, saving, canUndo: undoable.length > 0, canRedo: redoable.length > 0, conflict };
  }

  function changed(): void {
    state = currentState();
    for (const listener of listeners) listener();
  }

  function persist(): void {
    if (sending) store.save({ batch: sending, waiting: [...waiting] });
    else if (saved && waiting.length > 0) {
      const operations = waiting.slice(0, MAX_BATCH);
      store.save({
        batch: { version: saved.version, key: nextKey, operations },
        waiting: waiting.slice(MAX_BATCH),
      });
    } else store.clear();
  }

  /** Applies an operation. Returns the one that undoes it; null if it is not possible. */
  function change(operation: RecipeOperation): RecipeOperation | null {
    if (!recipe) return null;
    const applied = applyOperation(recipe, operation);
    if (applied.kind === 'refused') return null;
    recipe = applied.recipe;
    waiting = [...waiting, operation];
    conflict = null;
    persist();
    if (!isRunning) timer ??= setTimeout(() => void run(), SEND_AFTER_MS);
    return applied.undo;
  }

  /** A step of undo or redo: what it changed can be changed back by the other. */
  function step(from: readonly RecipeOperation[]) {
    const operation = from.at(-1);
    const back = operation ? change(operation) : null;
    return { rest: from.slice(0, -1), back: back ? [back] : [] };
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isRunning) return;
    isRunning = true;
    for (let failures = 0; !isClosed;) {
      if (!sending && !startBatch()) break;
      changed();
      try {
        const { version } = await send(sending!);
        failures = 0;
        hasFailed = false;
        finishBatch(version);
      } catch (error) {
        if (isClosed) break;
        if (error instanceof ApiError && !passing.includes(error.code)) giveUp(error.message);
        else {
          hasFailed = true;
          changed();
          failures += 1;
          await pause(Math.min(MAX_WAIT_MS, 1000 * 2 ** (failures - 1)));
        }
      }
    }
    isRunning = false;
    changed();
  }

  function startBatch(): boolean {
    if (mustReload || !saved || waiting.length === 0) return false;
    sending = { version: saved.version, key: nextKey, operations: waiting.slice(0, MAX_BATCH) };
    waiting = waiting.slice(MAX_BATCH);
    nextKey = crypto.randomUUID();
    persist();
    return true;
  }

  function finishBatch(version: number): void {
    const { version: before, operations } = sending!;
    sending = null;
    const next = saved && applyOperations(saved, operations);
    if (next) saved = { ...next, version };
    if (recipe) recipe = { ...recipe, version };
    persist();
    if (next && version === before + 1) return;
    mustReload = true;
    reload();
  }

  function giveUp(reason: string): void {
    sending = null;
    waiting = [];
    undoable = [];
    redoable = [];
    recipe = saved;
    conflict = reason;
    hasFailed = false;
    mustReload = true;
    persist();
    reload();
    changed();
  }

  function pause(durationMs: number): Promise<void> {
    return new Promise((resolve) => {
      const retry = setTimeout(() => wake?.(), durationMs);
      wake = () => {
        clearTimeout(retry);
        wake = null;
        resolve();
      };
    });
  }

  const handleOnline = () => wake?.();
  window.addEventListener('online', handleOnline);
  if (sending) void run();

  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    state: () => state,
    apply: (operation) => {
      const undo = change(operation);
      if (!undo) return false;
      undoable = [...undoable, undo].slice(-MAX_UNDO);
      redoable = [];
      changed();
      return true;
    },
    undo: () => {
      const { rest, back } = step(undoable);
      undoable = rest;
      redoable = [...redoable, ...back];
      changed();
    },
    redo: () => {
      const { rest, back } = step(redoable);
      redoable = rest;
      undoable = [...undoable, ...back];
      changed();
    },
    receive: (server) => {
      // An answer may be older than what is being saved.
      if (!server || sending) return;
      if (saved && server.version < saved.version) return;
      if (saved && server.version === saved.version && !mustReload) return;
      const hasMore = saved !== null && !mustReload && hasOnlyMorePages(saved, server);
      // Somebody else changed it. The answer to the next call says who.
      if (saved && !mustReload && !hasMore && waiting.length > 0) return;
      const isFirst = saved === null;
      const adapt = (operations: readonly RecipeOperation[]) =>
        operations.flatMap((operation) => adaptOperation(operation, server) ?? []);
      // Undoing must not undo what somebody else did.
      const keepsUndo = isFirst || hasMore || (saved !== null && hasOnlyMorePages(saved, server));
      undoable = keepsUndo ? adapt(undoable) : [];
      redoable = keepsUndo ? adapt(redoable) : [];
      saved = server;
      mustReload = false;
      recipe = server;
      const kept: RecipeOperation[] = [];
      for (const operation of adapt(waiting)) {
        const applied = applyOperation(recipe, operation);
        if (applied.kind === 'refused') continue;
        recipe = applied.recipe;
        kept.push(operation);
      }
      waiting = kept;
      persist();
      changed();
      if (waiting.length > 0) void run();
    },
    dismissConflict: () => {
      conflict = null;
      changed();
    },
    flush: () => {
      wake?.();
      void run();
      return new Promise((resolve) => {
        const check = () => {
          if (hasUnsent()) return;
          listeners.delete(check);
          resolve();
        };
        listeners.add(check);
        check();
      });
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      wake?.();
      window.removeEventListener('online', handleOnline);
    },
  };
}
