import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutDevelopment } from './leanRouter.ts';

describe('withoutDevelopment', () => {
  it('turns off the warnings', () => {
    expect(withoutDevelopment('var ENABLE_DEV_WARNINGS = true;')).toBe('var ENABLE_DEV_WARNINGS = false;');
  });

  it('lets the bundler remove unused components', () => {
    const source = `var Form = React10.forwardRef(() => null);\nForm.displayName = "Form";`;
    expect(withoutDevelopment(source)).toBe('var Form = /* @__PURE__ */ React10.forwardRef(() => null);\n');
  });

  it('matches the code of the installed package', () => {
    const folder = join(
      dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
      'dist/development',
    );
    const entry = readFileSync(join(folder, 'index.mjs'), 'utf8');
    const imported = [...entry.matchAll(/from "\.\/(.+)"/g)].map(([, file]) => file!);
    const code = imported.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    const lean = withoutDevelopment(code);
    expect(code).toContain('ENABLE_DEV_WARNINGS = true;');
    expect(lean).toContain('ENABLE_DEV_WARNINGS = false;');
    expect(lean).toContain('var Link = /* @__PURE__ */ ');
    expect(lean).not.toContain('\nForm.displayName');
  });
});
