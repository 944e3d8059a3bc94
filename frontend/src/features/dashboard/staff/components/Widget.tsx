import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import { type ReactNode, useId } from 'react';
import { Surface } from '../../../../components/Surface.tsx';
import { focusRing, hintText, line, plainButton } from '../../../../components/layout/shapes.ts';
import { useDashboardStyles } from './useDashboardStyles.ts';

const useStyles = makeStyles({
  widget: { display: 'flex', flexDirection: 'column' },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  toggle: {
    ...plainButton,
    ...line('8px'),
    ...focusRing,
    width: '100%',
    minHeight: '36px',
    padding: 0,
    font: 'inherit',
    textAlign: 'start',
    color: 'inherit',
    borderRadius: tokens.borderRadiusMedium,
  },
  note: { ...hintText, margin: '2px 0 16px' },
});

export interface CollapsibleProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

interface Props extends CollapsibleProps {
  title: string;
  note: string;
  children: ReactNode;
}

/** A titled card of the dashboard that collapses to its title. */
export function Widget({ title, note, isOpen, onToggle, children }: Props) {
  const dashboard = useDashboardStyles();
  const styles = useStyles();
  const titleId = useId();
  const contentId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Surface className={mergeClasses(dashboard.widget, styles.widget)}>
        <h2 id={titleId} className={styles.title}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={() => onToggle(!isOpen)}
          >
            {isOpen ? <ChevronDownRegular aria-hidden /> : <ChevronRightRegular aria-hidden />}
            {title}
          </button>
        </h2>
        <div id={contentId} hidden={!isOpen} className={isOpen ? styles.widget : undefined}>
          {isOpen && (
            <>
              <p className={styles.note}>{note}</p>
              {children}
            </>
          )}
        </div>
      </Surface>
    </section>
  );
}
