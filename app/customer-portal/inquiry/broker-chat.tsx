import { useNavigate, useParams } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { ConsentNotice } from '#app/inquiry/consent-notice.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextareaField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog } from '#app/kit/route-dialog.tsx'
import { personText } from '#app/property/property-text.ts'
import { brokerDirectory } from '#contract/broker/directory.ts'
import { conversation } from '#contract/inquiry/conversation.ts'
import { currentLocale, t } from '#domain/locale/translate.ts'

/** Writes to a broker of the directory, not about a listing. */
export default function BrokerChat() {
  const { id = '' } = useParams()
  const read = useRead(brokerDirectory.get, { params: { id } })
  const found = read.data?.broker
  return (
    <RouteDialog
      title={found ? t('Message {name}', { name: personText(found) }) : t('Message a broker')}
      {...(found && { description: found.companyName })}
      up="/customer-portal/inquiries"
      className="sm:max-w-lg"
    >
      <Loaded read={read} failed={t('Failed to load broker')} height="h-48">
        {({ broker }) => <Write key={broker._id} brokerId={broker._id} name={personText(broker)} />}
      </Loaded>
    </RouteDialog>
  )
}

function Write({ brokerId, name }: { brokerId: string; name: string }) {
  const navigate = useNavigate()
  const form = useForm(conversation.chat, {
    params: { id: brokerId },
    start: { text: '', language: currentLocale() },
    done: t('Message sent'),
    failed: t('Failed to send message'),
    once: true,
    onDone: ({ inquiry }) =>
      void navigate(`/customer-portal/inquiries/${inquiry._id}`, { replace: true }),
  })
  return (
    <Form form={form} label={t('Message to the broker')}>
      <TextareaField
        form={form}
        name="text"
        label={t('Message')}
        rows={4}
        maxLength={2000}
        required
      />
      <ConsentNotice
        broker={name}
        onLanguage={(language) => form.hook.setValue('language', language)}
      />
      <SubmitButton form={form} busy={t('Sending...')} className="self-end max-sm:w-full">
        {t('Send message')}
      </SubmitButton>
    </Form>
  )
}
