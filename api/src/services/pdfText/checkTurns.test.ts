import { expect, it } from 'vitest';
import type { Log } from '../../telemetry/log.ts';
import { checkDocument } from './checkDocument.ts';

const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
const input = {
  facts: { patientName: 'Maria Santos', patientDob: '1980-02-29', recipients: [''] },
  now: new Date('2026-06-15T12:00:00.000Z'),
};

it('checks for people do not wait for those of the backlog', async () => {
  const gate = Promise.withResolvers<void>();
  const check = (name: string, isPreferred: boolean, until = Promise.resolve()) =>
    checkDocument(() => until.then(() => null), input, name, silentLog, { isPreferred });
  const backlog = ['1', '2', '3', '4'].map((name) => check(name, false, gate.promise));
  const people = ['first', 'second', 'third', 'fourth', 'fifth'].map((name) => check(name, true));
  expect((await Promise.all(people)).map(({ kind }) => kind)).toEqual(people.map(() => 'missing'));
  gate.resolve();
  expect((await Promise.all(backlog)).map(({ kind }) => kind)).toEqual(backlog.map(() => 'missing'));
});
