import { makeStyles, ToggleButton } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({ button: { minWidth: 0, minHeight: '36px' } });

interface Props {
  isSelected: boolean;
  /** Whether the part of the page that the button opens is open. */
  'aria-expanded'?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** One of several round buttons of which one is selected. */
export function PillButton({ isSelected, ...props }: Props) {
  return <ToggleButton {...props} shape="circular" checked={isSelected} className={useStyles().button} />;
}
