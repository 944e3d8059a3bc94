import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../lib/brand.ts';

const useStyles = makeStyles({
  title: {
    margin: 0,
    fontSize: 'var(--title-size, clamp(24px, 4vw, 30px))',
    lineHeight: 1.25,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.01em',
    color: tokens.colorNeutralForeground1,
    outlineStyle: 'none',
    textWrap: 'balance',
  },
});

/** React Router's key of the first history entry of a visit. */
const FIRST_ENTRY = 'default';

interface Props {
  title: string;
  /** What the heading says instead of the title, such as a name that the tab must not show. */
  text?: string;
  className?: string;
  /** False if it appears while the person works, as when the window becomes narrow: a dialog may have the focus. */
  takesFocus?: boolean;
}

/**
 * The heading of a screen. Sets the document title, and gets the focus if the user came from another screen. On the
 * first page of a visit the focus stays where the browser put it.
 */
export function PageTitle({ title, text = title, className, takesFocus = true }: Props) {
  const styles = useStyles();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const takeFocus = useEffectEvent(() => {
    if (takesFocus && key !== FIRST_ENTRY) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
    takeFocus();
  }, [title]);
  return (
    <h1 ref={heading} tabIndex={-1} className={mergeClasses(styles.title, className)}>
      {text}
    </h1>
  );
}
