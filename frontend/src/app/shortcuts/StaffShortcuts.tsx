import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { wouldLoseInput } from '../../components/leaving/wouldLoseInput.ts';
import { workspaceQuery } from '../../features/worklist/views/workspaceQuery.ts';
import { enableShortcuts } from '../../lib/shortcuts/shortcutsSetting.ts';
import { useSession } from '../../lib/session/session.ts';
import { useShortcuts } from '../../lib/shortcuts/useShortcuts.ts';
import { SearchDialog } from '../shell/SearchDialog.ts';
import { pageShortcuts } from './pageShortcuts.ts';

const ShortcutsDialog = lazyComponent(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog, {
  failure: 'abovePage',
});

/** The page comes first; then `/` opens the search at once. */
const PRELOAD_AFTER_MS = 2000;

/** The keyboard shortcuts of staff on every page, unless the person turned them off. Clients have none. */
export function StaffShortcuts() {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'help' | 'search' | null>(null);
  const session = useSession();
  const isStaff = session !== null && isStaffRole(session.role);
  const { data: workspace } = useQuery({ ...workspaceQuery, enabled: isStaff });
  const isEnabled = isStaff && (workspace?.shortcuts ?? false);
  // What is typed while the code of the search loads must not run other shortcuts.
  const isOn = isEnabled && open !== 'search';
  useEffect(() => {
    enableShortcuts(isOn);
    return () => enableShortcuts(false);
  }, [isOn]);
  useEffect(() => {
    if (!isEnabled) return;
    const timer = setTimeout(() => void SearchDialog.preload(), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isEnabled]);
  const pages = pageShortcuts.map(({ letter, to }) => {
    // A link, so that forms with unsaved input ask first.
    const go = () => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]:not([target])`);
      if (link) link.click();
      else if (wouldLoseInput()) clickLinkTo(to);
      else void navigate(to);
    };
    return [`g ${letter}`, go] as const;
  });
  const search = () => setOpen('search');
  useShortcuts({
    ...Object.fromEntries(pages),
    '/': search,
    'mod+k': search,
    '?': () => setOpen('help'),
  });
  const close = () => setOpen(null);
  if (open === 'search') return <SearchDialog onClose={close} />;
  return open === 'help' ? <ShortcutsDialog onClose={close} /> : null;
}

function clickLinkTo(to: string): void {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = to;
  link.click();
  link.remove();
}
