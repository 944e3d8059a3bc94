import { makeStyles, SkeletonItem, tokens } from '@fluentui/react-components';
import { Surface } from '../../components/Surface.tsx';

const staff = ':global([data-rows="staff"])';
const phone = '@media (max-width: 599px)';
const table = '@media (min-width: 1200px)';

const useStyles = makeStyles({
  title: { height: '32px', width: 'min(220px, 50%)' },
  // The actions of a client, or the strip of staff, up to the list.
  above: {
    height: '48px',
    [phone]: { height: '122px' },
    // Admins see the setup card in addition, as high as it was the last time.
    [staff]: {
      height: 'calc(130px + var(--setup-height, 0px))',
      [phone]: { height: 'calc(262px + var(--setup-height, 0px))' },
    },
  },
  list: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { height: '36px', width: 'min(200px, 50%)', [staff]: { [phone]: { marginBottom: '44px' } } },
  filters: {
    height: '44px',
    [staff]: { height: '84px', [phone]: { height: '108px' } },
    '& > *': { height: '44px' },
  },
  rows: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    minHeight: '480px',
    alignContent: 'start',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    // Below the head of the table.
    [table]: { display: 'block', paddingTop: '45px', [staff]: { paddingTop: '2px' } },
  },
  // About the height of a row of the list, with the same places for its texts.
  row: {
    boxSizing: 'border-box',
    minHeight: '238px',
    padding: '16px',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    '& a': {
      display: 'block',
      padding: '2px 0',
      fontWeight: tokens.fontWeightSemibold,
      color: tokens.colorBrandForegroundLink,
      textDecorationLine: 'none',
    },
    '& b': { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
    '& *': { marginBottom: '12px' },
    '&[hidden]': { display: 'none' },
    [table]: {
      display: 'grid',
      gridTemplateColumns: '1fr 2fr 2fr',
      alignItems: 'center',
      minHeight: '65px',
      padding: '10px 8px',
      border: 'none',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      borderRadius: 0,
      '& *': { marginBottom: 0 },
    },
  },
});

/**
 * The outline of the dashboard while its code loads. The script of the page (build/scripts/rowsScript.ts) repeats the hidden row
 * for each request of the first page, before the app can show them.
 */
export function DashboardPlaceholder() {
  const styles = useStyles();
  return (
    <>
      <div aria-hidden>
        <SkeletonItem className={styles.title} />
        <div className={styles.above} />
      </div>
      <Surface className={styles.list}>
        <SkeletonItem className={styles.head} aria-hidden />
        <div className={styles.filters} aria-hidden>
          <SkeletonItem />
        </div>
        <ul className={styles.rows} data-rows>
          <li className={styles.row} hidden>
            <a href="/dashboard">–</a>
            <b />
            <div />
          </li>
        </ul>
      </Surface>
    </>
  );
}
