import { expect, it } from 'vitest';
import type { Log } from '../../telemetry/log.ts';
import { checkDocument } from './checkDocument.ts';

const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
const input = {
  facts: { patientName: 'Maria Santos', patientDob: '1980-02-29', recipients: [''] },
  now: new Date('2026-06-15T12:00:00.000Z'),
};

it('checks for people who wait go before those of the backlog, which gives up its place to them', async () => {
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const check = (name: string, isPreferred: boolean) => {
    const load = async () => {
      order.push(name);
      await gate.promise;
      return null;
    };
    return checkDocument(load, input, name, silentLog, { isPreferred });
  };
  const running = check('backlog 1', false);
  const waiting = [check('backlog 2', false), check('backlog 3', false)];
  const people = ['first', 'second', 'third'].map((name) => check(name, true));
  gate.resolve();
  expect((await Promise.all([running, ...people])).map(({ kind }) => kind)).toEqual(
    Array.from({ length: 4 }, () => 'missing'),
  );
  expect((await Promise.all(waiting)).map(({ kind }) => kind)).toEqual(['busy', 'busy']);
  expect(order).toEqual(['backlog 1', 'first', 'second', 'third']);
});
