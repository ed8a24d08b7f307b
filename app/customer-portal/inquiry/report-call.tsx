import { CallReportFields } from '#app/inquiry/call-report-fields.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { conversation } from '#contract/inquiry/conversation.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'

/** Reports a call by the broker of a conversation. */
export function ReportCall({ id, onDone }: { id: string; onDone: () => void }) {
  const form = useForm(conversation.reportCall, {
    params: { id },
    start: { happenedOn: dayInIndia(new Date()), note: '' },
    done: t('Report sent'),
    failed: t('Your report could not be sent.'),
    once: true,
    onDone,
  })
  return <CallReportFields form={form} />
}
