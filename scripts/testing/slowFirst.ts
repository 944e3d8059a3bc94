import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take ten seconds or more. Started last, one would run alone at the end. */
const SLOW =
  /\/(?:outages|authorizationCheck|bankPayments|downloadAllFiles|updateClientRequest|retention|reconciliation|uploadSizes|matrix|ledger|crash|fuzz|UpdateScreen)\.test\.tsx?$/;

/** Starts slow files first. Without results of an earlier run, Vitest would go by the size of the files. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(SLOW.test(b.moduleId)) - Number(SLOW.test(a.moduleId)));
  }
}
