import { CallReportFields } from '#app/inquiry/call-report-fields.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { personText } from '#app/property/property-text.ts'
import { type Conversation, conversation } from '#contract/inquiry/conversation.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'

/** Reports a call by the broker of a conversation. */
export function ReportCall({ row, onDone }: { row: Conversation; onDone: () => void }) {
  const form = useForm(conversation.reportCall, {
    params: { id: row._id },
    start: { caller: 'asked', happenedOn: dayInIndia(new Date()), note: '' },
    done: t('Report sent'),
    failed: t('Your report could not be sent.'),
    once: true,
    onDone,
  })
  const callers = { asked: personText(row.broker), answering: row.contact?.name }
  return <CallReportFields form={form} callers={callers} />
}
