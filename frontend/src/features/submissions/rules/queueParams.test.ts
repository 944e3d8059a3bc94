import { describe, expect, it } from 'vitest';
import { isQueueFiltered, noQueueFilters, readQueueParams, withQueueFilters } from './queueParams.ts';

const read = (query: string) => readQueueParams(new URLSearchParams(query));

describe('the queue parameters', () => {
  it.each<[query: string, filters: Partial<ReturnType<typeof read>>]>([
    ['', {}],
    ['state=rejected&attention=high&kind=update', { state: 'rejected', attention: 'high', kind: 'update' }],
    ['state=all&assignee=mine&sort=newest', { state: 'all', assignee: 'mine', sort: 'newest' }],
    ['state=open&attention=all&kind=%00&assignee=usr_1&sort=due', {}],
    ['search=%20Pat%20', { search: 'Pat' }],
    [`search=${'x'.repeat(200)}`, { search: 'x'.repeat(100) }],
  ])('are read from "%s"', (query, filters) => {
    expect(read(query)).toEqual({ ...noQueueFilters, ...filters });
  });

  it('keep other parameters and omit empty filters', () => {
    const next = withQueueFilters(new URLSearchParams('state=rejected&other=1'), { state: '', kind: 'new' });
    expect(next.toString()).toBe('other=1&kind=new');
  });

  it('count as filtered by everything except the sort order', () => {
    expect(isQueueFiltered(read('sort=newest'))).toBe(false);
    expect(isQueueFiltered(read('assignee=mine'))).toBe(true);
  });
});
