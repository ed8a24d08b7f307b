import {
  ContactChoiceCard,
  ProofAwaited,
  type SentCode,
} from '#app/account/contact-choice-card.tsx'
import { useRead } from '#app/api/query.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { contactChoice } from '#contract/account/contact-choice.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { formatPhone } from '#domain/contact/phone.ts'

/** Channels on which the broker is notified of inquiries: email, SMS, and WhatsApp with consent. */
export function ContactChoices() {
  const read = useRead(contactChoice.get, {})
  return (
    <ContactChoiceCard
      read={read}
      height="h-40"
      intro={
        'New inquiries, follow-ups, and what happens to your listings, your KYC and your plan. ' +
        'Links for your password always come by e-mail.'
      }
    >
      {(reply, code) => <ChoiceForm key={JSON.stringify(reply)} {...reply} code={code} />}
    </ContactChoiceCard>
  )
}

function ChoiceForm({
  choices,
  addresses,
  isWhatsappProven,
  code,
}: ReplyOf<typeof contactChoice.get> & { code: SentCode }) {
  const form = useForm(contactChoice.change, {
    start: choices,
    done: 'Saved how we reach you',
    otherwise: 'How we reach you was not changed.',
    onDone: ({ whatsappCode }) => code.onSaved(whatsappCode),
  })
  const { whatsapp } = addresses
  return (
    <Form form={form} label="How we reach you">
      <SwitchField form={form} name="email" label="E-mail" help={addresses.email} />
      <SwitchField
        form={form}
        name="sms"
        label="SMS"
        help={addresses.sms && formatPhone(addresses.sms)}
      />
      <SwitchField
        form={form}
        name="whatsapp"
        label="WhatsApp"
        help={
          whatsapp
            ? `I agree to messages about my account on WhatsApp at ${formatPhone(whatsapp)}. ` +
              'Answer STOP to end them at any time.'
            : 'Add your WhatsApp number with "Edit Profile" to be reached there.'
        }
      />
      {choices.whatsapp && !isWhatsappProven && (
        <ProofAwaited begins="Messages begin" unsent={code.unsent} />
      )}
      <div className="grid sm:max-w-40">
        <SubmitButton form={form}>Save</SubmitButton>
      </div>
    </Form>
  )
}
