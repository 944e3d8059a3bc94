import { expect, it } from 'vitest';
import { operatorRunFaults, type OperatorRuns } from './operatorRuns.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const ran = (day: string, problems = 0) => ({ finishedAt: `2026-03-${day}T11:00:00.000Z`, problems });
const missing = (run: string, day: string) => ({ kind: 'missing', run, finishedAt: ran(day).finishedAt });

it.each<[string, OperatorRuns, object[]]>([
  ['nothing ever ran', {}, []],
  ['both ran in time', { backup: ran('03'), verification: ran('09') }, []],
  ['the backup is late', { backup: ran('02'), verification: ran('09') }, [missing('backup', '02')]],
  ['the verification is late', { verification: ran('02') }, [missing('verification', '02')]],
  [
    'the verification found problems',
    { verification: ran('09', 2) },
    [{ kind: 'problems', run: 'verification', problems: 2 }],
  ],
  [
    'it is late and found problems',
    { verification: ran('01', 1) },
    [missing('verification', '01'), { kind: 'problems', run: 'verification', problems: 1 }],
  ],
])('operatorRunFaults returns the faults if %s', (_, runs, faults) => {
  expect(operatorRunFaults(runs, now)).toEqual(faults);
});
