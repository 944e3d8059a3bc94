import type { Reporter, TestSpecification } from 'vitest/node';

/** Test files that a command line names, such as `tests/integration/api/openapi.test.ts`. */
const namedFiles = (args: readonly string[]) =>
  args.filter((arg) => /^[^-].*\.test\.tsx?(?::\d+)?$/.test(arg));

/**
 * Ends a run that leaves out a file it was given, because the file is in a project that was not selected: the others would
 * pass without it. `npm test <file>` looks for the file in several runs, with `--passWithNoTests`.
 */
export const namedFilesReporter: Reporter = {
  onTestRunStart(specifications: readonly TestSpecification[]) {
    if (process.argv.includes('--passWithNoTests')) return;
    const left = namedFiles(process.argv).filter((named) => {
      const path = named.replace(/:\d+$/, '').replace(/^\.\//, '');
      return !specifications.some(({ moduleId }) => moduleId.includes(path));
    });
    if (left.length > 0) throw new Error(`Not in the selected projects: ${left.join(', ')}`);
  },
};
