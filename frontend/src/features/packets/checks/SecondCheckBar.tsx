import { Button } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Stack } from '../../../components/layout/pieces.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import type { Assembly } from '../editing/useAssembly.ts';
import { SecondCheckNotice } from '../packet/SecondCheckNotice.tsx';
import { type PageChecks, pageChecksQuery } from './pageChecksQuery.ts';

const CheckPacket = lazyComponent(async () => (await import('../packet/CheckPacket.tsx')).CheckPacket, {
  failure: 'abovePage',
});
const ReturnDialog = lazyComponent(async () => (await import('../packet/ReturnDialog.tsx')).ReturnDialog, {
  failure: 'abovePage',
});

interface Props {
  request: StaffRequestView;
  assembly: Assembly;
  checks: PageChecks;
}

/** On the page “Check pages”: whether the person makes the second check, and the way on. `?packet=` opens that packet at once. */
export function SecondCheckBar({ request, assembly, checks }: Props) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(() => new URLSearchParams(search).get('packet'));
  const [returning, setReturning] = useState<string | null>(null);
  const built = assembly.packets.filter(({ state, isChecked }) => state === 'built' && !isChecked);
  const task = built.find(({ secondCheck }) => secondCheck);
  const packet = task ?? built.find(({ isOutdated }) => !isOutdated);
  // A person can be an author of the packet's version and not of the current pages, or the other way round.
  const ofPacket = useQuery({
    ...pageChecksQuery(request._id, packet?.packetId),
    enabled: packet !== undefined && packet.version !== checks.version,
  });
  const known = packet && packet.version !== checks.version ? ofPacket.data : checks;
  const need = known?.secondCheck;
  const canMake = need !== undefined && need.reasons.length > 0 && !need.isAuthor;
  const opened = assembly.packets.find(({ packetId }) => packetId === open);
  const isShown = task !== undefined || (canMake && packet !== undefined);
  return (
    <>
      {isShown && (
        <Stack role="group" aria-label={t('Second check')} gap={8}>
          <SecondCheckNotice
            packet={packet}
            need={need}
            actions={
              packet &&
              canMake && (
                <>
                  <Button
                    appearance={packet.secondCheck?.state === 'returned' ? 'secondary' : 'primary'}
                    onClick={() => setOpen(packet.packetId)}
                  >
                    {t('Check the packet')}
                  </Button>
                  {packet.secondCheck?.state === 'waiting' && (
                    <Button onClick={() => setReturning(packet.packetId)}>{t('Send back...')}</Button>
                  )}
                </>
              )
            }
          />
        </Stack>
      )}
      {opened?.document && (
        <CheckPacket
          request={request}
          packet={opened}
          document={opened.document}
          onClose={() => {
            setOpen(null);
            // Its pages are not covered any more.
            if (search) void navigate({ search: '' }, { replace: true });
          }}
        />
      )}
      {/* Stays open if somebody else decides in the meantime: what was entered would be lost. */}
      {returning && (
        <ReturnDialog
          requestId={request._id}
          packetId={returning}
          problems={known?.counts.problem ?? 0}
          onReturned={() => setReturning(null)}
          onCheckPages={() => setReturning(null)}
          onClose={() => setReturning(null)}
        />
      )}
    </>
  );
}
