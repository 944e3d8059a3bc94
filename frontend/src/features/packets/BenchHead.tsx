import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { PacketOptions } from '@portal/contract/packets/packet.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { SmallSpinner } from '../../components/SmallSpinner.tsx';
import { formatList } from '../../lib/format.ts';
import type { EditorState } from './editing/recipeEditor.ts';
import { type BatesNumbering, OptionsDialog } from './packet/OptionsDialog.tsx';
import type { PacketBuild } from './packet/usePacketBuild.ts';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  crumbs: { display: 'flex', gap: '8px', ...typographyStyles.caption1 },
  back: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  end: { marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  failed: { color: tokens.colorStatusDangerForeground1 },
});

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
  const styles = useStyles();
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const isDisabled = obstacle !== null || isBuilding || build.isStarting;
  return (
    <div className={styles.head}>
      <nav aria-label={t('Breadcrumb')} className={styles.crumbs}>
        <Link to="/dashboard" className={styles.back}>
          {t('Dashboard')}
        </Link>
        <span aria-hidden>/</span>
        <Link to={`/dashboard/request/${request._id}?tab=documents`} className={styles.back}>
          {t('Order {{orderId}}', { orderId: request.orderId })}
        </Link>
        <span aria-hidden>/</span>
      </nav>
      <PageTitle title={t('Assemble records')} />
      <div className={styles.end}>
        {people.length > 0 && (
          <span className={styles.note}>{t('Also here: {{names}}', { names: formatList(people) })}</span>
        )}
        <span role="status" className={saving === 'failed' ? styles.failed : styles.note}>
          {savingText()}
        </span>
        {obstacle !== null && <span className={styles.note}>{obstacle}</span>}
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
      </div>
      {isAsking && (
        <OptionsDialog
          options={options}
          bates={bates}
          onBuild={build.build}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );

  function savingText(): string {
    if (saving === 'failed') return t('Not saved, trying again');
    return saving === 'saving' ? t('Saving...') : t('Saved');
  }
}
