import type { QueryOf } from '@portal/contract/endpoint.ts';
import { exportClientRequests } from '@portal/contract/requests/endpoints/requestExport.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { defaultOrder, noFilters } from '../rules/listParams.ts';
import { ListExport } from './ListExport.tsx';

type Query = QueryOf<typeof exportClientRequests>;

const CURSOR = '2026-03-10T08:00:00.000Z|req_00000000000000000001';
const filters = { ...noFilters, status: 'pending', requestType: '7', assignee: 'mine' };

let saved: { name: string; file: Blob }[] = [];
beforeEach(() => {
  saved = [];
  const files = new Map<string, Blob>();
  URL.createObjectURL = (file: Blob) => {
    files.set(`blob:${files.size}`, file);
    return `blob:${files.size - 1}`;
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: files.get(this.href)! });
  });
});
afterEach(() => vi.restoreAllMocks());

/** Mocks two parts with 1,000 and 200 rows. Awaits `before` ahead of each response. */
function mockParts(before: (query: Query, calls: number) => void | Promise<void> = () => undefined) {
  const requests: Query[] = [];
  server.use(
    mockOperation(exportClientRequests, async ({ query }) => {
      requests.push(query);
      await before(query, requests.length);
      return query.after
        ? { csv: 'second\r\n', rows: 200, next: null, total: null }
        : { csv: '\uFEFFfirst\r\n', rows: 1000, next: CURSOR, total: { totalCount: 1200, isExact: true } };
    }),
  );
  return requests;
}

const button = () => screen.getByRole('button', { name: 'Export CSV' });

describe('the export', () => {
  it('loads the filtered list in parts, shows the progress, and saves one file', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const requests = mockParts((_, calls) => (calls === 2 ? promise : undefined));
    const { user } = renderScreen(<ListExport filters={filters} sort={defaultOrder('')} />);
    await user.click(button());
    expect(await screen.findByText('1,000 of 1,200 rows')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Export CSV' })).toHaveAttribute('aria-valuenow', '83');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(saved).toEqual([]);
    resolve();
    expect(await screen.findByText('Saved 1,200 rows')).toBeVisible();
    const filtered = { status: 'pending', requestType: 7, assignee: 'mine', ...defaultOrder('') };
    expect(requests).toEqual([filtered, { ...filtered, after: CURSOR }]);
    expect(saved).toHaveLength(1);
    expect(saved[0]!.name).toMatch(/^requests-\d{4}-\d\d-\d\d\.csv$/);
    expect(saved[0]!.file.type).toBe('text/csv;charset=utf-8');
    const bytes = new Uint8Array(await saved[0]!.file.arrayBuffer());
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe('first\r\nsecond\r\n');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('resumes at the failed part', async () => {
    const requests = mockParts((_, calls) => {
      if (calls === 2) throw new MockFailure('unavailable', 'The store is away.');
    });
    const { user } = renderScreen(<ListExport filters={noFilters} sort={defaultOrder('')} />);
    await user.click(button());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The export stopped at 1,000 of 1,200 rows');
    expect(alert).toHaveTextContent('The store is away.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Saved 1,200 rows')).toBeVisible();
    expect(requests.map(({ after }) => after)).toEqual([undefined, CURSOR, CURSOR]);
    expect(await saved[0]!.file.text()).toBe('first\r\nsecond\r\n');
  });

  it('saves nothing when it is canceled', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const requests = mockParts((_, calls) => (calls === 2 ? promise : undefined));
    const { user } = renderScreen(<ListExport filters={noFilters} sort={defaultOrder('')} />);
    await user.click(button());
    await screen.findByText('1,000 of 1,200 rows');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText(/rows/)).not.toBeInTheDocument();
    resolve();
    await user.click(button());
    await screen.findByText('Saved 1,200 rows');
    expect(requests.map(({ after }) => after)).toEqual([undefined, CURSOR, undefined, CURSOR]);
    expect(saved).toHaveLength(1);
  });

  it('shows only the row count when the total is inexact', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      mockOperation(exportClientRequests, async ({ query }) => {
        if (query.after) await promise;
        const next = query.after ? null : CURSOR;
        return { csv: 'x\r\n', rows: 1000, next, total: { totalCount: 1000, isExact: false } };
      }),
    );
    const { user } = renderScreen(<ListExport filters={noFilters} sort={defaultOrder('')} />);
    await user.click(button());
    expect(await screen.findByText('1,000 rows')).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    resolve();
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});
