import { type LocalizableText, localizable } from '@portal/contract/fields/localizableText.ts';
import { checkUpload, UPLOAD_QUOTA, type UploadRules } from '@portal/contract/files/rules/uploadRules.ts';
import type { LinkedFile } from './requestUploadLinks.ts';
import { failedUpload } from './failedUpload.ts';
import { isLinkExpired } from './isLinkExpired.ts';
import type { sendUpload } from './sendUpload.ts';
import { isRunning, type StoppedUpload, type Upload, type UploadState } from './upload.ts';
import type { RefusedFile, UploadedFile } from './uploadedFile.ts';
import type { UploadTarget } from './uploadTarget.ts';
import { clientUploadTexts, type UploadTexts } from './uploadTexts.ts';

/** A browser opens six connections to a host. Two more uploads wait, so that no connection is idle. */
const MAX_CONCURRENT = 8;

/** Minimum time between progress notifications, because each one re-renders the list. */
const PROGRESS_MS = 100;

/** Uploads the files of one target. Lives outside of React, so that uploads continue when screens change. */
export interface UploadQueue {
  subscribe: (onChange: () => void) => () => void;
  uploads: () => readonly Upload[];
  add: (group: string, files: Iterable<File>) => void;
  retry: (id: string) => void;
  /** Removes a file and cancels its upload. */
  remove: (id: string) => void;
  /** The content of a file that was selected on this page; null for one that was uploaded before a reload. */
  content: (id: string) => File | null;
  /** Marks an uploaded file as not accepted. It stays listed with the reason. */
  refuse: (fileId: string, text: LocalizableText) => void;
  /** Sets the target. Files of another target are uploaded again, or removed if they were uploaded before a reload. */
  setTarget: (target: UploadTarget) => void;
  /** Cancels all running uploads. */
  close: () => void;
}

interface Options {
  sessionKey: string;
  /** Files wait until `setTarget` is called. `sessionKey` then only applies to `uploaded`. */
  waitsForTarget?: boolean;
  rules: UploadRules;
  /** Defaults to the texts for clients. */
  texts?: UploadTexts;
  /** Files uploaded before a reload, by group. */
  uploaded: Readonly<Record<string, readonly UploadedFile[]>>;
  /** Files that were not accepted before a reload, or before the form was sent. */
  refused?: readonly RefusedFile[] | undefined;
}

export function createUploadQueue({
  sessionKey,
  waitsForTarget = false,
  rules,
  texts = clientUploadTexts,
  uploaded,
  refused = [],
}: Options): UploadQueue {
  let uploads: readonly Upload[] = [
    ...Object.entries(uploaded).flatMap(([group, files]) =>
      files.map(({ fileId, name, size }): Upload => ({
        id: fileId,
        group,
        name,
        size,
        state: { kind: 'done', fileId },
      })),
    ),
    ...refused.map(({ group, name, size, text }): Upload => ({
      id: crypto.randomUUID(),
      group,
      name,
      size,
      state: { kind: 'refused', text },
    })),
  ];
  const files = new Map<string, File>();
  /** Files that have a link and wait for a free slot. */
  const linked = new Map<string, LinkedFile>();
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  let target: UploadTarget | null = waitsForTarget ? null : { sessionKey };
  let progressTimer: ReturnType<typeof setTimeout> | undefined;

  function notify(): void {
    clearTimeout(progressTimer);
    progressTimer = undefined;
    for (const listener of listeners) listener();
  }

  function change(next: readonly Upload[]): void {
    uploads = next;
    notify();
  }

  function withState(id: string, state: UploadState): readonly Upload[] {
    return uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload));
  }

  function setState(id: string, state: UploadState): void {
    change(withState(id, state));
  }

  function setProgress(id: string, sent: number): void {
    uploads = withState(id, { kind: 'sending', sent });
    progressTimer ??= setTimeout(notify, PROGRESS_MS);
  }

  async function prepare(ids: readonly string[]): Promise<void> {
    const currentTarget = target;
    if (!currentTarget) return;
    const outcomes = await loadAndPrepare(
      ids.map((id) => files.get(id)!),
      currentTarget,
      rules,
      texts,
    );
    // The target has changed, so the links are useless.
    if (target?.sessionKey !== currentTarget.sessionKey) return;
    for (const [index, id] of ids.entries()) {
      const outcome = outcomes[index]!;
      if (!files.has(id)) continue;
      if (outcome.kind === 'linked') linked.set(id, outcome);
      else setState(id, outcome);
    }
    start();
  }

  function start(): void {
    for (const { id } of uploads) {
      if (running.size >= MAX_CONCURRENT) return;
      const next = linked.get(id);
      if (!next) continue;
      linked.delete(id);
      void (isLinkExpired(next) ? prepare([id]) : run(id, next));
    }
  }

  async function run(id: string, next: LinkedFile): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    setState(id, { kind: 'sending', sent: 0 });
    const onProgress = (sent: number) => {
      if (!signal.aborted) setProgress(id, sent);
    };
    const outcome = await loadAndSend(next, { signal, onProgress, texts });
    if (running.get(id) === controller) running.delete(id);
    if (!signal.aborted) setState(id, outcome);
    start();
  }

  function remove(ids: readonly string[]): void {
    for (const id of ids) {
      files.delete(id);
      linked.delete(id);
    }
    change(uploads.filter(({ id }) => !ids.includes(id)));
    for (const id of ids) running.get(id)?.abort();
  }

  function setTarget(next: UploadTarget): void {
    const isNewTarget = target?.sessionKey !== next.sessionKey;
    target = next;
    if (!isNewTarget) return;
    const restarted = uploads.filter(({ id, state }) => files.has(id) && state.kind !== 'refused');
    const ids = new Set(restarted.map(({ id }) => id));
    for (const controller of running.values()) controller.abort();
    running.clear();
    linked.clear();
    change(
      uploads.flatMap((upload): Upload[] => {
        if (ids.has(upload.id)) return [{ ...upload, state: { kind: 'waiting' } }];
        return upload.state.kind === 'done' && next.sessionKey !== sessionKey ? [] : [upload];
      }),
    );
    void prepare([...ids]);
  }

  function initialState(file: File): UploadState {
    const counted = uploads.filter(({ state }) => state.kind !== 'refused');
    const bytes = counted.reduce((sum, { size }) => sum + size, file.size);
    const checked = checkUpload(file, rules);
    if (checked.kind === 'refused') return { kind: 'refused', text: checked.text };
    if (counted.length >= UPLOAD_QUOTA.files || bytes > UPLOAD_QUOTA.bytes) {
      return { kind: 'refused', text: localizable('A request can have up to 20 files and 100 MB in total') };
    }
    return { kind: 'waiting' };
  }

  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    uploads: () => uploads,
    add: (group, added) => {
      const waiting: string[] = [];
      for (const file of added) {
        const id = crypto.randomUUID();
        const state = initialState(file);
        files.set(id, file);
        change([...uploads, { id, group, name: file.name, size: file.size, state }]);
        if (state.kind === 'waiting') waiting.push(id);
      }
      void prepare(waiting);
    },
    retry: (id) => {
      setState(id, { kind: 'waiting' });
      void prepare([id]);
    },
    remove: (id) => remove([id]),
    content: (id) => files.get(id) ?? null,
    refuse: (fileId, text) => {
      const upload = uploads.find(({ state }) => state.kind === 'done' && state.fileId === fileId);
      if (upload) setState(upload.id, { kind: 'refused', text });
    },
    setTarget,
    close: () => remove(uploads.filter(isRunning).map(({ id }) => id)),
  };
}

/** Loads the code for the first file, so that it need not wait for it. */
export const loadUploadCode = (): Promise<unknown> =>
  Promise.all([import('./prepareUploads.ts'), import('./sendUpload.ts')]);

/** Sends a file. */
async function loadAndSend(
  ...[linked, options]: [linked: LinkedFile, options: Parameters<typeof sendUpload>[1]]
): ReturnType<typeof sendUpload> {
  try {
    const sending = await import('./sendUpload.ts');
    return await sending.sendUpload(linked, options);
  } catch {
    return failedUpload('Failed to prepare uploads');
  }
}

/** Prepares files. */
async function loadAndPrepare(
  files: readonly File[],
  target: UploadTarget,
  rules: UploadRules,
  texts: UploadTexts,
): Promise<(LinkedFile | StoppedUpload)[]> {
  if (files.length === 0) return [];
  try {
    const { prepareUploads } = await import('./prepareUploads.ts');
    return await prepareUploads(files, target, rules, texts);
  } catch {
    return files.map(() => failedUpload('Failed to prepare uploads'));
  }
}
