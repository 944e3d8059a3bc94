import { describe, expect, test } from 'vitest';
import { describePortal } from '../describePortal.ts';
import { docFiles, sourceText } from '../templates/sources.ts';
import { queryFaults } from './queryFaults.ts';

const LINES = 'AppTraces | where Message startswith "{" | extend line = parse_json(Message)';

describe('a query', () => {
  test.each([
    ['of a table', 'AppTraces | where Message has "x" | project TimeGenerated, Message'],
    ['of a field of a log line', `${LINES} | where line.event == "call" and toint(line.status) >= 500`],
    [
      'of an aggregation',
      `${LINES} | summarize slow = percentile(todouble(line.durationMs), 95), calls = count()`,
    ],
  ])('%s runs', (_, query) => {
    expect(queryFaults(query)).toEqual([]);
  });

  test.each([
    ['a wrong column', 'AppTraces | where Text has "x"', /KS142: The name 'Text'/],
    ['a wrong table', 'AppTrace | take 1', /KS204: The name 'AppTrace'/],
    [
      'a keyword as a column',
      `${LINES} | summarize first = min(TimeGenerated), last = max(TimeGenerated) | where last - first > 2h`,
      /KS228: The name 'first'[^]*KS006/,
    ],
    ['no filter after a pipe', `${LINES} | where`, /KS/],
    ['a comparison of different types', 'AppTraces | where TimeGenerated > "x" + 1', /KS/],
    ['nothing', '', /the query is empty/],
  ])('with %s is refused', (_, query, fault) => {
    expect(queryFaults(query).join('\n')).toMatch(fault);
  });
});

test('the alert of a timer looks for its latest run', () => {
  expect(describePortal().timers.find(({ name }) => name === 'sealAudit')?.query).toBe(
    'AppTraces | where Message startswith "{" | extend line = parse_json(Message) | where line.event == "timer completed" | summarize firstRun = min(TimeGenerated), lastRun = maxif(TimeGenerated, line.function == "sealAudit") | extend since = ago(90m) | where (isnull(firstRun) and "sealAudit" == "sweepOutbox") or (firstRun < since and (isnull(lastRun) or lastRun < since))',
  );
});

test('the queries of the documents run', () => {
  const queries = docFiles.flatMap((path) => {
    // In a table, a pipe is escaped.
    const text = sourceText(path).replaceAll('\\|', '|');
    const blocks = [...text.matchAll(/```kusto\n([^]*?)```/g)].map(([, query]) => query!);
    const inline = [...text.matchAll(/`(\w+ \| (?:where|summarize|extend|project)[^`]*)`/g)].map(
      ([, query]) => query!,
    );
    return [...blocks, ...inline].map((query) => [path, query, queryFaults(query)] as const);
  });
  expect(queries.length).toBeGreaterThan(1);
  expect(queries.filter(([, , faults]) => faults.length > 0)).toEqual([]);
});
