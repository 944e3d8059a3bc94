import { Button } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { countOpenCorrections } from '../../requests/corrections/latestCorrection.ts';
import { useRequestTab } from '../useRequestTab.ts';

const FIRST = '[data-correction="open"]';

/** How many corrections of the client staff have to decide, with a way to the first one. Nothing if there are none. */
export function CorrectionsNotice({ request }: { request: StaffRequestView }) {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useRequestTab();
  const isWaiting = useRef(false);
  useEffect(() => {
    if (isWaiting.current) document.querySelector<HTMLElement>(FIRST)?.focus();
    isWaiting.current = false;
  }, [tab]);
  const open = countOpenCorrections(request);
  if (open === 0) return null;

  function showFirst() {
    const inOverview = notice.current?.parentElement?.querySelector<HTMLElement>(FIRST);
    if (inOverview) return inOverview.focus();
    // The checklist does not have every field, and an approved request has none.
    isWaiting.current = true;
    setTab('details');
  }

  return (
    <div ref={notice}>
      <Notice
        type="warning"
        title={t('{{count}} corrections from the client are undecided', { count: open })}
        actions={<Button onClick={showFirst}>{t('Show the first correction')}</Button>}
      />
    </div>
  );
}
