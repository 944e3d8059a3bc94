import {
  describeLeak,
  framesOf,
  isLibrary,
  type LiveThings,
  timerKinds,
  watchTimers,
} from '@portal/contract/testing/leaks.ts';

interface Watch {
  readonly live: LiveThings;
}

/** The test files of a worker share the process, and each loads this module again. */
const WATCH = Symbol.for('portal.processLeaks');
const worker = globalThis as { [WATCH]?: Watch };
const watch = (worker[WATCH] ??= startWatch());

function startWatch(): Watch {
  const live: LiveThings = new Map();
  for (const kind of timerKinds) watchTimers(live, kind);
  return { live };
}

interface ProcessState {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly globals: ReadonlySet<string>;
  readonly listeners: ReadonlySet<unknown>;
}

/** What the files of a worker share, now. */
export function readProcessState(): ProcessState {
  return {
    folder: process.cwd(),
    environment: { ...process.env },
    globals: new Set(Object.getOwnPropertyNames(globalThis)),
    listeners: new Set(process.eventNames().flatMap((name) => process.rawListeners(name as 'exit'))),
  };
}

/**
 * Restores what a test file changed in the process that the next file of the worker uses, and stops the timers that our code
 * left. Returns one line for each leak. Timers of libraries stay: files share the libraries, which still count on them.
 *
 * @param before The state when the file started.
 */
export function takeProcessLeaks(before: ProcessState): string[] {
  return [
    ...takeTimers(),
    ...restoreEnvironment(before.environment),
    ...removeGlobals(before.globals),
    ...removeListeners(before.listeners),
    ...restoreFolder(before.folder),
  ];
}

function takeTimers(): string[] {
  const leaks: string[] = [];
  for (const [timer, { what, origin, clear }] of watch.live) {
    const frames = framesOf(origin);
    if (isLibrary(frames[0])) continue;
    watch.live.delete(timer);
    clear();
    leaks.push(describeLeak(what, frames));
  }
  return leaks;
}

function restoreEnvironment(before: NodeJS.ProcessEnv): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(process.env)]);
  const changed = [...names].filter((name) => process.env[name] !== before[name]);
  for (const name of changed) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
  return changed.map((name) => `environment variable ${name}`);
}

const TSLIB_GLOBALS =
  '__extends __assign __rest __decorate __param __esDecorate __runInitializers __propKey ' +
  '__setFunctionName __metadata __awaiter __generator __exportStar __createBinding __values __read ' +
  '__spread __spreadArrays __spreadArray __await __asyncGenerator __asyncDelegator __asyncValues ' +
  '__makeTemplateObject __importStar __importDefault __classPrivateFieldGet __classPrivateFieldSet ' +
  '__classPrivateFieldIn __addDisposableResource __disposeResources ' +
  '__rewriteRelativeImportExtension';

/**
 * What pdf.js, its core-js, and the tslib of pdf-lib put on the global object when they load. They stay, because they load
 * once per worker.
 */
const LIBRARY_GLOBALS = new Set([
  '__core-js_shared__',
  'DOMMatrix',
  'ImageData',
  'Path2D',
  '_pdfjsTestingUtils',
  'pdfjsLib',
  'pdfjsWorker',
  'self',
  ...TSLIB_GLOBALS.split(' '),
]);

/** Only names: libraries keep what they share under symbols. */
function removeGlobals(before: ReadonlySet<string>): string[] {
  const added = Object.getOwnPropertyNames(globalThis).filter(
    (name) => !before.has(name) && !LIBRARY_GLOBALS.has(name),
  );
  const leaks = added.filter((name) => !isWarning(name));
  for (const name of added) Reflect.deleteProperty(globalThis, name);
  return leaks.map((name) => `global ${name}`);
}

/** PDFium's build puts a property on the global object for each function that it lacks. It only warns when it is read. */
function isWarning(name: string): boolean {
  const read = Object.getOwnPropertyDescriptor(globalThis, name)?.get;
  return /func\(\);\s*return undefined/.test(String(read));
}

function removeListeners(before: ReadonlySet<unknown>): string[] {
  return process.eventNames().flatMap((name) => {
    const added = process.rawListeners(name as 'exit').filter((listener) => !before.has(listener));
    for (const listener of added) process.off(name, listener as () => void);
    return added.map(
      (listener) => `listener of process for "${String(name)}": ${String(listener).slice(0, 80)}`,
    );
  });
}

function restoreFolder(before: string): string[] {
  if (process.cwd() === before) return [];
  process.chdir(before);
  return ['working folder'];
}
