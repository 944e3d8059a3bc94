import type { StoredAuthority } from '@portal/contract/requests/authority/authority.ts';
import { useTranslation } from 'react-i18next';
import { authorityLines } from './authorityFacts.ts';

/** The authority for release with its facts, below each other. */
export function AuthorityText({ authority }: { authority: StoredAuthority | undefined }) {
  const { t } = useTranslation();
  return authorityLines(authority, t).map((line) => <div key={line}>{line}</div>);
}
