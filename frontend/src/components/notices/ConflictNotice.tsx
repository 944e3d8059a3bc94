import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../Notice.tsx';

const useStyles = makeStyles({
  // The outline fills the notice and would hide its border.
  focused: { borderRadius: tokens.borderRadiusXLarge, outlineOffset: '2px' },
  rows: { display: 'grid', gap: '12px', margin: '12px 0 0', padding: 0, listStyleType: 'none' },
  row: {
    padding: '12px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  name: { ...typographyStyles.body1Strong },
  sides: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
    gap: '8px 16px',
    margin: '8px 0 12px',
  },
  term: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  value: { ...typographyStyles.body1, margin: 0, overflowWrap: 'anywhere' },
  choices: { display: 'flex', flexWrap: 'wrap', gap: '8px', '& > button': { minHeight: '36px' } },
});

/** A field that someone else changed first, with both values as text. If they are the same, there is no choice. */
export interface Conflict<Field extends string = string> {
  readonly field: Field;
  readonly label: string;
  readonly yours: string;
  readonly saved: string;
}

interface Props<Field extends string> {
  title: string;
  conflicts: readonly Conflict<Field>[];
  /** Keeps the user’s value, to overwrite the saved one. */
  onKeep: (field: Field) => void;
  /** Replaces the user’s value with the saved one. */
  onUseSaved: (field: Field) => void;
}

/** Shows that someone else saved first, and lets the user decide field by field. Gets the focus when it appears. */
export function ConflictNotice<Field extends string>({ title, conflicts, onKeep, onUseSaved }: Props<Field>) {
  const styles = useStyles();
  const { t } = useTranslation();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <div ref={group} role="group" aria-label={title} tabIndex={-1} className={styles.focused}>
      <Notice type="warning" title={title}>
        {t('What you entered is still here. Choose what to save.')}
        <ul className={styles.rows}>
          {conflicts.map(({ field, label, yours, saved }) => (
            <li key={field} className={styles.row}>
              <div className={styles.name}>{label}</div>
              <dl className={styles.sides}>
                {yours !== saved && (
                  <div>
                    <dt className={styles.term}>{t('Your version')}</dt>
                    <dd className={styles.value}>{yours}</dd>
                  </div>
                )}
                <div>
                  <dt className={styles.term}>{t('Saved version')}</dt>
                  <dd className={styles.value}>{saved}</dd>
                </div>
              </dl>
              <div className={styles.choices}>
                {yours !== saved && (
                  <Button
                    aria-label={t('Keep mine: {{field}}', { field: label })}
                    onClick={() => onKeep(field)}
                  >
                    {t('Keep mine')}
                  </Button>
                )}
                <Button
                  aria-label={t('Use saved version: {{field}}', { field: label })}
                  onClick={() => onUseSaved(field)}
                >
                  {t('Use saved version')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
