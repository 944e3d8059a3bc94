import type { Plugin } from 'vite';

/**
 * Lets the bundler remove unused parts of react-router: warnings for developers, and components that only their display
 * name keeps in the bundle. The package gives bundlers only its development build.
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
