import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';

const useStyles = makeStyles({
  button: { minWidth: 0, minHeight: '36px', borderRadius: tokens.borderRadiusCircular },
  selected: {
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    border: `1px solid ${tokens.colorBrandStroke1}`,
    ':hover': { color: tokens.colorBrandForeground2, backgroundColor: tokens.colorBrandBackground2Hover },
  },
});

interface Props {
  isSelected: boolean;
  /** Whether the part of the page that the button opens is open. */
  'aria-expanded'?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** One of several round buttons of which one is selected. */
export function PillButton({ isSelected, ...props }: Props) {
  const styles = useStyles();
  return (
    <Button
      {...props}
      aria-pressed={isSelected}
      className={mergeClasses(styles.button, isSelected && styles.selected)}
    />
  );
}
