import { CallReportFields } from '#app/inquiry/call-report-fields.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { personText } from '#app/property/property-text.ts'
import { inquiryLink, type LinkedConversation } from '#contract/inquiry/link.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'

interface ReportCallProps {
  token: string
  shown: Pick<LinkedConversation, 'broker' | 'contact'>
  onChange: (conversation: LinkedConversation) => void
}

/** Reports a call by the broker of a conversation, by the link of its mails. */
export default function ReportCall({ token, shown, onChange }: ReportCallProps) {
  const form = useForm(inquiryLink.reportCall, {
    start: { token, caller: 'asked', happenedOn: dayInIndia(new Date()), note: '' },
    done: t('Report sent'),
    failed: t('Your report could not be sent.'),
    once: true,
    onDone: ({ conversation }) => onChange(conversation),
  })
  const callers = { asked: personText(shown.broker), answering: shown.contact?.name }
  return <CallReportFields form={form} callers={callers} />
}
