import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { wouldLoseInput } from '../../components/leaving/wouldLoseInput.ts';
import { workspaceQuery } from '../../features/requests/list/views/workspaceQuery.ts';
import { enableShortcuts } from '../../lib/shortcuts/shortcutsSetting.ts';
import { useSession } from '../../lib/session/session.ts';
import { useShortcuts } from '../../lib/shortcuts/useShortcuts.ts';
import { pageShortcuts } from './pageShortcuts.ts';

const ShortcutsDialog = lazyComponent(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog, {
  failure: 'abovePage',
});

/** The keyboard shortcuts of staff on every page, unless the person turned them off. Clients have none. */
export function StaffShortcuts() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  const isStaff = session !== null && isStaffRole(session.role);
  const { data: workspace } = useQuery({ ...workspaceQuery, enabled: isStaff });
  const isEnabled = isStaff && (workspace?.shortcuts ?? false);
  useEffect(() => {
    enableShortcuts(isEnabled);
    return () => enableShortcuts(false);
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
  useShortcuts({ ...Object.fromEntries(pages), '/': focusSearch, '?': () => setOpen(true) });
  return isOpen ? <ShortcutsDialog onClose={() => setOpen(false)} /> : null;
}

function clickLinkTo(to: string): void {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = to;
  link.click();
  link.remove();
}

function focusSearch(): void {
  const fields = document.querySelectorAll<HTMLInputElement>('main [role="search"] input[type="search"]');
  // The search fields of forms are part of what someone fills in.
  const search = [...fields].find((field) => field.form === null && !field.closest('[inert]'));
  search?.focus();
  search?.select();
}
