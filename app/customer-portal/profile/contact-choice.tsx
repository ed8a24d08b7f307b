import {
  ContactChoiceCard,
  ProofAwaited,
  type SentCode,
} from '#app/account/contact-choice-card.tsx'
import { useRead } from '#app/api/query.tsx'
import { useCustomer } from '#app/customer-portal/session.ts'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { contactChoice } from '#contract/account/contact-choice.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { formatPhone } from '#domain/contact/phone.ts'

/** Channels by which the customer gets replies and alerts, and the hours of alerts. */
export function ContactChoices() {
  const read = useRead(contactChoice.customerGet, {})
  return (
    <ContactChoiceCard read={read} height="h-56">
      {(reply, code) => <ChoiceForm key={JSON.stringify(reply)} {...reply} code={code} />}
    </ContactChoiceCard>
  )
}

function ChoiceForm({
  choices,
  addresses: { email, whatsapp },
  isWhatsappProven,
  alertHours: { from, until },
  code,
}: ReplyOf<typeof contactChoice.customerGet> & { code: SentCode }) {
  const { isVerified } = useCustomer()
  const form = useForm(contactChoice.customerChange, {
    start: choices,
    done: 'Saved how we reach you',
    otherwise: 'How we reach you was not changed.',
    onDone: ({ whatsappCode }) => code.onSaved(whatsappCode),
  })
  return (
    <Form form={form} label="How we reach you">
      <fieldset className="space-y-3">
        <legend className="mb-2 text-sm font-semibold">Answers to your inquiries</legend>
        <SwitchField
          form={form}
          name="answersByEmail"
          label="E-mail"
          help={
            'What brokers answer, at any hour, to ' +
            `${email}. You find it under Inquiries anyway.`
          }
        />
      </fieldset>
      <fieldset className="space-y-3">
        <legend className="mb-2 text-sm font-semibold">Alerts for saved searches</legend>
        <p className="text-xs text-muted-foreground">
          {`Only between ${hourText(from)} and ${hourText(until)} in India; what comes at ` +
            'night waits for the morning. Each search says how often.'}
        </p>
        {!isVerified && <p className="text-xs font-medium">Confirm your email to get alerts.</p>}
        <SwitchField
          form={form}
          name="alertsByEmail"
          label="E-mail"
          help={`I agree to alerts at ${email}. Each of them has a link that ends them.`}
        />
        <SwitchField
          form={form}
          name="alertsByWhatsapp"
          label="WhatsApp"
          help={
            whatsapp
              ? `I agree to alerts on WhatsApp at ${formatPhone(whatsapp)}. ` +
                'Answer STOP to end them at any time.'
              : 'Add your WhatsApp number to your profile to be reached there.'
          }
        />
        {choices.alertsByWhatsapp && !isWhatsappProven && (
          <ProofAwaited begins="Alerts begin" unsent={code.unsent} />
        )}
      </fieldset>
      <p className="text-xs text-muted-foreground">
        Links for your password always come by e-mail.
      </p>
      <div className="grid sm:max-w-40">
        <SubmitButton form={form}>Save</SubmitButton>
      </div>
    </Form>
  )
}

/** `10 am`, `9 pm`. */
function hourText(hour: number): string {
  const half = hour % 24 < 12 ? 'am' : 'pm'
  return `${hour % 12 === 0 ? 12 : hour % 12} ${half}`
}
