import { Link, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { ShareLinkButton } from './ShareLinkButton.tsx';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 16px',
    marginTop: '-8px',
    '@media print': { display: 'none' },
  },
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
