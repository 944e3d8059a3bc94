import {
  describeLeak,
  framesOf,
  isLibrary,
  type LiveThings,
  originHere,
  type TimerKind,
  timerKinds,
  watchTimers,
} from '@portal/contract/testing/leaks.ts';
import { installAnimationFrames } from '../animationFrames.ts';
import { knownLeaks } from './knownLeaks.ts';

interface Watch {
  readonly live: LiveThings;
  /** Where the children of head and body were added. */
  readonly nodes: WeakMap<Node, Error>;
}

const animationFrames: TimerKind = {
  start: 'requestAnimationFrame',
  stop: 'cancelAnimationFrame',
  isRepeated: false,
};

/** The test files of a worker share the window, and each loads this module again. */
const WATCH = Symbol.for('portal.leaks');
const worker = globalThis as { [WATCH]?: Watch };
const watch = (worker[WATCH] ??= startWatch());

/**
 * Removes what the code of a test file left in the window that the next file of the worker uses. Returns one line for each
 * leak that is not in `knownLeaks`, with the place in the code. Leaks of known libraries stay: the libraries, which files
 * share, still count on them.
 */
export function takeLeaks(): string[] {
  const refused: string[] = [];
  for (const [key, leak] of watch.live) {
    const frames = framesOf(leak.origin);
    const isKnown = isKnownLeak(leak.what, frames);
    if (isKnown && isLibrary(frames[0])) continue;
    watch.live.delete(key);
    leak.clear();
    if (!isKnown) refused.push(describeLeak(leak.what, frames));
  }
  for (const node of [...document.body.children, ...document.head.children]) {
    const what = `<${node.localName}> in <${node.parentElement?.localName}>`;
    const frames = framesOf(watch.nodes.get(node));
    if (!isKnownLeak(what, frames)) refused.push(describeLeak(what, frames));
  }
  return refused;
}

function isKnownLeak(what: string, frames: readonly string[]): boolean {
  const ownFrame = frames.findIndex((frame) => !isLibrary(frame));
  // What a library makes is known by its own frames, not by the code that calls it.
  const origin = frames.slice(0, ownFrame === -1 ? undefined : Math.max(ownFrame, 1)).join('\n');
  return knownLeaks.some((known) => known.what.test(what) && (known.origin?.test(origin) ?? true));
}

function startWatch(): Watch {
  const live: LiveThings = new Map();
  const nodes = new WeakMap<Node, Error>();
  installAnimationFrames();
  for (const kind of [...timerKinds, animationFrames]) watchTimers(live, kind);
  watchListeners(live, window, 'window');
  watchListeners(live, document, 'document');
  for (const element of [document.documentElement, document.head, document.body])
    watchListeners(live, element, `<${element.localName}>`);
  watchChannels(live);
  for (const parent of [document.head, document.body]) watchChildren(nodes, parent);
  return { live, nodes };
}

type Listener = EventListenerOrEventListenerObject;

interface Registered {
  readonly listener: Listener;
  readonly key: object;
}

function watchListeners(live: LiveThings, target: EventTarget, name: string): void {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  /** By type and phase: the same listener is registered once for each. */
  const registered = new Map<string, Map<Listener, Registered>>();
  const ofType = (type: string, capture: boolean) => {
    const key = `${type} ${capture}`;
    const found = registered.get(key) ?? new Map<Listener, Registered>();
    registered.set(key, found);
    return found;
  };

  target.addEventListener = (type, listener, options) => {
    const { capture = false, once = false, signal } = optionsOf(options);
    const listeners = ofType(type, capture);
    if (!listener || listeners.has(listener) || signal?.aborted) return;
    const key = {};
    const forget = () => {
      live.delete(key);
      listeners.delete(listener);
    };
    const added: Listener = !once
      ? listener
      : function (this: unknown, event: Event) {
          forget();
          if (typeof listener === 'function') listener.call(this as EventTarget, event);
          else listener.handleEvent(event);
        };
    add(type, added, options);
    listeners.set(listener, { listener: added, key });
    signal?.addEventListener('abort', forget, { once: true });
    live.set(key, {
      what: `listener of ${name} for "${type}"`,
      origin: originHere(),
      clear: () => {
        forget();
        remove(type, added, capture);
      },
    });
  };

  target.removeEventListener = (type, listener, options) => {
    const { capture = false } = optionsOf(options);
    const known = listener && ofType(type, capture).get(listener);
    if (known) {
      live.delete(known.key);
      ofType(type, capture).delete(listener);
    }
    remove(type, known ? known.listener : listener, capture);
  };
}

function optionsOf(options: boolean | AddEventListenerOptions | undefined): AddEventListenerOptions {
  return typeof options === 'object' && options !== null ? options : { capture: options === true };
}

function watchChannels(live: LiveThings): void {
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      live.set(this, { what: `channel "${name}"`, origin: originHere(), clear: () => super.close() });
    }

    override close(): void {
      live.delete(this);
      super.close();
    }
  };
}

function watchChildren(nodes: WeakMap<Node, Error>, parent: HTMLElement): void {
  for (const name of ['appendChild', 'insertBefore', 'append', 'prepend'] as const) {
    const insert = parent[name].bind(parent) as (...args: unknown[]) => unknown;
    Reflect.set(parent, name, (...args: unknown[]) => {
      const inserted = name === 'insertBefore' ? args.slice(0, 1) : args;
      for (const node of inserted) if (node instanceof Node) nodes.set(node, originHere());
      return insert(...args);
    });
  }
}
