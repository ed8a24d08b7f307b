import { useParams } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { LeaveGuard } from '#app/kit/form/leave-guard.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import { type OwnRequirement, requirement } from '#contract/requirement/requirement.ts'
import { t } from '#domain/locale/translate.ts'
import { RequirementFields } from './requirement-fields.tsx'

/** Edits a requirement. */
export default function RequirementEdit() {
  const { id = '' } = useParams()
  const read = useRead(requirement.get, { params: { id } })
  return (
    <RouteDialog title={t('Edit requirement')} className="sm:max-w-2xl">
      <Loaded read={read} failed={t('Failed to load the requirement')} height="h-96">
        {({ requirement: row }) => <Edit key={row._id} row={row} />}
      </Loaded>
    </RouteDialog>
  )
}

function Edit({ row }: { row: OwnRequirement }) {
  const close = useCloseRoute()
  const form = useForm(requirement.change, {
    params: { id: row._id },
    start: { filters: row.filters, note: row.note ?? '', version: row.version },
    done: t('Requirement saved'),
    failed: t('Failed to save the requirement'),
    onDone: close,
  })
  return (
    <>
      <Form form={form} label={t('Requirement')}>
        <RequirementFields form={form} />
        <SubmitButton form={form} className="self-end max-sm:w-full">
          {t('Save requirement')}
        </SubmitButton>
      </Form>
      <LeaveGuard form={form} />
    </>
  )
}
