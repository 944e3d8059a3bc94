import { describe, expect, it } from 'vitest';
import { isFiltered, noFilters, readListParams, withFilters, withLimit, withPage } from './listParams.ts';

const read = (address: string) => readListParams(new URLSearchParams(address));

describe('readListParams', () => {
  it.each([
    ['', 1, 10],
    ['page=3&limit=20', 3, 20],
    ['page=0&limit=0', 1, 10],
    ['page=-2&limit=7', 1, 10],
    ['page=two&limit=many', 1, 10],
    ['page=1.5&limit=1e1', 1, 10],
    ['page=99999999', 100_000, 10],
  ])('%j is page %i with %i rows', (address, page, limit) => {
    expect(read(address)).toMatchObject({ page, limit });
  });

  it.each([
    ['', {}],
    ['status=all&requestType=all&search=+', {}],
    ['status=on_hold&requestType=7&search=+maria+', { status: 'on_hold', requestType: '7', search: 'maria' }],
    ['requestType=27', {}],
    ['requestType=07', {}],
    ['submittedDateFrom=2026-02-30&dueDateTo=2026-02-28', { dueDateTo: '2026-02-28' }],
    ['assignee=mine', { assignee: 'mine' }],
    ['assignee=unassigned', { assignee: 'unassigned' }],
    [`assignee=usr_${'a'.repeat(24)}`, { assignee: `usr_${'a'.repeat(24)}` }],
    ['assignee=all', {}],
    ['assignee=everybody', {}],
    ['unknown=1&success=true', {}],
    [`search=${'x'.repeat(200)}`, { search: 'x'.repeat(100) }],
  ])('%j sets the filters %j', (address, expected) => {
    const { filters } = read(address);
    expect(filters).toEqual({ ...noFilters, ...expected });
    expect(isFiltered(filters)).toBe(Object.keys(expected).length > 0);
  });
});

describe('a change of the list parameters', () => {
  const before = new URLSearchParams('page=4&limit=20&status=pending&from=mail');

  it('returns to the first page when a filter changes', () => {
    expect(withFilters(before, { search: 'maria', status: '' }).toString()).toBe(
      'limit=20&from=mail&search=maria',
    );
  });

  it('keeps the other parameters when the page changes', () => {
    expect(withPage(before, 2).toString()).toBe('page=2&limit=20&status=pending&from=mail');
    expect(withPage(before, 1).toString()).toBe('limit=20&status=pending&from=mail');
  });

  it('returns to the first page when the page size changes', () => {
    expect(withLimit(before, 50).toString()).toBe('limit=50&status=pending&from=mail');
    expect(withLimit(before, 10).toString()).toBe('status=pending&from=mail');
  });
});
