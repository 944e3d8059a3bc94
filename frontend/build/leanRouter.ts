import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what the portal does not use of react-router, whose package offers bundlers its development
 * form alone: its warnings for developers, and components that only their display name holds on to.
 */
export function leanRouter(): Plugin {
  return {
    name: 'portal:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.+\.mjs$/ },
      handler: (code) => ({ code: withoutDevelopment(code), map: null }),
    },
  };
}

export function withoutDevelopment(code: string): string {
  return code
    .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ =) (React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1 /* @__PURE__ */ $2');
}
