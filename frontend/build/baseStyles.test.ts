import { describe, expect, it } from 'vitest';
import { variablesOf, withoutUnused } from './baseStyles.ts';

describe('the variables of the themes', () => {
  it('have both colors where the themes differ', () => {
    const light = { plain: '#fff', same: '4px', shadow: '0 0 2px rgba(0,0,0,0.12), 0 1px 2px #111' };
    const dark = { plain: '#000', same: '4px', shadow: '0 0 2px rgba(0,0,0,0.24), 0 1px 2px #222' };
    expect(variablesOf(light, dark)).toBe(
      ':root {\n' +
        '  --plain: light-dark(#fff, #000);\n' +
        '  --same: 4px;\n' +
        '  --shadow: 0 0 2px light-dark(rgba(0,0,0,0.12), rgba(0,0,0,0.24)), 0 1px 2px light-dark(#111, #222);\n' +
        '}\n',
    );
  });

  it('must not differ in more than colors', () => {
    expect(() => variablesOf({ size: '4px' }, { size: '5px' })).toThrow('4px, 5px');
  });
});

describe('unused variables', () => {
  const styles = ':root { --a: 1px; --b: 2px; --c: 3px; --d: 4px; } body { margin: var(--b); }';
  // The list of all tokens has each once.
  const list = "a:'var(--a)',b:'var(--b)',c:'var(--c)',d:'var(--d)'";

  it('are removed, and those in styles, code and properties stay', () => {
    const code = `${list}; css('color: var(--c)'); tokens.d;`;
    expect(withoutUnused(styles, code)).toBe(
      ':root { --b: 2px; --c: 3px; --d: 4px; } body { margin: var(--b); }',
    );
  });

  it('do not keep a variable whose name starts like a used one', () => {
    expect(withoutUnused(':root { --a: 1px; --ab: 2px; }', 'var(--ab) var(--ab)')).toBe(
      ':root { --ab: 2px; }',
    );
  });
});
