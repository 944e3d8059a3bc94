import { makeStyles, tokens } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type ClientViewAccess, queryKeyOf } from '../../../requests/api/withRequestAccess.ts';
import { ReplaceCode } from './ReplaceCode.tsx';

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
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { _id: requestId, contactEmail = '' } = access.request;
  /** A page opened with the old code would ask for the new one, so the account opens it. */
  function leaveOldCode() {
    if (access.pair === null) return;
    void navigate(`/dashboard/request/${requestId}`, { replace: true });
    queryClient.removeQueries({ queryKey: queryKeyOf(access), type: 'inactive' });
  }
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
