import type { Plugin } from 'vite';
import { themes } from '../src/components/theme/theme.ts';

const BASE_STYLES = '/src/app/base.css';

/**
 * Adds the tokens of both themes to the base styles, so that the right colors apply before any script runs. The dev server
 * links to the base styles; a build puts them into its pages (pageFiles.ts).
 */
export function baseStyles(): Plugin {
  return {
    name: 'portal:base-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/app\/base\.css/ },
      handler: (code) => `${code}\n${variablesOf(themes.light(), themes.dark())}`,
    },
    transformIndexHtml: {
      handler: (_, { server }) =>
        server && [{ tag: 'link', attrs: { rel: 'stylesheet', href: BASE_STYLES }, injectTo: 'head' }],
    },
  };
}

type Tokens = Readonly<Record<string, unknown>>;

/** `:root` with every token. `light-dark` follows `color-scheme`. */
export function variablesOf(light: Tokens, dark: Tokens): string {
  const lines = Object.entries(light).map(
    ([name, value]) => `  --${name}: ${valueOf(String(value), String(dark[name]))};`,
  );
  return `:root {\n${lines.join('\n')}\n}\n`;
}

const COLOR = /#[0-9a-f]+|rgba?\([^)]*\)|\btransparent\b/gi;

/** Both themes may differ only in their colors. */
function valueOf(light: string, dark: string): string {
  if (light === dark) return light;
  const darkColors = dark.match(COLOR) ?? [];
  if (light.replace(COLOR, '') !== dark.replace(COLOR, ''))
    throw new Error(`The themes differ in more than colors: ${light}, ${dark}`);
  return light.replace(COLOR, (color) => `light-dark(${color}, ${darkColors.shift()})`);
}

/**
 * Removes the variables that neither the code of the app nor the base styles use, which are most of them. Fluent's list of
 * all tokens counts as no use.
 */
export function withoutUnused(styles: string, code: string): string {
  const inCode = Map.groupBy(code.match(/var\(--\w+(?=[,)])/g) ?? [], (use) => use.slice('var(--'.length));
  const properties = new Set(code.match(/\.\w+/g));
  return styles.replace(/\s*--(\w+):[^;}]+;?/g, (declaration, name: string) => {
    const isUsed =
      (inCode.get(name)?.length ?? 0) > 1 || properties.has(`.${name}`) || styles.includes(`var(--${name})`);
    return isUsed ? declaration : '';
  });
}
