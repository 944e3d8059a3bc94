import '../../../lib/schemaMode.ts';
import { withoutHiddenRanges } from '@portal/contract/requests/rules/toRequest.ts';
import { scopeInput } from '@portal/contract/requests/scope/schemas.ts';
import { scopeValues } from '@portal/contract/requests/scope/scopeValues.ts';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Card } from '../../../components/card/Card.tsx';
import { Fact, FactList } from '../../../components/card/FactList.tsx';

import { useScopeLines } from '../../requests/scope/useScopeLines.ts';
import { uploadedFile } from '../../uploads/uploadedFile.ts';

const summary = z.object({ scope: scopeValues, loaFiles: z.array(uploadedFile) });

/** The submitted scope. Nothing if none was stated. `state`: of the browser history, so it is parsed. */
export function SubmittedScope({ state }: { state: unknown }) {
  const { t } = useTranslation();
  const linesOf = useScopeLines();
  const submitted = summary.safeParse(state).data;
  const scope = submitted && scopeInput.safeParse(withoutHiddenRanges(submitted.scope)).data;
  if (!scope) return null;
  return (
    <Card title={t('Scope of records')}>
      <FactList>
        {linesOf(scope, submitted.loaFiles).map(([term, values]) => (
          <Fact key={term} term={term}>
            {values.map((value) => (
              <div key={value}>{value}</div>
            ))}
          </Fact>
        ))}
      </FactList>
    </Card>
  );
}
