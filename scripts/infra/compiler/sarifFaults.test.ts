import { expect, test } from 'vitest';
import { sarifFaults } from './sarifFaults.ts';

const reportOf = (results: readonly object[]) =>
  JSON.stringify({ version: '2.1.0', runs: [{ tool: { driver: { name: 'bicep' } }, results }] });

const misspelled = {
  ruleId: 'BCP089',
  level: 'warning',
  message: { text: 'The property "disableLocalAuht" is not allowed.' },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: 'file:///home/me/portal/infra/modules/data.bicep' },
        region: { startLine: 12, charOffset: 5 },
      },
    },
  ],
};

test('a report without results has no fault', () => {
  expect(sarifFaults(reportOf([]))).toEqual([]);
});

test('a warning is a fault, because a misspelled property is only one', () => {
  expect(sarifFaults(reportOf([misspelled, { ...misspelled, ruleId: 'x', locations: [] }]))).toEqual([
    'modules/data.bicep:12: BCP089: The property "disableLocalAuht" is not allowed.',
    'main.bicep:1: x: The property "disableLocalAuht" is not allowed.',
  ]);
});

test.each(['', '{}', '{"runs":[]}'])('%j is not a report', (text) => {
  expect(() => sarifFaults(text)).toThrow(/JSON|expected|Too small/);
});
