import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import {
  type DeadlineRules,
  type FacilityCalendar,
  MAX_CALENDARS,
} from '@portal/contract/deadlines/deadlineRules.ts';
import { holidaysOfYear, MAX_HOLIDAYS } from '@portal/contract/deadlines/holidays.ts';
import { addDays } from '@portal/contract/fields/dates.ts';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../components/card/Mark.tsx';
import { bodyText, plainList } from '../../components/layout/shapes.ts';
import { dayInDisplayZone, formatDay, formatList } from '../../lib/format.ts';
import { ListFrame } from '../../components/list/ListFrame.tsx';
import { EditButton } from '../../components/list/ItemActions.tsx';
import { ListRow } from '../../components/list/ListRow.tsx';
import { CalendarDialog } from './CalendarDialog.tsx';
import { useDeadlineTexts } from './deadlineTexts.ts';
import type { ChangeRules } from './editing.ts';
import { HolidayDialog } from './HolidayDialog.tsx';

const DAYS_SHOWN = 365;

const useStyles = makeStyles({
  holidays: {
    display: 'grid',
    gap: '8px 32px',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    alignItems: 'start',
    '@media (max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  expanded: { padding: '0 8px 16px', '@media (max-width: 719px)': { padding: '0 0 16px' } },
  title: { ...typographyStyles.body1Strong, margin: '0 0 4px' },
  list: { ...plainList, display: 'grid' },
  holiday: {
    ...bodyText,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 8px',
    padding: '4px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  rule: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  coming: {
    ...bodyText,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '2px 12px',
    margin: 0,
    '& dt': { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
    '& dd': { margin: 0 },
  },
  add: { marginTop: '8px' },
});

interface Props {
  rules: DeadlineRules;
  /** Undefined for people who cannot change the rules. */
  onChange: ChangeRules | undefined;
}

/** The calendars with their time zone, facilities and holidays. */
export function CalendarsSection({ rules, onChange }: Props) {
  const { t } = useTranslation();
  // The index of the edited calendar; one more than the last for a new one.
  const [edited, setEdited] = useState<number | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { calendars } = rules;
  return (
    <>
      <ListFrame
        title={t('Calendars')}
        actions={
          onChange && (
            <Button
              ref={addButton}
              icon={<AddRegular />}
              disabledFocusable={calendars.length >= MAX_CALENDARS}
              onClick={() => setEdited(calendars.length)}
            >
              {t('Add calendar')}
            </Button>
          )
        }
        empty={null}
      >
        {calendars.map((calendar, index) => (
          <CalendarRow
            // Two calendars can have the same name until one of them is corrected.
            key={`${index} ${calendar.name}`}
            calendar={calendar}
            index={index}
            onChange={onChange}
            onEdit={() => setEdited(index)}
            onRemoved={() => addButton.current?.focus()}
          />
        ))}
      </ListFrame>
      {edited !== null && onChange && (
        <CalendarDialog rules={rules} index={edited} onChange={onChange} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

interface RowProps {
  calendar: FacilityCalendar;
  index: number;
  onChange: ChangeRules | undefined;
  onEdit: () => void;
  onRemoved: () => void;
}

function CalendarRow({ calendar, index, onChange, onEdit, onRemoved }: RowProps) {
  const { t } = useTranslation();
  const styles = useStyles();
  const [isExpanded, setExpanded] = useState(false);
  const id = useId();
  const { name, timeZone, facilities, source } = calendar;
  const facilitiesText = () => {
    if (index === 0) return t('All facilities that are in no other calendar');
    return facilities.length > 0 ? formatList(facilities) : t('No facility yet');
  };
  const remove = () => {
    onChange?.((all) => ({ ...all, calendars: all.calendars.filter((_, each) => each !== index) }));
    onRemoved();
  };
  return (
    <>
      <ListRow
        head={
          <>
            {name}
            <Mark>{timeZone}</Mark>
          </>
        }
        text={facilitiesText()}
        details={source}
        actions={
          <>
            <Button
              aria-expanded={isExpanded}
              aria-controls={isExpanded ? id : undefined}
              aria-label={
                isExpanded
                  ? t('Hide holidays of {{name}}', { name })
                  : t('Show holidays of {{name}}', { name })
              }
              onClick={() => setExpanded(!isExpanded)}
            >
              {isExpanded ? t('Hide holidays') : t('Show holidays')}
            </Button>
            {onChange && <EditButton name={name} onClick={onEdit} />}
            {onChange && index > 0 && (
              <Button aria-label={t('Remove {{name}}', { name })} onClick={remove}>
                {t('Remove')}
              </Button>
            )}
          </>
        }
      />
      {isExpanded && (
        <li id={id} className={styles.expanded}>
          <Holidays calendar={calendar} index={index} onChange={onChange} />
        </li>
      )}
    </>
  );
}

/** The holidays of a calendar, and their days in the next twelve months. */
function Holidays({ calendar: { holidays }, index, onChange }: Omit<RowProps, 'onEdit' | 'onRemoved'>) {
  const { t } = useTranslation();
  const styles = useStyles();
  const texts = useDeadlineTexts();
  // The index of the edited holiday; one more than the last for a new one.
  const [edited, setEdited] = useState<number | null>(null);
  const change = (changed: FacilityCalendar['holidays']) =>
    onChange?.((all) => ({
      ...all,
      calendars: all.calendars.map((each, at) => (at === index ? { ...each, holidays: changed } : each)),
    }));
  const addButton = useRef<HTMLButtonElement>(null);
  const [today] = useState(() => dayInDisplayZone(new Date()));
  const last = addDays(today, DAYS_SHOWN);
  const year = Number(today.slice(0, 4));
  const coming = [...holidaysOfYear(holidays, year), ...holidaysOfYear(holidays, year + 1)].filter(
    ([day]) => today <= day && day <= last,
  );
  return (
    <div className={styles.holidays}>
      <div>
        <h3 className={styles.title}>{t('Holidays')}</h3>
        <ul className={styles.list}>
          {holidays.map((holiday, at) => (
            // A holiday has no ID, and two can be equal.
            <li key={`${at} ${holiday.name}`} className={styles.holiday}>
              <div>
                {holiday.name}
                <div className={styles.rule}>{texts.holiday(holiday)}</div>
              </div>
              {onChange && (
                <div>
                  <Button
                    appearance="subtle"
                    icon={<EditRegular />}
                    aria-label={t('Edit {{name}}', { name: holiday.name })}
                    onClick={() => setEdited(at)}
                  />
                  <Button
                    appearance="subtle"
                    icon={<DeleteRegular />}
                    aria-label={t('Remove {{name}}', { name: holiday.name })}
                    onClick={() => {
                      change(holidays.toSpliced(at, 1));
                      addButton.current?.focus();
                    }}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
        {onChange && (
          <Button
            ref={addButton}
            className={styles.add}
            icon={<AddRegular />}
            disabledFocusable={holidays.length >= MAX_HOLIDAYS}
            onClick={() => setEdited(holidays.length)}
          >
            {t('Add holiday')}
          </Button>
        )}
      </div>
      <div>
        <h3 className={styles.title}>{t('Next 12 months')}</h3>
        <dl className={styles.coming}>
          {coming.map(([day, name]) => (
            <ComingDay key={day} day={day} name={name} />
          ))}
        </dl>
      </div>
      {edited !== null && (
        <HolidayDialog
          holiday={holidays[edited] ?? null}
          onApply={(holiday) => change(holidays.toSpliced(edited, 1, holiday))}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

function ComingDay({ day, name }: { day: string; name: string }) {
  return (
    <>
      <dt>{formatDay(day, 'medium')}</dt>
      <dd>{name}</dd>
    </>
  );
}
