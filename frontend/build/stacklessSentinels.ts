import type { Plugin } from 'vite';

const SENTINEL = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const COUNT = 5;

/**
 * Gives the errors that React creates while it is loaded, and only compares, no stack trace. For the positions in it, V8
 * would parse all of react-dom again, which takes two thirds of the time of the app's start.
 */
export function withStacklessSentinels(code: string): string {
  let replaced = 0;
  const changed = code.replaceAll(SENTINEL, (_, name: string, message: string) => {
    replaced += 1;
    return `${name} = Object.assign(Object.create(Error.prototype), { message: ${message} })`;
  });
  if (replaced !== COUNT) {
    throw new Error(`react-dom creates ${replaced} errors while it is loaded; expected ${COUNT}.`);
  }
  return changed;
}

/** Applies `withStacklessSentinels` to the production build of react-dom. */
export function stacklessSentinels(): Plugin {
  return {
    name: 'stackless-sentinels',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: withStacklessSentinels(code), map: null }),
    },
  };
}
