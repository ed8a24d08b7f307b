import { useParams } from 'react-router'
import { History } from '#app/admin/audit/history.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useRead } from '#app/api/query.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextareaField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog } from '#app/kit/route-dialog.tsx'
import { RequirementNote, requirementTitle } from '#app/requirement/requirement-text.tsx'
import { RequirementBadge } from '#app/requirement/state-badge.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import {
  type PostedRequirement,
  postedRequirement,
} from '#contract/requirement/admin-requirement.ts'
import { t } from '#domain/locale/translate.ts'

/** One requirement as brokers read it, and its removal. */
export default function RequirementDetail() {
  const { id = '' } = useParams()
  const read = useRead(postedRequirement.get, { params: { id } })
  const may = useMay()
  const found = read.data?.requirement
  return (
    <RouteDialog
      title={found ? requirementTitle(found) : t('Requirement')}
      {...(found && { description: found.postedBy })}
      className="sm:max-w-2xl"
    >
      <Loaded read={read} failed={t('Failed to load the requirement')} height="h-96">
        {({ requirement: row }) => (
          <div key={id} className="space-y-6">
            <div className="space-y-2 rounded-lg border p-4">
              <RequirementBadge state={row.state} />
              <RequirementNote row={row} />
              <p className="text-sm text-muted-foreground">
                {t('Fitting homes: {fit}. Offers: {offers}.', {
                  fit: row.fitCount,
                  offers: row.offerCount,
                })}
              </p>
            </div>
            {row.removalReason && (
              <Alert title={t('Removed by {name}', { name: row.removedBy ?? '' })}>
                {row.removalReason}
              </Alert>
            )}
            {may('flag.change') && row.mayRemove && <Removal row={row} />}
            <History kind="requirement" id={id} />
          </div>
        )}
      </Loaded>
    </RouteDialog>
  )
}

function Removal({ row }: { row: PostedRequirement }) {
  const form = useForm(postedRequirement.remove, {
    params: { id: row._id },
    start: { reason: '', version: row.version },
    done: t('Requirement removed'),
    failed: t('Failed to remove the requirement'),
  })
  return (
    <Form form={form} label={t('Remove requirement')}>
      <TextareaField
        form={form}
        name="reason"
        label={t('Reason')}
        rows={2}
        maxLength={500}
        help={t('The customer reads it. A removed requirement cannot be restored.')}
        required
      />
      <DialogFooter className="mt-0">
        <SubmitButton form={form} variant="destructive" busy={t('Removing...')}>
          {t('Remove requirement')}
        </SubmitButton>
      </DialogFooter>
    </Form>
  )
}
