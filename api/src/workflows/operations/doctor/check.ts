import type { Settings } from '../../../config/settings.ts';
import type { Finding } from '../../../domain/operations/doctor/finding.ts';

export interface Circumstances {
  readonly now: () => Date;
  /** The deployment is meant to take Stripe's test payments. */
  readonly isTestDeployment: boolean;
}

/** One thing that the doctor looks at. `needs` are the settings without which it cannot be looked at. */
export interface Check<N extends keyof Settings = never> {
  readonly name: string;
  readonly needs: readonly N[];
  look(settings: Partial<Settings> & Pick<Settings, N>, around: Circumstances): Promise<Finding[]>;
}

export function defineCheck<N extends keyof Settings>(check: Check<N>): Check {
  return check as unknown as Check;
}
