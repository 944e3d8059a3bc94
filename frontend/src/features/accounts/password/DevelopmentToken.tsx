import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { CopyButton } from '../../../components/buttons/CopyButton.tsx';

const useStyles = makeStyles({
  token: {
    margin: '4px 0 0',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
});

/** The token of the reset link, which only a portal that runs on one machine answers. */
export function DevelopmentToken({ token }: { token: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const label = t('Development Token');
  return (
    <Notice type="warning" title={label} actions={<CopyButton label={label} value={token} />}>
      <p className={styles.token}>{token}</p>
    </Notice>
  );
}
