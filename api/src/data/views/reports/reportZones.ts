import { reportZone, type ReportZone, withZone } from '../../../domain/analytics/reports/reportDay.ts';
import { configList } from '../../configuration/configDocument.ts';
import { facilityTimeZone, readDeadlineRulesNow } from '../../configuration/deadlineRules.ts';

const list = configList('report-zones', reportZone);

/** The time zones in which the reports count, oldest first: the one of the first calendar, from the first count on. */
export async function readReportZones(): Promise<readonly ReportZone[]> {
  return list.read();
}

/** Like `readReportZones`; adds the current zone first if it is new. Call it before something is counted. */
export async function currentReportZones(): Promise<readonly ReportZone[]> {
  // The clock of this machine: what is counted can be from any time.
  const now = new Date();
  const zones = await list.read();
  if (withZone(zones, await facilityTimeZone(), now) === null) return zones;
  // What was just read can be old, and another process can have added the zone.
  const { value } = await readDeadlineRulesNow();
  await list.change((items) => {
    const changed = withZone(items, value.calendars[0]!.timeZone, now);
    return changed ? { items: changed } : {};
  });
  return list.readNow();
}
