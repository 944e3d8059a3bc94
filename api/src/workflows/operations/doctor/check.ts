import type { Settings } from '../../../config/settings.ts';
import type { Finding } from '../../../domain/operations/doctor/finding.ts';

export interface CheckContext {
  readonly now: () => Date;
  /** The deployment uses Stripe's test mode on purpose. */
  readonly isTestDeployment: boolean;
  /** The Function App’s own address on Azure; undefined if it is not known. */
  readonly appUrl: string | undefined;
}

/** One check of the doctor. `needs`: the settings that it requires. */
export interface Check<N extends keyof Settings = never> {
  readonly name: string;
  readonly needs: readonly N[];
  run(settings: Partial<Settings> & Pick<Settings, N>, context: CheckContext): Promise<Finding[]>;
}

export function defineCheck<N extends keyof Settings>(check: Check<N>): Check {
  return check as unknown as Check;
}
