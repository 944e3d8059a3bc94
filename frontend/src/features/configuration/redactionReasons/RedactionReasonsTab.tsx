import { builtInReasons } from '@portal/contract/packets/builtInReasons.ts';
import { editRedactionReason, type RedactionReason } from '@portal/contract/packets/redactionReasons.ts';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { ItemActions } from '../../../components/list/ItemActions.tsx';
import { ListRow } from '../../../components/list/ListRow.tsx';
import { call } from '../../../lib/api.ts';
import { ManagedList } from '../lists/ManagedList.tsx';
import { DeleteReason } from './DeleteReason.tsx';
import { managedReasonsQuery, reasonKeys } from './managedReasons.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/** Why parts of pages are redacted: staff choose one of these reasons for each. */
export function RedactionReasonsTab() {
  const { t } = useTranslation();
  return (
    <ManagedList
      query={managedReasonsQuery}
      fallback={builtInReasons}
      texts={{
        title: t('Redaction reasons'),
        unable: t('Unable to load the redaction reasons'),
        failure: t('Failed to load the redaction reasons'),
        problem: t('Connection Issue'),
        isFallback: t('Showing the reasons of a new portal.'),
        search: t('Search reasons'),
        placeholder: t('Search by reason or legal basis'),
        empty: t('No reasons found'),
        noMatch: t('No reasons match your search'),
        count: (shown, total) => t('Showing {{shown}} of {{total}} reasons', { shown, total }),
      }}
      searched={({ label, legalBasis }) => [label, t(label), legalBasis]}
      add={t('Add reason')}
      row={(reason, list) => <ReasonRow key={reason.reasonId} reason={reason} {...list} />}
      editor={(reason, reasons, onClose) => (
        <ReasonDialog reason={reason} reasons={reasons} onClose={onClose} />
      )}
      deletion={(reason, _, onClose) => <DeleteReason reason={reason} onClose={onClose} />}
    />
  );
}

interface RowProps {
  reason: RedactionReason;
  isFallback: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function ReasonRow({ reason, isFallback, onEdit, onDelete }: RowProps) {
  const { t } = useTranslation();
  const { reasonId, label, legalBasis, isActive, order } = reason;
  return (
    <ListRow
      order={`#${order}`}
      head={
        <>
          {t(label)}
          <Mark tone={isActive ? 'good' : 'attention'}>
            {isActive ? t('Active') : t('Inactive', { context: 'item' })}
          </Mark>
        </>
      }
      text={legalBasis}
      actions={
        !isFallback && (
          <ItemActions
            keys={reasonKeys}
            name={t(label)}
            isActive={isActive}
            toggle={() => call(editRedactionReason, { body: { reasonId, isActive: !isActive } })}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        )
      }
    />
  );
}
