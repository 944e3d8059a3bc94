import { describe, expect, it } from 'vitest';
import {
  clearedFilters,
  defaultOrder,
  forClient,
  isFiltered,
  noFilters,
  readListParams,
  withFilters,
  withLimit,
  withPage,
} from './listParams.ts';

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
    ['status=archived_2024', { status: 'archived_2024' }],
    ['status=No+such+status&view=late', {}],
    [`status=${'x'.repeat(61)}`, {}],
    ['requestType=27', {}],
    ['requestType=07', {}],
    ['submittedDateFrom=2026-02-30&dueDateTo=2026-02-28', { dueDateTo: '2026-02-28' }],
    ['assignee=mine', { assignee: 'mine' }],
    ['assignee=unassigned', { assignee: 'unassigned' }],
    [`assignee=usr_${'a'.repeat(24)}`, { assignee: `usr_${'a'.repeat(24)}` }],
    ['assignee=all', {}],
    ['assignee=everybody', {}],
    [
      'dueState=overdue&review=rejected&unpaid=true&hasUpdate=true&facility=Lakeview',
      { dueState: 'overdue', review: 'rejected', unpaid: 'true', hasUpdate: 'true', facility: 'Lakeview' },
    ],
    ['dueState=late&review=maybe&unpaid=false&hasUpdate=1', {}],
    ['unknown=1&success=true', {}],
    [`search=${'x'.repeat(200)}`, { search: 'x'.repeat(100) }],
  ])('%j sets the filters %j', (address, expected) => {
    const { filters } = read(address);
    expect(filters).toEqual({ ...noFilters, ...expected });
    expect(isFiltered(filters)).toBe(Object.keys(expected).length > 0);
  });
});

describe('the view and the order of a URL', () => {
  it.each([
    ['', '', 'submittedAt', 'desc'],
    ['view=all', '', 'submittedAt', 'desc'],
    ['view=overdue', 'overdue', 'dueDate', 'asc'],
    ['view=overdue&sortBy=submittedAt&sortOrder=desc', 'overdue', 'submittedAt', 'desc'],
    ['view=nothing&sortBy=patientName&sortOrder=up', '', 'submittedAt', 'desc'],
  ] as const)('%j are %j by %s %s', (address, view, sortBy, sortOrder) => {
    const { filters, sort } = read(address);
    expect(filters.view).toBe(view);
    expect(sort).toEqual({ sortBy, sortOrder });
  });

  it('do not count as a filter, and stay when the filters are cleared', () => {
    const { filters } = read('view=overdue');
    expect(isFiltered(filters)).toBe(false);
    expect(withFilters(new URLSearchParams('view=overdue&status=pending'), clearedFilters).toString()).toBe(
      'view=overdue',
    );
  });

  it('are not those of a client', () => {
    const { filters, sort, columns } = forClient(read('view=overdue&review=rejected&columns=owed'));
    expect(filters).toEqual(noFilters);
    expect(sort).toEqual(defaultOrder(''));
    expect(columns).toBeNull();
  });

  it('have known columns, each once', () => {
    expect(read('columns=owed,order,owed,ssn').columns).toEqual(['owed', 'order']);
    expect(read('columns=ssn').columns).toBeNull();
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
