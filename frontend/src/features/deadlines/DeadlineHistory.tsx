import type { DeadlineRulesChange } from '@portal/contract/deadlines/endpoints.ts';
import { holiday } from '@portal/contract/deadlines/holidays.ts';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Mark } from '../../components/card/Mark.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { ChangedFacts } from '../../components/list/ChangedFacts.tsx';
import { ListFrame } from '../../components/list/ListFrame.tsx';
import { ListRow } from '../../components/list/ListRow.tsx';
import { useDeadlineTexts } from './deadlineTexts.ts';

/** Who changed the rules and when, newest first. */
export function DeadlineHistory({ history }: { history: readonly DeadlineRulesChange[] }) {
  const { t } = useTranslation();
  return (
    <ListFrame title={t('History')} empty={history.length === 0 ? t('No changes yet') : null}>
      {history.map((change) => (
        <ChangeRow key={change.version} change={change} />
      ))}
    </ListFrame>
  );
}

function ChangeRow({
  change: { version, at, byName, isReviewedByCounsel, changed },
}: {
  change: DeadlineRulesChange;
}) {
  const { t } = useTranslation();
  const labels = useChangeLabels();
  return (
    <ListRow
      head={
        <>
          {t('Version {{version}}', { version })}
          {isReviewedByCounsel && <Mark tone="good">{t('Reviewed by counsel')}</Mark>}
        </>
      }
      details={t('Changed by {{name}} on {{time}}', { name: byName, time: formatDateTime(at) })}
    >
      <ChangedFacts
        facts={changed.map(({ path, from, to }) => ({
          key: path,
          label: labels.path(path),
          before: from === '' ? null : labels.value(path, from),
          after: labels.value(path, to),
        }))}
      />
    </ListRow>
  );
}

/** Labels of the paths and values of changed rules. */
function useChangeLabels() {
  const { t } = useTranslation();
  const { kinds, triggers, units, waits, holiday: holidayText } = useDeadlineTexts();
  const fields: Readonly<Record<string, string>> = {
    trigger: t('Counted from'),
    days: t('Days'),
    unit: t('Kind of days'),
    rushDays: t('Days for rush'),
    source: t('Source'),
    daysAfterIssue: t('Days after issue'),
    daysAfterService: t('Days after service'),
    timeZone: t('Time zone'),
    facilities: t('Facilities'),
  };
  const last = (path: string) => path.slice(path.lastIndexOf('.') + 1);
  const isHoliday = (path: string) => path.startsWith('calendars.') && path.includes('.holidays.');
  return {
    path: (path: string): string => {
      if (path === 'calendars') return t('Calendars');
      if (isHoliday(path)) return path.slice('calendars.'.length).replace('.holidays.', ' · ');
      const field = fields[last(path)] ?? '';
      const [area = '', ...rest] = path.split('.');
      switch (area) {
        case 'rules':
          return [kinds[rest[0] ?? ''], field].join(' · ');
        case 'earliestProduction':
          return [t('Earliest production date of a subpoena'), field].join(' · ');
        case 'pauses':
          return [t('What moves the due date'), waits[rest[0] ?? '']].join(' · ');
        case 'reminders':
          return [t('Reminders'), rest[0] === 'staff' ? t('Staff') : waits[rest[1] ?? '']].join(' · ');
        default:
          return [rest.slice(0, -1).join('.'), field].join(' · ');
      }
    },
    value: (path: string, value: string): string => {
      if (value === '') return t('None');
      if (isHoliday(path)) return holidayOf(value);
      if (path.startsWith('pauses.')) return value === 'true' ? t('Yes') : t('No');
      return triggers[value] ?? units[value] ?? value;
    },
  };

  function holidayOf(json: string): string {
    try {
      const parsed = z.safeParse(holiday, { name: '-', ...(JSON.parse(json) as object) });
      return parsed.success ? holidayText(parsed.data) : json;
    } catch {
      // A value that was too long was shortened.
      return json;
    }
  }
}
