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
import { t } from '#domain/locale/translate.ts'

/** Channels on which the broker is notified of inquiries: email, SMS, and WhatsApp with consent. */
export function ContactChoices() {
  const read = useRead(contactChoice.get, {})
  return (
    <ContactChoiceCard
      read={read}
      height="h-40"
      intro={t(
        'New enquiries, follow-ups and updates on your listings, KYC and plan. Password ' +
          'links always come by email.',
      )}
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
    done: t('Preferences saved'),
    otherwise: t('Failed to save your preferences.'),
    onDone: ({ whatsappCode }) => code.onSaved(whatsappCode),
  })
  const { whatsapp } = addresses
  return (
    <Form form={form} label={t('Notifications')}>
      <SwitchField form={form} name="email" label={t('Email')} help={addresses.email} />
      <SwitchField
        form={form}
        name="sms"
        label={t('SMS')}
        help={addresses.sms && formatPhone(addresses.sms)}
      />
      <SwitchField
        form={form}
        name="whatsapp"
        label={t('WhatsApp')}
        help={
          whatsapp
            ? t(
                'I agree to get messages about my account on WhatsApp at {phone}. Reply STOP to ' +
                  'end them at any time.',
                { phone: formatPhone(whatsapp) },
              )
            : t('To use WhatsApp, add your number under Edit Profile.')
        }
      />
      {choices.whatsapp && !isWhatsappProven && <ProofAwaited unsent={code.unsent} />}
      <div className="grid sm:max-w-40">
        <SubmitButton form={form}>{t('Save')}</SubmitButton>
      </div>
    </Form>
  )
}
