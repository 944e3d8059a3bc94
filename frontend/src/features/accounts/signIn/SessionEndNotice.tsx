import { makeStyles, tokens } from '@fluentui/react-components';
import { sessionLimits } from '@portal/contract/accounts/rules/sessionLimits.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { bodyText, frame } from '../../../components/layout/shapes.ts';
import { sessionEndOf } from './sessionEndOf.ts';

const useStyles = makeStyles({
  notice: {
    ...frame,
    ...bodyText,
    margin: 0,
    padding: '12px 16px',
    backgroundColor: tokens.colorNeutralBackground2,
  },
});

/** Says why the user must sign in again; nothing if no session ended. */
export function SessionEndNotice() {
  const styles = useStyles();
  const { t } = useTranslation();
  const end = sessionEndOf(useLocation());
  if (!end) return null;
  return (
    <p className={styles.notice} role="status">
      {end === 'idle'
        ? t('You were signed out after {{minutes}} minutes of inactivity.', {
            minutes: sessionLimits.idleMinutes,
          })
        : t('Your session has ended. Please sign in again.')}
    </p>
  );
}
