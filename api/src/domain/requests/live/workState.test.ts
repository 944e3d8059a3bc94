import { expect, test } from 'vitest';
import { NO_WORK, setAsideIds, withSetAside } from './workState.ts';

const at = (hours: number) => new Date(Date.parse('2026-03-10T08:00:00.000Z') + hours * 3_600_000);

test('a request that was finished or skipped is set aside for 12 hours', () => {
  const state = withSetAside({ ...NO_WORK, current: 'req_1' }, 'req_1', at(0));
  expect(state.current).toBeNull();
  expect([...setAsideIds(state, at(11))]).toEqual(['req_1']);
  expect([...setAsideIds(state, at(12))]).toEqual([]);
});

test('another request stays the current one', () => {
  expect(withSetAside({ ...NO_WORK, current: 'req_2' }, 'req_1', at(0)).current).toBe('req_2');
});

test('outdated entries are dropped', () => {
  const state = withSetAside(withSetAside(NO_WORK, 'req_1', at(0)), 'req_2', at(13));
  expect(state.setAside.map(({ requestId }) => requestId)).toEqual(['req_2']);
});
