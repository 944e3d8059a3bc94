import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/buttons/CopyButton.tsx';
import { Notice } from '../../../components/Notice.tsx';

const useStyles = makeStyles({
  link: { margin: '0 0 8px', fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
});

/** Confirms that an invitation was sent. `url` is set only in a local portal, which shows the link too. */
export function InvitationLink({ email, url }: { email: string; url: string | undefined }) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <Notice
      type="success"
      role="status"
      title={t('Invitation sent to {{email}}', { email })}
      actions={url && <CopyButton label={t('Invitation link')} value={url} />}
    >
      {t('The link in the invitation works for 7 days.')}
      {url && <p className={styles.link}>{url}</p>}
    </Notice>
  );
}
