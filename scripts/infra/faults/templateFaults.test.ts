import { describe, expect, test } from 'vitest';
import { moduleFaults } from './moduleFaults.ts';
import { readTemplate } from '../templates/readTemplate.ts';
import { templateFaults } from './templateFaults.ts';

const faultsOf = async (text: string) => templateFaults(await readTemplate(text));

const SOUND = `
@description('Where.')
param location string
param more object = {}
var names = ['a', 'b']
var upper = map(names, name => toUpper(name))
resource outer 'Microsoft.Test/outer@2024-01-01' = if (!empty(more)) {
  name: 'outer-\${location}'
  properties: { all: upper }
  resource inner 'inner' existing = { name: 'inner' }
}
resource each 'Microsoft.Test/each@2024-01-01' = [for (name, index) in names: { parent: outer, name: '\${name}\${index}' }]
resource single 'Microsoft.Test/each@2024-01-01' = [for name in names: { name: name }]
output id string = outer::inner.id
`;

describe('a template', () => {
  test('without faults is accepted', async () => {
    expect(await faultsOf(SOUND)).toEqual([]);
  });

  test.each<[what: string, text: string, fault: RegExp]>([
    ['an object that does not end', 'var a = {\n  b: 1\n', /^\d+: syntax/],
    ['a string that does not end', "output a string = 'x\n", /^\d+: syntax/],
    ['a resource without a type', "resource a = { name: 'a' }\n", /^1: syntax/],
    ['an expression without its end', 'output a bool = true ? 1 :\n', /^\d+: syntax/],
    ['an undeclared name', 'output a string = b\n', /^1: b is not declared/],
    ['one inside a string', "output a string = 'x${b}'\n", /^1: b is not declared/],
    ['one as the value of a property', 'output a object = { b: b }\n', /^1: b is not declared/],
    ['one as the object of a member', 'output a string = b.c.d\n', /^1: b is not declared/],
    [
      'the output of another template',
      'output a string = other\noutput other string = a\n',
      /other is not declared/,
    ],
    [
      'the name of a loop outside it',
      'var l = [for x in [1]: x]\noutput a array = union(l, x)\n',
      /^2: x is not declared/,
    ],
    [
      'the name of a lambda outside it',
      'output a array = union(map([1], x => x), x)\n',
      /^1: x is not declared/,
    ],
    ['a missing inner resource', `${SOUND}output b string = outer::gone.id\n`, /gone is not declared/],
    [
      'a function that does not exist',
      "output a string = toUper('a')\n",
      /^1: toUper is not a Bicep function/,
    ],
    [
      'a decorator that does not exist',
      "@describe('a')\noutput a string = ''\n",
      /^1: describe is not a Bicep decorator/,
    ],
    [
      'a parameter declared twice',
      'param a string\nparam a string\noutput b string = a\n',
      /^2: a is declared twice/,
    ],
    [
      'a variable with the name of a parameter',
      'param a int\nvar a = 1\noutput b int = a\n',
      /^2: a is declared/,
    ],
    ['an unused parameter', 'param a string\n', /^1: param a is not used/],
    ['an unused variable', 'var a = 1\n', /^1: var a is not used/],
    ['a variable used as a key only', 'var a = 1\noutput b object = { a: 1 }\n', /^1: var a is not used/],
    [
      'a variable used as a member only',
      'param p object\nvar a = 1\noutput b int = p.a\n',
      /^2: var a is not used/,
    ],
    [
      'an unused existing resource',
      "resource a 'T/t@1' existing = { name: 'a' }\n",
      /resource a is not used/,
    ],
  ])('with %s', async (_, text, fault) => {
    const faults = await faultsOf(text);
    expect(faults.join('\n')).toMatch(fault);
  });
});

const MAIN = `
var sizes = loadJsonContent('sizes.json')
module store 'modules/store.bicep' = {
  name: 'store'
  params: { size: sizes.small }
}
output id string = store.outputs.id
`;
const STORE = "param size int\nparam name string = 'x'\noutput id string = '${name}${size}'\n";

async function faultsBetween(changed: { main?: string; store?: string; more?: Record<string, string> }) {
  const files = {
    'main.bicep': changed.main ?? MAIN,
    'modules/store.bicep': changed.store ?? STORE,
    ...changed.more,
  };
  const templates = await Promise.all(
    Object.entries(files).map(async ([path, text]) => [path, await readTemplate(text)] as const),
  );
  return moduleFaults({
    templates: new Map(templates),
    json: new Map([['sizes.json', { small: 1 }]]),
    main: 'main.bicep',
  });
}

describe('templates together', () => {
  test('without faults are accepted', async () => {
    expect(await faultsBetween({})).toEqual([]);
  });

  test.each<[what: string, changed: Parameters<typeof faultsBetween>[0], fault: string]>([
    [
      'a missing module',
      { main: MAIN.replace('store.bicep', 'shop.bicep') },
      'there is no modules/shop.bicep',
    ],
    [
      'a parameter that the module does not have',
      { main: MAIN.replace('size:', 'length:') },
      'has no parameter length',
    ],
    ['a missing parameter', { store: `param more int\n${STORE}` }, 'does not get more'],
    [
      'an output that the module does not have',
      { main: MAIN.replace('outputs.id', 'outputs.name') },
      'has no output name',
    ],
    ['an unused output', { store: `${STORE}output size int = size\n` }, 'its output size is not used'],
    [
      'a module that is not deployed',
      { more: { 'modules/old.bicep': 'var a = 1\n' } },
      'modules/old.bicep: is not deployed',
    ],
    ['a missing JSON file', { main: MAIN.replace('sizes.json', 'size.json') }, 'there is no size.json'],
    [
      'a member that the JSON file does not have',
      { main: MAIN.replace('sizes.small', 'sizes.tiny') },
      'sizes.json has no tiny',
    ],
  ])('with %s', async (_, changed, fault) => {
    expect((await faultsBetween(changed)).join('\n')).toContain(fault);
  });
});
