import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';

const useStyles = makeStyles({
  row: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
});

/** Says that the chosen location has another email or phone than the fields, and offers to fill in both. */
export function OwnContactKept({ onReplace }: { onReplace: () => void }) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <div className={styles.row} role="status">
      {t('The email and phone above are not those of the selected location.')}
      <Button size="small" onClick={onReplace}>
        {t('Use the location’s email and phone')}
      </Button>
    </div>
  );
}
