import { SeededRandom } from '@portal/contract/testing/seededRandom.ts';
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
  const random = new SeededRandom(20_261_121);
  const randomDay = () => `${random.oneOf(months)}-${String(1 + random.below(28)).padStart(2, '0')}`;
  return Array.from({ length: count }, (_, index): SeededRow => {
    const month = months[index % months.length]!;
    return {
      requestId: `req_${String(random.below(1_000_000)).padStart(6, '0')}${String(index).padStart(18, '0')}`,
      orderId: `ORD-${1000 + index}`,
      patientName: `${random.oneOf(firstNames)} ${random.oneOf(lastNames)}`,
      patientDob: `19${40 + random.below(60)}-0${1 + random.below(9)}-1${random.below(10)}`,
      facilityName: random.oneOf(facilities),
      requestType: 1 + random.below(requestTypes),
      status: random.oneOf(statuses),
      submittedAt: `${month}-${String(1 + random.below(28)).padStart(2, '0')}T${random.oneOf(times)}Z`,
      dueDate: randomDay(),
      ...(random.below(3) > 0 && { subpoenaReceivedDate: randomDay() }),
      assigneeId: random.oneOf(assignees),
      owners: random.oneOf(owners),
    };
  });
}
