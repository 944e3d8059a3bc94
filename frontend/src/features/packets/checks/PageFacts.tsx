import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import {
  type AcceptedName,
  type CheckedPage,
  nameReasons,
  type pageVerdicts,
  stayReasons,
} from '@portal/contract/packets/pageChecks.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { Row, Stack } from '../../../components/layout/pieces.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { flagText, patientText } from './checkTexts.ts';

const useStyles = makeStyles({
  facts: { display: 'grid', gap: '8px', ...typographyStyles.body1, '& p': { margin: 0 } },
  flags: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: '8px' },
  flag: {
    display: 'grid',
    gap: '6px',
    justifyItems: 'start',
    padding: '8px 10px',
    overflowWrap: 'anywhere',
    color: tokens.colorStatusWarningForeground3,
    backgroundColor: tokens.colorStatusWarningBackground1,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

interface Props {
  page: CheckedPage;
  onAccept: (name: string, isMentioned: boolean) => void;
}

/** What the text of a page says, why a person should look at it, and what a person said. */
export function PageFacts({ page, onAccept }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { patient, flags, check, isChanged } = page;
  return (
    <div className={styles.facts}>
      <p>{patientText(patient, t)}</p>
      {flags.length > 0 && (
        <ul className={styles.flags} aria-label={t('What to look at')}>
          {flags.map((flag) => (
            <li key={flag.kind} className={styles.flag}>
              {flagText(flag, t)}
              {flag.kind === 'otherPerson' && flag.names.map((name) => accept(name, false))}
              {flag.kind === 'mentioned' && flag.people.map(({ name }) => accept(name, true))}
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {check && (
          <>
            <Mark tone={check.verdict === 'fine' ? 'good' : 'attention'}>
              {verdictText(check.verdict, t)}
            </Mark>
            <p className={styles.note}>
              {t('{{name}}, {{time}}', { name: check.byName, time: formatDateTime(check.at) })}
            </p>
            {(check.reason !== null || check.note !== '') && (
              <p className={styles.note}>
                {[check.reason ? t(stayReasons[check.reason]) : '', check.note].filter(Boolean).join('. ')}
              </p>
            )}
          </>
        )}
        {isChanged && (
          <p className={styles.note}>{t('It was checked before, and has changed since. Check it again.')}</p>
        )}
        {!check && !isChanged && page.needs === null && (
          <p className={styles.note}>{t('No check is needed.')}</p>
        )}
      </div>
    </div>
  );

  function accept(name: string, isMentioned: boolean) {
    return (
      <Button key={name} size="small" onClick={() => onAccept(name, isMentioned)}>
        {t('Accept “{{name}}” on all pages...', { name })}
      </Button>
    );
  }
}

function verdictText(verdict: (typeof pageVerdicts)[number], t: TFunction): string {
  switch (verdict) {
    case 'fine':
      return t('Fine');
    case 'problem':
      return t('Problem');
    case 'later':
      return t('Later');
  }
}

interface NamesProps {
  names: readonly AcceptedName[];
  onWithdraw: (name: string) => void;
}

/** The names that are accepted on all pages. */
export function AcceptedNames({ names, onWithdraw }: NamesProps) {
  const { t } = useTranslation();
  return (
    <Stack as="ul" gap={4} aria-label={t('Accepted names')}>
      {names.map(({ name, reason, note }) => (
        <Row key={name} as="li" gap={8} justify="between" nowrap shared={['small', 'breaks']}>
          <span>
            {t('{{label}}: {{value}}', {
              label: name,
              value: [t(nameReasons[reason]), note].filter(Boolean).join('. '),
            })}
          </span>
          <Button
            size="small"
            appearance="subtle"
            aria-label={t('Take back {{name}}', { name })}
            onClick={() => onWithdraw(name)}
          >
            {t('Take back')}
          </Button>
        </Row>
      ))}
    </Stack>
  );
}
