import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  drawing: {
    display: 'none',
    width: '100%',
    height: 'auto',
    maxWidth: '300px',
    justifySelf: 'end',
    '@media (min-width: 900px)': { display: 'block' },
  },
  ground: { fill: tokens.colorNeutralBackground3 },
  sheet: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralStroke1 },
  text: { fill: tokens.colorNeutralStroke2 },
  heading: { fill: tokens.colorBrandStroke1 },
  folder: { fill: tokens.colorBrandBackground },
  tab: { fill: tokens.colorBrandBackgroundPressed },
  pulse: { fill: 'none', stroke: tokens.colorBrandStroke1 },
  seal: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorBrandStroke1 },
  tick: { fill: 'none', stroke: tokens.colorBrandForeground1 },
});

/** Decorative drawing of records in a folder. Hidden on narrow screens and from screen readers. */
export function RecordsIllustration() {
  const styles = useStyles();
  return (
    <svg className={styles.drawing} viewBox="0 0 300 190" aria-hidden="true" focusable="false">
      <ellipse className={styles.ground} cx="150" cy="166" rx="140" ry="20" />
      <path className={styles.tab} d="M58 58a8 8 0 0 1 8-8h44l14 14h102a8 8 0 0 1 8 8v86H58z" />
      <g transform="rotate(-5 128 80)">
        <rect className={styles.sheet} x="80" y="16" width="96" height="126" rx="6" strokeWidth="1.5" />
        <rect className={styles.text} x="94" y="34" width="46" height="6" rx="3" />
        <rect className={styles.text} x="94" y="50" width="68" height="5" rx="2.5" />
        <rect className={styles.text} x="94" y="62" width="60" height="5" rx="2.5" />
      </g>
      <g transform="rotate(4 180 80)">
        <rect className={styles.sheet} x="124" y="22" width="96" height="126" rx="6" strokeWidth="1.5" />
        <rect className={styles.heading} x="138" y="38" width="40" height="6" rx="3" />
        <path
          className={styles.pulse}
          d="M138 62h14l6-10 9 20 7-14 4 4h28"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <rect className={styles.text} x="138" y="82" width="68" height="5" rx="2.5" />
      </g>
      <path
        className={styles.folder}
        d="M46 92h202a7 7 0 0 1 7 8l-10 60a8 8 0 0 1-8 7H62a8 8 0 0 1-8-7L39 100a7 7 0 0 1 7-8z"
      />
      <circle className={styles.seal} cx="236" cy="140" r="25" strokeWidth="3" />
      <path
        className={styles.tick}
        d="M225 141l8 8 15-17"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
