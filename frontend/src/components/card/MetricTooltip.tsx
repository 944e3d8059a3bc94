import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { type PointerEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  button: {
    display: 'inline-flex',
    padding: '4px',
    margin: '-4px',
    fontSize: '16px',
    color: tokens.colorNeutralForeground3,
    backgroundColor: 'transparent',
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    cursor: 'help',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media print': { display: 'none' },
  },
  // Positioned within its card, so that it never leaves the page.
  tip: {
    ...typographyStyles.caption1,
    position: 'absolute',
    zIndex: 1,
    top: '40px',
    left: '8px',
    right: '8px',
    padding: '8px 12px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow16,
    '@media (max-width: 599px)': { minWidth: '220px' },
  },
});

interface Props {
  /** Name of the defined figure. */
  name: string;
  children: string;
}

/** A tooltip that explains a figure on hover, focus or tap. Escape closes it. */
export function MetricTooltip({ name, children }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const tipId = useId();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const hide = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsShown(false);
    };
    window.addEventListener('keydown', hide);
    return () => window.removeEventListener('keydown', hide);
  }, [isShown]);
  const showOnHover = (shown: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setIsShown(shown);
  };
  return (
    <span onPointerEnter={showOnHover(true)} onPointerLeave={showOnHover(false)}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('About this metric: {{name}}', { name })}
        aria-describedby={tipId}
        onClick={() => setIsShown(true)}
        onFocus={() => setIsShown(true)}
        onBlur={() => setIsShown(false)}
      >
        <InfoRegular aria-hidden />
      </button>
      <span id={tipId} role="tooltip" className={styles.tip} hidden={!isShown}>
        {children}
      </span>
    </span>
  );
}
