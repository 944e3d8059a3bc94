import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { workspaceQuery } from '../../features/requests/list/views/workspaceQuery.ts';
import { enableShortcuts } from '../../lib/shortcuts/shortcutsSetting.ts';
import { useShortcuts } from '../../lib/shortcuts/useShortcuts.ts';
import { pageShortcuts } from './pageShortcuts.ts';

const ShortcutsDialog = lazyComponent(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog, {
  failure: 'abovePage',
});

/** The keyboard shortcuts of every staff page, unless the person turned them off. */
export function StaffShortcuts() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { data: workspace } = useQuery(workspaceQuery);
  const isEnabled = workspace?.shortcuts ?? false;
  useEffect(() => {
    enableShortcuts(isEnabled);
    return () => enableShortcuts(false);
  }, [isEnabled]);
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
  const fields = document.querySelectorAll<HTMLInputElement>('main [role="search"] input[type="search"]');
  // The search fields of forms are part of what someone fills in.
  const search = [...fields].find((field) => field.form === null);
  search?.focus();
  search?.select();
}
