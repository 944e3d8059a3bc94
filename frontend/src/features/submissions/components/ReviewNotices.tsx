import { Button, makeStyles } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { missingNames } from '@portal/contract/submissions/missingDetails.ts';
import type { ReviewedSubmission } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { Row } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { formatDateTime, formatList } from '../../../lib/format.ts';
import type { FileAccess } from '../../files/api/useFileAccess.ts';
import { AskedList } from '../../requests/asked/AskedList.tsx';
import { authorizationOf } from '../rules/authorizationOf.ts';
import { clientAnswer } from '../rules/clientAnswer.ts';

const useStyles = makeStyles({
  asked: { margin: 0, paddingLeft: '20px' },
});

interface Props {
  request: StaffRequestView;
  /** The signed-in user. */
  userId: string;
  /** Access to the files of the answer. Without it, the answer is not shown. */
  access?: FileAccess;
}

/** Who reviews the submission, what the client was asked for, and the answer. */
export function ReviewNotices({ request, userId, access }: Props) {
  const { review } = request;
  const styles = useStyles();
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const other = review?.reviewer && review.reviewer.userId !== userId ? review.reviewer.name : null;
  return (
    <>
      {review?.state === 'under_review' && other && (
        <Notice type="info">{t('{{name}} is reviewing this submission.', { name: other })}</Notice>
      )}
      {review && review.missing.length > 0 && (
        <Notice type={review.answeredAt ? 'success' : 'warning'} title={questionTitle(review)}>
          {review.details ? (
            <AskedList asked={review} className={styles.asked} />
          ) : (
            formatList(missingNames(review.missing).map((name) => t(name)))
          )}
          {review.note && <p className={shared('flush', 'above4', 'lines', 'breaks')}>{review.note}</p>}
          {access && <Answer request={request} access={access} />}
        </Notice>
      )}
    </>
  );

  function questionTitle({ answeredAt, askedAt }: ReviewedSubmission): string {
    if (answeredAt) {
      return t('The client responded about these items on {{time}}', { time: formatDateTime(answeredAt) });
    }
    return askedAt
      ? t('Waiting for the client, who was asked for these items on {{time}}', {
          time: formatDateTime(askedAt),
        })
      : t('The client was asked for these items');
  }
}

function Answer({ request, access }: { request: StaffRequestView; access: FileAccess }) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const answer = clientAnswer(request);
  if (!answer) return null;
  const { update, files } = answer;
  const scans = { pending: t('Virus scan pending'), infected: t('Blocked'), clean: null };
  return (
    <section className={shared('above8')} aria-label={t('Answer of the client')}>
      <span className={shared('block', 'semibold')}>
        {t('{{reason}}, sent on {{time}}', {
          reason: t(update.reason),
          time: formatDateTime(update.submittedAt),
        })}
      </span>
      {update.details && <p className={shared('flush', 'above4', 'lines', 'breaks')}>{update.details}</p>}
      {files.length > 0 && (
        <Row as="ul" gap={8} align="stretch" shared="above8">
          {files.map((file) => (
            <li key={file.fileId}>
              {file.isViewable ? (
                <Button size="small" icon={<EyeRegular />} onClick={() => access.preview(file)}>
                  {t('Preview {{name}}', { name: file.originalName })}
                </Button>
              ) : (
                [file.originalName, scans[file.scan]].filter((part) => part !== null).join(' · ')
              )}
            </li>
          ))}
        </Row>
      )}
    </section>
  );
}

/** Where the letter of authorization is. Nothing if one was uploaded, or if the checklist shows it. */
export function AuthorizationNotice({ request }: { request: StaffRequestView }) {
  const { t } = useTranslation();
  const authorization = authorizationOf(request);
  const { kind } = authorization;
  const isInChecklist = request.review?.checklist.some((item) => item.kind === 'authorization');
  if (isInChecklist || kind === 'received' || kind === 'not-needed') return null;
  if (authorization.kind === 'answered') {
    return (
      <Notice type="info">
        {t('New document from the client: {{names}}', {
          names: formatList(authorization.files.map(({ originalName }) => originalName)),
        })}
      </Notice>
    );
  }
  return (
    <Notice type={kind === 'in-packet' ? 'info' : 'warning'}>
      {kind === 'in-packet'
        ? t('The client says that the letter is in the subpoena packet.')
        : t('There is no usable letter of authorization.')}
    </Notice>
  );
}
