import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { PageRef } from '@portal/contract/packets/recipe.ts';
import type { Redaction } from '@portal/contract/packets/redactions.ts';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../components/Select.tsx';
import { row } from '../../../components/layout/shapes.ts';
import type { Redactions } from './useRedactions.ts';

const useStyles = makeStyles({
  bar: {
    ...row('4px 8px'),
    padding: '6px 12px',
    ...typographyStyles.caption1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  reason: { flexGrow: 1, minWidth: '140px', '& select': { minHeight: '32px', height: '32px' } },
});

interface Props {
  page: PageRef;
  own: readonly Redaction[];
  redactions: Redactions;
}

/** The reason of the next redaction, or the one that is selected with what can be done with it. */
export function RedactionBar({ page, own, redactions }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { selected, select, isDrawing, reason, setReason, choicesWith } = redactions;
  const current = own.find(({ id }) => id === selected);
  if (!current && !isDrawing) return null;
  const shownReason = current?.reason ?? reason;
  return (
    <div
      className={styles.bar}
      role="group"
      aria-label={current ? t('Selected redaction') : t('New redaction')}
    >
      <Select
        className={styles.reason}
        aria-label={t('Reason of the redaction')}
        value={shownReason}
        choices={choicesWith(shownReason)}
        onChange={(_, { value }) =>
          current ? redactions.changeReason(page, current.id, value) : setReason(value)
        }
      >
        {shownReason === '' && <option value="">{t('Choose a reason')}</option>}
      </Select>
      {current ? (
        <>
          {current.isConfirmed ? (
            <span>{t('Confirmed')}</span>
          ) : (
            <Button
              size="small"
              appearance="primary"
              onClick={() => redactions.confirm([{ page, id: current.id }])}
            >
              {t('Confirm')}
            </Button>
          )}
          <Button
            size="small"
            onClick={() => {
              redactions.remove(page, current.id);
              select(null);
            }}
          >
            {t('Delete')}
          </Button>
        </>
      ) : (
        <span role="status">
          {redactions.waiting
            ? t('Choose a reason for the box that you drew.')
            : t('Draw a box over what must not be seen.')}
        </span>
      )}
    </div>
  );
}
