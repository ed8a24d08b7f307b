import { useNavigate, useSearchParams } from 'react-router'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { LeaveGuard } from '#app/kit/form/leave-guard.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { requirement } from '#contract/requirement/requirement.ts'
import { t } from '#domain/locale/translate.ts'
import { PasteBox } from './paste-box.tsx'
import { RequirementFields } from './requirement-fields.tsx'

/** A new requirement: from a text, from filters of the address, or filled in by hand. */
export default function RequirementNew() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const form = useForm(requirement.create, {
    start: { filters: Object.fromEntries(params), note: '' },
    done: t('Requirement posted'),
    failed: t('Failed to post the requirement'),
    once: true,
    onDone: ({ requirement: made }) =>
      void navigate(`/customer-portal/requirements/${made._id}`, { replace: true }),
  })
  const fill = (filters: Record<string, string>, note?: string) => {
    for (const [name, value] of Object.entries(filters)) {
      form.hook.setValue(`filters.${name}`, value, { shouldDirty: true })
    }
    if (note) form.hook.setValue('note', note, { shouldDirty: true })
    form.hook.clearErrors()
  }
  return (
    <div className="max-w-2xl space-y-6">
      <PageTitle
        title={t('Post a requirement')}
        subtitle={t(
          'Brokers whose homes fit see what you are looking for, without your name and number, ' +
            'and may share it with other brokers in this way. You decide who hears from you.',
        )}
      />
      <PasteBox onDraft={fill} />
      <Form form={form} label={t('Requirement')}>
        <RequirementFields form={form} />
        <SubmitButton
          form={form}
          size="lg"
          busy={t('Posting...')}
          className="self-start max-sm:w-full"
        >
          {t('Post requirement')}
        </SubmitButton>
      </Form>
      <LeaveGuard form={form} />
    </div>
  )
}
