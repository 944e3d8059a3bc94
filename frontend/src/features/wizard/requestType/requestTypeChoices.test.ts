import { requestTypes } from '@portal/contract/requests/catalogs/requestTypes.ts';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { requestTypeChoices } from './requestTypeChoices.ts';

const t = ((text: string) => text) as TFunction;
const choicesFor = (search: string, selected = '', recent: number[] = []) =>
  requestTypeChoices({ search, selected, recent }, t);
const labelsOf = (groups: ReturnType<typeof choicesFor>['groups']) => groups.map(({ label }) => label);

describe('the choices of request types', () => {
  it('contain every type once, with its ID', () => {
    const choices = choicesFor('', '', [22, 7, 12]).groups.flatMap(({ choices: each }) => each);
    expect(choices).toHaveLength(requestTypes.length);
    for (const { id, name } of requestTypes)
      expect(choices).toContainEqual({ value: String(id), label: name });
  });

  it('start with the types that were used last', () => {
    const { groups } = choicesFor('', '', [22, 7]);
    expect(labelsOf(groups)).toEqual(['Used last', 'Records', 'Billing', 'Images', 'Liens', 'Appearance']);
    expect(groups[0]!.choices.map(({ label }) => label)).toEqual(['Lien', 'Medical Records']);
  });

  it('have no group of types used last for a first request', () => {
    expect(labelsOf(choicesFor('').groups)[0]).toBe('Records');
  });

  it.each([
    ['x-rays on', ['X-Rays on CD']],
    ['xrays cd', ['X-Rays on CD']],
    ['RFA', ['RFAs']],
    ['bills radiology', ['Bills and Radiology Images', 'Bills, Lien and Radiology Images']],
    ['nothing like it', []],
    ['x‑rays ｏｎ', ['X-Rays on CD']],
    ['--', []],
  ])('for the search %j are %j', (search, labels) => {
    expect(choicesFor(search).matches.map(({ label }) => label)).toEqual(labels);
  });

  it.each([
    ['lien', 'Lien'],
    ['RFA', 'RFAs'],
    ['records', undefined],
    ['', undefined],
  ])('for the search %j, Enter selects %j', (search, label) => {
    expect(choicesFor(search).chosen?.label).toBe(label);
  });

  it('keep the selected type, which does not count as a match', () => {
    const { groups, matches } = choicesFor('rfa', '1');
    expect(labelsOf(groups)).toEqual(['Records', 'Appearance']);
    expect(matches).toHaveLength(1);
  });

  it('find types by their translated names without accents', () => {
    const french = ((text: string) => (text === 'Lien' ? 'Privilège' : text)) as TFunction;
    const { matches } = requestTypeChoices({ search: 'privilege', selected: '', recent: [] }, french);
    expect(matches).toEqual([{ value: '22', label: 'Privilège' }]);
  });
});
