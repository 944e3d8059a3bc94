import { seededRandom } from '../seededRandom.ts';
import type { SeededRow } from './seededList.ts';

const firstNames = ['Maria', 'José', 'Ann', 'Li', 'Pendleton', 'Núria', 'Chartwell'];
const lastNames = ['Santos', "O'Neil", 'Lee', 'Nguyen', 'Hold'];
const facilities = ['Lakeview Hospital', 'Harbor Medical Center', 'Rehabilitation Institute', ''];
const statuses = ['pending', 'processing', 'on_hold', 'update_requested', 'completed', 'cancelled'];
const times = ['00:00:00.000', '08:30:00.000', '12:00:00.500', '23:59:59.999'];

interface RowOptions {
  readonly count: number;
  /** YYYY-MM. The rows are spread evenly over these months. */
  readonly months: readonly string[];
  readonly assignees?: readonly (string | null)[];
  readonly owners?: readonly (readonly string[])[];
  readonly requestTypes?: number;
}

/** Deterministic rows of many kinds, some submitted at the same instant. */
export function randomRows(options: RowOptions): SeededRow[] {
  const { count, months, assignees = [null], owners = [[]], requestTypes = 26 } = options;
  const random = seededRandom(20_261_121);
  const pick = <T>(from: readonly T[]): T => from[random(from.length)]!;
  const randomDay = () => `${pick(months)}-${String(1 + random(28)).padStart(2, '0')}`;
  return Array.from({ length: count }, (_, index): SeededRow => {
    const month = months[index % months.length]!;
    return {
      requestId: `req_${String(random(1_000_000)).padStart(6, '0')}${String(index).padStart(18, '0')}`,
      orderId: `ORD-${1000 + index}`,
      patientName: `${pick(firstNames)} ${pick(lastNames)}`,
      patientDob: `19${40 + random(60)}-0${1 + random(9)}-1${random(10)}`,
      facilityName: pick(facilities),
      requestType: 1 + random(requestTypes),
      status: pick(statuses),
      submittedAt: `${month}-${String(1 + random(28)).padStart(2, '0')}T${pick(times)}Z`,
      dueDate: randomDay(),
      ...(random(3) > 0 && { subpoenaReceivedDate: randomDay() }),
      assigneeId: pick(assignees),
      owners: pick(owners),
    };
  });
}
