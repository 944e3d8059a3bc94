import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { ClientViewAccess } from '../../../requests/api/withRequestAccess.ts';
import { ReplaceCode } from './ReplaceCode.tsx';
import { useLeaveOldCode } from './useLeaveOldCode.ts';

const useStyles = makeStyles({
  button: {
    minHeight: '32px',
    marginLeft: '-8px',
    color: tokens.colorBrandForegroundLink,
    '@media print': { display: 'none' },
  },
});

/** Where the verification code is, and its replacement, for the client who submitted the request. */
export function OwnCode({ access }: { access: ClientViewAccess }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const leaveOldCode = useLeaveOldCode(access);
  const { _id: requestId, contactEmail = '' } = access.request;
  return (
    <>
      <div>{t('Emailed to {{email}}', { email: contactEmail })}</div>
      <ReplaceCode
        requestId={requestId}
        contactEmail={contactEmail}
        className={styles.button}
        onReplaced={leaveOldCode}
      />
    </>
  );
}
