import { describe, expect, it } from 'vitest';
import { isNarrowed, noFilters, readQueueAddress, withQueueFilters } from './queueAddress.ts';

const read = (query: string) => readQueueAddress(new URLSearchParams(query));

describe('the address of the queue', () => {
  it.each<[query: string, filters: Partial<ReturnType<typeof read>>]>([
    ['', {}],
    ['state=rejected&attention=high&kind=update', { state: 'rejected', attention: 'high', kind: 'update' }],
    ['state=all&assignee=mine&sort=newest', { state: 'all', assignee: 'mine', sort: 'newest' }],
    ['state=open&attention=all&kind=%00&assignee=usr_1&sort=due', {}],
    ['search=%20Pat%20', { search: 'Pat' }],
    [`search=${'x'.repeat(200)}`, { search: 'x'.repeat(100) }],
  ])('%s', (query, filters) => {
    expect(read(query)).toEqual({ ...noFilters, ...filters });
  });

  it('keeps what is not changed, and leaves out what is empty', () => {
    const next = withQueueFilters(new URLSearchParams('state=rejected&other=1'), { state: '', kind: 'new' });
    expect(next.toString()).toBe('other=1&kind=new');
  });

  it('is narrowed by everything but the order', () => {
    expect(isNarrowed(read('sort=newest'))).toBe(false);
    expect(isNarrowed(read('assignee=mine'))).toBe(true);
  });
});
