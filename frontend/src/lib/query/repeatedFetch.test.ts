import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import { InfiniteQueryObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../testing/server.ts';
import { call } from '../api.ts';
import { createQueryClient } from './queryClient.ts';

/** Whether each call so far was marked as background. */
let marks: boolean[] = [];
let isDown = false;
const queryClient = createQueryClient();

beforeEach(() => {
  marks = [];
  isDown = false;
  server.use(
    http.get(`*/api/${listFacilities.path}`, ({ request }) => {
      marks.push(request.headers.get('x-background') === '1');
      return isDown
        ? HttpResponse.json({ success: false, message: 'Down' }, { status: 503 })
        : HttpResponse.json({ success: true, data: [] });
    }),
  );
  queryClient.mount();
});

afterEach(() => {
  queryClient.unmount();
  queryClient.clear();
});

const load = ({ signal }: { signal: AbortSignal }) => call(listFacilities, { signal });
const calls = (count: number) => vi.waitFor(() => expect(marks.length).toBeGreaterThanOrEqual(count));

function observe(options: { key?: string; refetchInterval?: number; retryDelay?: number } = {}) {
  const { key = 'a', ...rest } = options;
  const all = { queryKey: [key], queryFn: load, refetchOnWindowFocus: 'always' as const, ...rest };
  const observer = new QueryObserver(queryClient, all);
  const end = observer.subscribe(() => undefined);
  return { observer, all, end };
}

const idle = () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));

function focusWindow() {
  window.dispatchEvent(new Event('visibilitychange'));
}

describe('a query', () => {
  it('is activity at its first load, and background when a timer repeats it', async () => {
    const { end } = observe({ refetchInterval: 5 });
    await calls(3);
    end();
    expect(marks.slice(0, 3)).toEqual([false, true, true]);
  });

  it('is background when the window gets the focus or a connection', async () => {
    const { end } = observe();
    await calls(1);
    await idle();
    focusWindow();
    await calls(2);
    await idle();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await idle();
    end();
    expect(marks[0]).toBe(false);
    expect(marks.slice(1)).toEqual(marks.slice(1).map(() => true));
    expect(marks.length).toBeGreaterThanOrEqual(2);
  });

  it('is activity when the person refreshes it or chooses another filter', async () => {
    const { observer, all, end } = observe();
    await calls(1);
    await observer.refetch();
    await queryClient.invalidateQueries({ queryKey: ['a'] });
    observer.setOptions({ ...all, queryKey: ['b'] });
    await calls(4);
    end();
    expect(marks).toEqual([false, false, false, false]);
  });

  it('stays background in its retries', async () => {
    const { end } = observe({ retryDelay: 1 });
    await calls(1);
    await idle();
    isDown = true;
    focusWindow();
    await calls(4);
    end();
    expect(marks).toEqual([false, true, true, true]);
  });

  it('stays background in all its pages', async () => {
    const observer = new InfiniteQueryObserver(queryClient, {
      queryKey: ['pages'],
      queryFn: load,
      initialPageParam: 0,
      getNextPageParam: (_: unknown, pages: unknown[]) => pages.length,
      refetchOnWindowFocus: 'always',
    });
    const end = observer.subscribe(() => undefined);
    await calls(1);
    await idle();
    await observer.fetchNextPage();
    focusWindow();
    await calls(4);
    end();
    expect(marks).toEqual([false, false, true, true]);
  });
});

const sources = path.join(import.meta.dirname, '../..');
const repeated = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file))
  .map((file) => [file, readFileSync(path.join(sources, file), 'utf8')] as const)
  .filter(([, text]) => /refetchInterval:|refetchOnWindowFocus: (?!false)|\.\.\.refreshOptions/.test(text));

/**
 * A query function that makes its call before it waits, with the signal of the query or explicitly in the background: so
 * `call` knows whether the query repeats itself.
 */
const MARKED = new RegExp(
  [
    String.raw`^(?:async )?\(\{[^}]*\bsignal\b[^}]*\}\) =>\s*(?:\{\s*const \w+ = await )?`,
    String.raw`(?:withRequestAccess\(queryClient, access, \(requestAccess\) =>\s*|callWithAccess\(\(requestAccess\) =>\s*)?`,
    String.raw`(?:call\(\w+,|load\()[^;]*?\bsignal\b`,
  ].join(''),
);

describe('every query that repeats itself', () => {
  it('is found', () => {
    expect(repeated.length).toBeGreaterThanOrEqual(15);
  });

  it.each(repeated)('is marked as such: %s', (_, text) => {
    const functions = text.split('queryFn: ').slice(1);
    for (const queryFunction of functions) expect(queryFunction).toMatch(MARKED);
  });
});
