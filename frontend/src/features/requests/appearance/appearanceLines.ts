import { formatDay, formatTimeOfDay } from '../../../lib/format.ts';

interface Appearance {
  readonly appearanceDate?: string | undefined;
  readonly appearanceTime?: string | undefined;
  readonly appearancePlace?: string | undefined;
}

/** When and where a personal appearance is, as far as it is known. */
export function appearanceLines({ appearanceDate, appearanceTime, appearancePlace }: Appearance): string[] {
  const day = appearanceDate ? formatDay(appearanceDate) : '';
  const time = appearanceTime ? formatTimeOfDay(appearanceTime) : '';
  return [[day, time].filter(Boolean).join(', '), appearancePlace ?? ''].filter((line) => line !== '');
}
