import { registerHooks } from 'node:module';
import type { Callback, FunctionEntry, FunctionMetadata, ProgrammingModel } from './coreTypes.ts';

const specifier = '@azure/functions-core';
const moduleUrl = 'functions-core:host';
const globalKey = 'functions.core.host';
const hookNames = ['preInvocation', 'postInvocation', 'appStart', 'appTerminate', 'log'] as const;
export type HookName = (typeof hookNames)[number];

class Disposable {
  readonly #undo: () => void;
  constructor(undo: () => void) {
    this.#undo = undo;
  }
  static from(...items: { dispose(): void }[]) {
    return new Disposable(() => items.forEach((item) => item.dispose()));
  }
  dispose() {
    this.#undo();
  }
}

/** The state of a Functions app in the worker: functions, hooks, programming model and log. */
export class FunctionsCore {
  readonly #functions = new Map<string, { metadata: FunctionMetadata; callback: Callback }>();
  readonly #hooks = new Map<string, Callback[]>(hookNames.map((name) => [name, []]));
  #locked = false;
  model: ProgrammingModel | undefined;
  readonly appHookData = {};
  readonly appLevelHookData = {};

  /** Makes `@azure/functions-core` resolve to this object, for both `import` and `require`. */
  install(): void {
    Reflect.set(globalThis, Symbol.for(globalKey), this.#moduleExports());
    registerHooks({
      resolve: (requested, context, next) =>
        requested === specifier
          ? { url: moduleUrl, format: 'commonjs', shortCircuit: true }
          : next(requested, context),
      load: (url, context, next) =>
        url === moduleUrl
          ? {
              format: 'commonjs',
              source: `module.exports = globalThis[Symbol.for('${globalKey}')];`,
              shortCircuit: true,
            }
          : next(url, context),
    });
  }

  /** Ends registration, as Azure does after the app has started, and returns the functions. */
  lock(): FunctionEntry[] {
    this.#locked = true;
    return [...this.#functions.values()].map(({ metadata, callback }) => {
      const found = Object.entries(metadata.bindings).find(([, binding]) => /trigger$/i.test(binding.type));
      if (!found) throw new Error(`The function ${metadata.name} has no trigger.`);
      return { name: metadata.name, metadata, callback, triggerName: found[0], trigger: found[1] };
    });
  }

  log(level: string, category: string, message: string, invocationContext?: unknown): void {
    const entry = {
      level,
      category,
      message,
      hookData: this.appLevelHookData,
      appHookData: this.appHookData,
      invocationContext,
    };
    for (const hook of this.#hooks.get('log') ?? []) hook(entry);
    if (entry.level === 'trace' || entry.level === 'debug') return;
    const stream = entry.level === 'warning' || isError(entry.level) ? process.stderr : process.stdout;
    stream.write(`[${entry.level}] ${entry.message}\n`);
  }

  async runHooks(name: HookName, context: object): Promise<void> {
    for (const hook of this.#hooks.get(name) ?? []) await hook(context);
  }

  #moduleExports() {
    return {
      version: '3.10.0-local',
      hostVersion: '4.1037.0-local',
      Disposable,
      registerFunction: (metadata: FunctionMetadata, callback: Callback) =>
        this.#register(metadata, callback),
      registerHook: (name: string, hook: Callback) => this.#registerHook(name, hook),
      setProgrammingModel: (model: ProgrammingModel) => {
        this.model = model;
      },
      getProgrammingModel: () => this.model,
      log: (level: string, category: string, message: string) => this.log(level, category, message),
    };
  }

  #register(metadata: FunctionMetadata, callback: Callback): Disposable {
    if (this.#locked) throw new Error('A function can only be registered during app startup.');
    const id = metadata.functionId ?? metadata.name;
    if (this.#functions.has(id)) throw new Error(`A function with id "${id}" has already been registered.`);
    this.#functions.set(id, { metadata, callback });
    return new Disposable(() => this.#functions.delete(id));
  }

  #registerHook(name: string, hook: Callback): Disposable {
    const hooks = this.#hooks.get(name);
    if (!hooks) throw new RangeError(`Unrecognized hook "${name}"`);
    hooks.push(hook);
    return new Disposable(() => hooks.splice(hooks.indexOf(hook), 1));
  }
}

function isError(level: string): boolean {
  return level === 'error' || level === 'critical';
}
