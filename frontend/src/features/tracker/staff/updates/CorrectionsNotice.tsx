import { Button } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/Notice.tsx';
import { countOpenCorrections } from '../../../requests/corrections/latestCorrection.ts';
import { openCorrectionsLabel } from '../../../requests/corrections/openCorrectionsLabel.ts';

/** How many corrections of the client staff have to decide, with a way to the first one. Nothing if there are none. */
export function CorrectionsNotice({ request }: { request: StaffRequestView }) {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  const open = countOpenCorrections(request);
  if (open === 0) return null;
  return (
    <div ref={notice}>
      <Notice
        type="warning"
        title={openCorrectionsLabel(open, t)}
        actions={
          <Button
            onClick={() =>
              notice.current?.parentElement?.querySelector<HTMLElement>('[data-correction="open"]')?.focus()
            }
          >
            {t('Show the first correction')}
          </Button>
        }
      />
    </div>
  );
}
