import * as z from 'zod';

/** The parts of a report in SARIF 2.1 that are used. */
const report = z.object({
  runs: z
    .array(
      z.object({
        results: z.array(
          z.object({
            ruleId: z.string(),
            message: z.object({ text: z.string() }),
            locations: z.array(
              z.object({
                physicalLocation: z.object({
                  artifactLocation: z.object({ uri: z.string() }),
                  region: z.object({ startLine: z.int() }),
                }),
              }),
            ),
          }),
        ),
      }),
    )
    .min(1),
});

/** Every error and warning of a report of the compiler: a misspelled property is only a warning. Throws if it is none. */
export function sarifFaults(sarif: string): string[] {
  return report.parse(JSON.parse(sarif)).runs.flatMap(({ results }) =>
    results.map(({ ruleId, message, locations }) => {
      const [place] = locations;
      const path = place?.physicalLocation.artifactLocation.uri.replace(/^.*\/infra\//, '') ?? 'main.bicep';
      return `${path}:${place?.physicalLocation.region.startLine ?? 1}: ${ruleId}: ${message.text}`;
    }),
  );
}
