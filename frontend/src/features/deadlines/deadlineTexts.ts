import type { DeadlineRule } from '@portal/contract/deadlines/deadlineRules.ts';
import type { Holiday } from '@portal/contract/deadlines/holidays.ts';
import { localeOf } from '@portal/contract/languages/languages.ts';
import { authorityNames } from '@portal/contract/requests/authority/authorityTexts.ts';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/language/i18n.ts';

function dayName(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf(currentLanguage()), { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

const two = (number: number) => String(number).padStart(2, '0');

/** 1 is January. */
export const monthName = (month: number) => dayName(`2024-${two(month)}-01`, { month: 'long' });

/** 0 is Sunday. */
export const weekdayName = (weekday: number) => dayName(`2024-09-0${weekday + 1}`, { weekday: 'long' });

/** Days as an admin enters them, such as `1, 3`. */
export const daysText = (days: readonly number[]) => days.join(', ');

/** The labels and sentences of deadline rules. */
export function useDeadlineTexts() {
  const { t } = useTranslation();
  const kinds: Readonly<Record<string, string>> = {
    default: t('All other requests'),
    ...Object.fromEntries(Object.entries(authorityNames).map(([kind, name]) => [kind, t(name)])),
  };
  const triggers: Readonly<Record<string, string>> = {
    submission: t('Submission'),
    service: t('Service of the subpoena or order'),
    payment: t('Receipt of the fee'),
  };
  const units: Readonly<Record<string, string>> = {
    calendar: t('Calendar days'),
    business: t('Business days'),
  };
  const waits: Readonly<Record<string, string>> = {
    rejected: t('The request was rejected'),
    missing: t('The client was asked for what is missing'),
    payment: t('The fee is unpaid'),
  };
  const observances: Readonly<Record<string, string>> = {
    nearest: t('On Friday for Saturday, on Monday for Sunday'),
    monday: t('On Monday for Sunday'),
    none: t('On the same day'),
  };
  const positions: Readonly<Record<string, string>> = {
    1: t('First'),
    2: t('Second'),
    3: t('Third'),
    4: t('Fourth'),
    '-1': t('Last'),
  };
  return {
    kinds,
    triggers,
    units,
    waits,
    observances,
    positions,
    rule: ({ trigger, days, unit, rushDays }: DeadlineRule): string => {
      const counted = {
        calendar: {
          submission: t('Calendar days after submission: {{days}}', { days }),
          service: t('Calendar days after service: {{days}}', { days }),
          payment: t('Calendar days after receipt of the fee: {{days}}', { days }),
        },
        business: {
          submission: t('Business days after submission: {{days}}', { days }),
          service: t('Business days after service: {{days}}', { days }),
          payment: t('Business days after receipt of the fee: {{days}}', { days }),
        },
      }[unit][trigger];
      return rushDays === null ? counted : `${counted} · ${t('Rush: {{days}}', { days: rushDays })}`;
    },
    holiday: (holiday: Holiday): string => {
      switch (holiday.kind) {
        case 'date':
          return formatDay(holiday.date);
        case 'yearly': {
          const { month, day, observed } = holiday;
          const date = dayName(`2024-${two(month)}-${two(day)}`, { month: 'long', day: 'numeric' });
          return observed === 'none' ? date : `${date} · ${observances[observed]}`;
        }
        case 'weekday': {
          const { nth, weekday, month, plus } = holiday;
          const day = t('{{position}} {{weekday}} of {{month}}', {
            position: positions[nth],
            weekday: weekdayName(weekday),
            month: monthName(month),
          });
          return plus === 0 ? day : `${day} · ${t('Days later: {{days}}', { days: plus })}`;
        }
      }
    },
  };
}
