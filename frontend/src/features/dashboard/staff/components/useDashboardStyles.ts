import { makeStyles } from '@fluentui/react-components';

/** Layout of the staff dashboard. The minimum heights prevent layout shifts when the figures load. */
export const useDashboardStyles = makeStyles({
  dashboard: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  stats: {
    display: 'grid',
    gap: '16px',
    margin: 0,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media (min-width: 1100px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  stat: {
    boxSizing: 'border-box',
    minHeight: '148px',
    padding: '16px 20px',
    '@media (max-width: 599px)': { padding: '12px 14px' },
  },
  widgets: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
  widget: { boxSizing: 'border-box', height: '100%', minHeight: '468px', padding: 'clamp(16px, 2vw, 24px)' },
});
