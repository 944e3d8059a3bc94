import { makeStyles, tokens } from '@fluentui/react-components';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import { useTranslation } from 'react-i18next';
import { focusRing, inlineLine } from '../../../components/layout/shapes.ts';
import { type StartedAction, useStart } from '../../requests/startedAction/startedAction.ts';

const useStyles = makeStyles({
  link: {
    ...inlineLine('6px'),
    ...focusRing,
    minHeight: '32px',
    fontSize: tokens.fontSizeBase300,
    color: tokens.colorBrandForegroundLink,
  },
});

interface Props {
  url: string;
  /** Gets the focus at once. */
  started?: StartedAction | null;
}

/** Link to the provider's page that verifies a bank account. */
export function VerificationLink({ url, started = null }: Props) {
  const link = useStart<HTMLAnchorElement>(started);
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <a ref={link} className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
      {t('Verify on Stripe’s page (opens in a new tab)')}
      <OpenRegular aria-hidden />
    </a>
  );
}
