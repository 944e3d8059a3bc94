import { makeStyles, tokens } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import {
  type AuthorizationCheck,
  authorizationLines,
  type Suggestion,
} from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import { useTranslation } from 'react-i18next';
import { formatDay, formatList } from '../../../lib/format.ts';
import { useAuthorizationLabels } from '../useAuthorizationLabels.ts';

const useStyles = makeStyles({
  line: { color: tokens.colorNeutralForeground3 },
  warning: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '6px',
    color: tokens.colorStatusWarningForeground3,
    '& svg': { flexShrink: 0, alignSelf: 'center' },
  },
});

/** What the portal suggests about an uploaded authorization. The clerk decides. */
export function AuthorizationSuggestions({ check }: { check: AuthorizationCheck }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const labels = useAuthorizationLabels();
  const { suggestions, expiredOn, document, pages, pagesRead } = check;
  const reason = document === 'other' ? labels.otherDocument : unreadableReason();
  if (reason) return <div className={styles.line}>{t('Not checked: {{reason}}', { reason })}</div>;
  const linesWith = (suggestion: Suggestion) =>
    formatList(
      authorizationLines
        .filter((line) => suggestions[line] === suggestion && !(line === 'expiry' && expiredOn !== null))
        .map((line) => labels.lines[line]),
    );
  const found = linesWith('found');
  const missing = linesWith('not-found');
  const incomplete = linesWith('unreadable');
  return (
    <>
      {expiredOn !== null && (
        <div className={styles.warning}>
          <WarningRegular aria-hidden />
          {t('Seems to have expired on {{date}}', { date: formatDay(expiredOn, 'medium') })}
        </div>
      )}
      {missing && (
        <div className={styles.warning}>
          <WarningRegular aria-hidden />
          {t('Not found: {{lines}}', { lines: missing })}
        </div>
      )}
      {found && <div className={styles.line}>{t('Found: {{lines}}', { lines: found })}</div>}
      {incomplete && <div className={styles.line}>{t('Not readable: {{lines}}', { lines: incomplete })}</div>}
      {pagesRead < pages && (
        <div className={styles.line}>
          {t('Only the first {{pagesRead}} of {{pages}} pages were read.', { pagesRead, pages })}
        </div>
      )}
    </>
  );

  function unreadableReason(): string | null {
    if (check.isDynamicForm) return labels.dynamicForm;
    return check.unreadable && labels.unreadable[check.unreadable];
  }
}
