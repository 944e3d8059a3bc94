import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { screenOnly } from '../../../../components/layout/shapes.ts';
import type { ClientViewAccess } from '../../../requests/api/withRequestAccess.ts';
import { CorrectContact } from '../../../notifications/CorrectContact.tsx';
import { ReplaceCode } from './ReplaceCode.tsx';
import { useLeaveOldCode } from '../../../requests/lookup/useLeaveOldCode.ts';

const useStyles = makeStyles({
  buttons: { display: 'flex', flexWrap: 'wrap', marginLeft: '-8px' },
  button: { ...screenOnly, minHeight: '32px', color: tokens.colorBrandForegroundLink },
});

/** Where the verification code is, its replacement, and the correction of the address, for the client who submitted the request. */
export function OwnCode({ access }: { access: ClientViewAccess }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const leaveOldCode = useLeaveOldCode(access);
  const {
    _id: requestId,
    contactEmail: email = '',
    contactRejectsMail,
    contactIsSuppressed,
  } = access.request;
  return (
    <>
      <div>
        {contactRejectsMail || contactIsSuppressed
          ? t('Not delivered to {{email}}', { email })
          : t('Emailed to {{email}}', { email })}
      </div>
      <div className={styles.buttons}>
        <CorrectContact
          requestId={requestId}
          address={email}
          className={styles.button}
          onCorrected={leaveOldCode}
        />
        <ReplaceCode
          requestId={requestId}
          contact={{ email, isSuppressed: contactIsSuppressed === true }}
          className={styles.button}
          onReplaced={leaveOldCode}
        />
      </div>
    </>
  );
}
