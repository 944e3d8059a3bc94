import { Button } from '@fluentui/react-components';
import type { PacketOptions } from '@portal/contract/packets/packet.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSharedStyles } from '../../components/layout/useSharedStyles.ts';
import { SmallSpinner } from '../../components/SmallSpinner.tsx';
import { formatList } from '../../lib/format.ts';
import type { EditorState } from './editing/recipeEditor.ts';
import { type BatesNumbering, OptionsDialog } from './packet/OptionsDialog.tsx';
import type { PacketBuild } from './packet/usePacketBuild.ts';
import { WorkScreenHead } from './WorkScreen.tsx';

interface Props {
  request: StaffRequestView;
  /** Names of the other people who have it open. */
  people: readonly string[];
  saving: EditorState['saving'];
  /** Why no packet can be built, in a few words; null if one can. */
  obstacle: string | null;
  /** The options of the next packet. */
  options: PacketOptions;
  /** Its Bates numbers, if it gets some; null without earlier ones. */
  bates: BatesNumbering | null;
  isBuilding: boolean;
  /** Whether a built packet waits for its release, which is the next thing to do. */
  isBuilt: boolean;
  build: PacketBuild;
}

/** The title of the bench, whether all is saved, and the buttons that build a packet. */
export function BenchHead(props: Props) {
  const { request, people, saving, obstacle, options, bates, isBuilding, isBuilt, build } = props;
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const isDisabled = obstacle !== null || isBuilding || build.isStarting;
  return (
    <WorkScreenHead
      title={t('Assemble records')}
      crumbs={[
        { to: '/dashboard', label: t('Dashboard') },
        {
          to: `/dashboard/request/${request._id}?tab=documents`,
          label: t('Order {{orderId}}', { orderId: request.orderId }),
        },
      ]}
    >
      {people.length > 0 && (
        <span className={shared('small', 'soft')}>
          {t('Also here: {{names}}', { names: formatList(people) })}
        </span>
      )}
      <span role="status" className={saving === 'failed' ? shared('danger') : shared('small', 'soft')}>
        {savingText()}
      </span>
      {obstacle !== null && <span className={shared('small', 'soft')}>{obstacle}</span>}
      <Button disabledFocusable={isDisabled} onClick={() => setAsking(true)}>
        {t('Options...')}
      </Button>
      <Button
        appearance={isBuilt ? 'secondary' : 'primary'}
        disabledFocusable={isDisabled}
        icon={build.isStarting ? <SmallSpinner /> : null}
        title={obstacle ?? undefined}
        onClick={() => void build.buildAtOnce(options)}
      >
        {t('Build packet')}
      </Button>
      {isAsking && (
        <OptionsDialog
          options={options}
          bates={bates}
          onBuild={build.build}
          onClose={() => setAsking(false)}
        />
      )}
    </WorkScreenHead>
  );

  function savingText(): string {
    if (saving === 'failed') return t('Not saved, trying again');
    return saving === 'saving' ? t('Saving...') : t('Saved');
  }
}
