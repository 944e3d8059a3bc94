import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { useShortcuts } from '../../lib/shortcuts/useShortcuts.ts';
import { pageShortcuts } from './pageShortcuts.ts';

const ShortcutsDialog = lazyComponent(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog, {
  failure: 'abovePage',
});

/** The keyboard shortcuts of every page of staff. */
export function StaffShortcuts() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const pages = pageShortcuts.map(({ letter, to }) => {
    // A link, so that forms with unsaved input ask first.
    const go = () => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]:not([target])`);
      if (link) link.click();
      else void navigate(to);
    };
    return [`g ${letter}`, go] as const;
  });
  useShortcuts({ ...Object.fromEntries(pages), '/': focusSearch, '?': () => setOpen(true) });
  return isOpen ? <ShortcutsDialog onClose={() => setOpen(false)} /> : null;
}

function focusSearch(): void {
  const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
  search?.focus();
  search?.select();
}
