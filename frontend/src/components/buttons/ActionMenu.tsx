import {
  Button,
  type ButtonProps,
  makeStyles,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';

const useStyles = makeStyles({
  popover: {
    zIndex: 20,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    // Fluent's stops for Tab, which are not accessible. Tab closes the menu before it gets to them.
    '& [data-tabster-dummy]': { display: 'none' },
  },
});

interface Props {
  /** The button that opens the menu. */
  button: Omit<ButtonProps, 'onClick'>;
  actions: readonly { readonly label: string; readonly onClick: () => void }[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** A button with a menu of actions. The menu is rendered when it opens: a list can have hundreds of them. */
export function ControlledActionMenu({ button, actions, isOpen, onOpen }: Props) {
  const styles = useStyles();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const { disabledFocusable = false } = button;
  return (
    <>
      <Button
        {...(button as ButtonProps)}
        ref={setTarget}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          if (!disabledFocusable) onOpen(!isOpen);
        }}
      />
      {isOpen && target && (
        <Menu
          open
          // In the landmark of the button, and not cut off by the part of the page that scrolls.
          inline
          positioning={{ target, position: 'below', align: 'start', strategy: 'fixed' }}
          onOpenChange={(_, { event, type }) => {
            // The button itself handles a click on it.
            if (type === 'clickOutside' && event.target instanceof Node && target.contains(event.target))
              return;
            if (type !== 'clickOutside') target.focus();
            onOpen(false);
          }}
        >
          <MenuPopover className={styles.popover}>
            <MenuList>
              {actions.map(({ label, onClick }) => (
                <MenuItem key={label} onClick={onClick}>
                  {label}
                </MenuItem>
              ))}
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
    </>
  );
}

/** The same, with its own state. */
export function ActionMenu(props: Omit<Props, 'isOpen' | 'onOpen'>) {
  const [isOpen, setOpen] = useState(false);
  return <ControlledActionMenu {...props} isOpen={isOpen} onOpen={setOpen} />;
}
