import { useState } from 'react'
import { useRead } from '#app/api/query.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '#app/ui/card.tsx'
import { toast } from '#app/ui/toast.ts'
import { contactChoice } from '#contract/account/contact-choice.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { formatPhone } from '#domain/contact/phone.ts'

/** How the broker hears of inquiries: by mail, SMS, and WhatsApp where it is agreed to. */
export function ContactChoices() {
  const read = useRead(contactChoice.get, {})
  // Kept here: a saved form is drawn anew.
  const [unsentCode, setUnsentCode] = useState<string | undefined>()
  return (
    <Card>
      <CardHeader>
        <CardTitle>How we reach you</CardTitle>
      </CardHeader>
      <CardContent>
        <p className="mb-4 max-w-prose text-sm text-muted-foreground">
          New inquiries, follow-ups, and what happens to your listings, your KYC and your plan.
          Links for your password always come by e-mail.
        </p>
        <Loaded read={read} failed="Failed to load how we reach you" height="h-40">
          {(reply) => (
            <ChoiceForm
              key={JSON.stringify(reply)}
              {...reply}
              unsentCode={unsentCode}
              onUnsentCode={setUnsentCode}
            />
          )}
        </Loaded>
      </CardContent>
    </Card>
  )
}

interface UnsentCode {
  /** What to do where no code could be sent to the WhatsApp number. */
  unsentCode: string | undefined
  onUnsentCode: (message: string | undefined) => void
}

function ChoiceForm({
  choices,
  addresses,
  isWhatsappProven,
  unsentCode,
  onUnsentCode,
}: ReplyOf<typeof contactChoice.get> & UnsentCode) {
  const form = useForm(contactChoice.change, {
    start: choices,
    done: 'Saved how we reach you',
    otherwise: 'How we reach you was not changed.',
    onDone: ({ whatsappCode: code }) => {
      if (code?.isSent) toast.success(code.message)
      onUnsentCode(code?.isSent === false ? code.message : undefined)
    },
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
        <p className="text-xs font-medium" role="status">
          {unsentCode ??
            'Messages begin once you reply on WhatsApp to the code we send to this number. It is ' +
              'valid for 15 minutes; save again to get another.'}
        </p>
      )}
      <div className="grid sm:max-w-40">
        <SubmitButton form={form}>Save</SubmitButton>
      </div>
    </Form>
  )
}
