import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { frame, largeHeading, line } from '../layout/shapes.ts';

const useStyles = makeStyles({
  card: {
    ...frame,
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr auto',
    gap: '8px',
    padding: '24px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: '0 1px 2px rgb(0 0 0 / 0.05)',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: '120ms',
    ':hover': { ...shorthands.borderColor(tokens.colorBrandStroke1), boxShadow: tokens.shadow8 },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    outlineStyle: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusXLarge },
  },
  icon: {
    display: 'flex',
    width: 'fit-content',
    padding: '10px',
    marginBottom: '4px',
    fontSize: '24px',
    borderRadius: tokens.borderRadiusXLarge,
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
  },
  primaryIcon: { color: tokens.colorNeutralForegroundOnBrand, backgroundColor: tokens.colorBrandBackground },
  title: { ...largeHeading, margin: 0 },
  text: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: '22px',
    color: tokens.colorNeutralForeground2,
  },
  action: {
    ...line('6px'),
    marginTop: '8px',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForegroundLink,
  },
});

interface Props {
  to: string;
  icon: ReactNode;
  title: string;
  text: string;
  /** What the link does, shown below the text. */
  action: string;
  primary?: boolean;
  onClick?: (event: MouseEvent) => void;
  /** Called on hover or focus, to prefetch the next screen. */
  onPrefetch?: () => void;
}

/** An entry card of the landing page. The link covers the card, but its accessible name is only the title. */
export function ChoiceCard(props: Props) {
  const { to, icon, title, text, action, primary = false, onClick, onPrefetch } = props;
  const styles = useStyles();
  return (
    <div className={styles.card}>
      <span className={mergeClasses(styles.icon, primary && styles.primaryIcon)} aria-hidden>
        {icon}
      </span>
      <h2 className={styles.title}>
        <Link
          to={to}
          className={styles.link}
          onClick={onClick}
          onPointerEnter={onPrefetch}
          onFocus={onPrefetch}
        >
          {title}
        </Link>
      </h2>
      <p className={styles.text}>{text}</p>
      <span className={styles.action} aria-hidden>
        {action} <ArrowRightRegular />
      </span>
    </div>
  );
}
