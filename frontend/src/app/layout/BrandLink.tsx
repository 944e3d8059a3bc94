import { makeStyles, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { inlineLine } from '../../components/layout/shapes.ts';
import { brand } from '../../lib/brand.ts';
import { BrandMark } from './BrandMark.tsx';

const useStyles = makeStyles({
  link: {
    ...inlineLine('10px'),
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '4px' },
  },
});

/** Logo and name of the portal, with a link to the request form. */
export function BrandLink() {
  const styles = useStyles();
  return (
    <Link to="/client/request" className={styles.link}>
      <BrandMark />
      {brand.name}
    </Link>
  );
}
