import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../../../components/form/fieldId.ts';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { caretInGroupedCode, groupTypedCode } from '../../requests/lookup/groupTypedCode.ts';
import type { UpdateValues } from '../updateValues.ts';
import type { RequestLookup } from '../useRequestLookup.ts';
import { UpdatableRequestCard } from './UpdatableRequestCard.tsx';

const useStyles = makeStyles({
  code: { fontFamily: tokens.fontFamilyMonospace, letterSpacing: '0.06em' },
  below: { gridColumn: '1 / -1', display: 'grid', gap: '16px', justifyItems: 'start' },
  result: { width: '100%', ':empty': { display: 'none' } },
});

/** Order ID and verification code of the request to update. */
export function IdentificationSection({ lookup }: { lookup: RequestLookup }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { setValue } = useFormContext<UpdateValues>();
  const { result, isLookingUp, problem, lookUpOnce, canLookUp, lookUp } = lookup;
  const formatCode = (value: string) => {
    const input = document.getElementById(fieldId('verificationCode')) as HTMLInputElement;
    const caret = caretInGroupedCode(value, input.selectionStart ?? value.length);
    flushSync(() => setValue('verificationCode', groupTypedCode(value)));
    input.setSelectionRange(caret, caret);
  };
  return (
    <FormSection
      title={t('Identification and Verification')}
      text={t('Both are in the request’s confirmation email.')}
    >
      <TextField<UpdateValues>
        name="orderId"
        label={t('Order ID')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        rules={{ onBlur: lookUpOnce }}
      />
      <TextField<UpdateValues>
        name="verificationCode"
        label={t('Verification code')}
        hint={t('10 characters, such as 7K3M9-QX2TB')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        className={styles.code}
        rules={{ onBlur: lookUpOnce, onChange: ({ target }) => formatCode(target.value) }}
      />
      <div className={styles.below}>
        {!result && (
          <Button
            icon={isLookingUp ? <SmallSpinner /> : null}
            disabledFocusable={isLookingUp}
            disabled={!canLookUp}
            onClick={() => void lookUp().catch(() => undefined)}
          >
            {isLookingUp ? t('Looking up...') : t('Look up')}
          </Button>
        )}
        <div className={styles.result} role="status">
          {result && <UpdatableRequestCard request={result.request} />}
        </div>
        {problem && <LookupProblemNotice error={problem} />}
      </div>
    </FormSection>
  );
}

/** Why the lookup failed. */
function LookupProblemNotice({ error }: { error: Error }) {
  const { t } = useTranslation();
  if (error instanceof ApiError && error.code === 'not_found') {
    return (
      <Notice type="error" role="alert" title={t('Request not found')}>
        {t(
          'Please check both. After five wrong codes, you must wait 15 minutes before you can try this Order ID again.',
        )}
      </Notice>
    );
  }
  return (
    <Notice type="error" role="alert">
      {error instanceof ApiError ? error.message : t('Error retrieving request. Please try again.')}
    </Notice>
  );
}
