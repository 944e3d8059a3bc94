import { Link, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { row, screenOnly } from '../../../components/layout/shapes.ts';
import { ShareLinkButton } from './ShareLinkButton.tsx';

const useStyles = makeStyles({
  line: { ...row('0 16px'), ...screenOnly, justifyContent: 'space-between', marginTop: '-8px' },
  text: {
    ...typographyStyles.body1,
    margin: 0,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
});

interface Props {
  orderId: string;
  directLink: () => string;
  onLookUpAnother: () => void;
}

/** The lookup form in one line, while its request is shown. */
export function CollapsedLookup({ orderId, directLink, onLookUpAnother }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const href = useHref('/request-status');
  const follow = useLinkClickHandler<HTMLAnchorElement>('/request-status');
  return (
    <div className={styles.line}>
      <p className={styles.text}>
        {t('Order {{orderId}}', { orderId })}
        {' · '}
        <Link
          href={href}
          onClick={(event) => {
            onLookUpAnother();
            follow(event);
          }}
        >
          {t('Look up another')}
        </Link>
      </p>
      <ShareLinkButton link={directLink} />
    </div>
  );
}
