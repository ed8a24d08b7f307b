import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useToken } from '#app/api/token.ts'
import { ConsentNotice } from '#app/inquiry/consent-notice.tsx'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { HoneypotField } from '#app/site/honeypot-field.tsx'
import { ShareTouches } from '#app/touch/share-touches.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { msg, t } from '#domain/locale/translate.ts'
import type { InquiryResponse } from './inquiry-text.ts'
import { useInquiry } from './use-inquiry.ts'

interface InquiryFormProps {
  propertyId: string
  title: string
  brokerName: string
  /** The response to a form sent without JavaScript. */
  answer: InquiryResponse | undefined
}

// Shown as a toast where there is JavaScript.
const sent = msg('Your inquiry has been sent to the broker')

/** Contact Broker: a plain form that is sent in place once React has loaded. */
export function InquiryForm({ propertyId, title, brokerName, answer: start }: InquiryFormProps) {
  const { form, answer, busy, submit } = useInquiry(propertyId, start)
  const [sharing, setSharing] = useState(start?.typed?.numberSharing)
  const isCustomer = useToken('customer') !== undefined
  if (answer.reference) {
    const title = start?.reference ? t(sent) : t('Sent to {name}', { name: brokerName })
    const { reference, notice, numberSharing } = answer
    return <Sent {...{ title, reference, notice, numberSharing }} inPlace={!start?.reference} />
  }
  const { typed, errors, problem } = answer
  const message = typed?.message ?? t('I am interested in “{title}”. Please contact me.', { title })
  return (
    <form
      ref={form}
      method="post"
      // The response to a form sent without JavaScript opens at the form.
      action="#contact"
      noValidate
      aria-label={t('Contact Broker')}
      aria-busy={busy}
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      {problem && <Alert tone="error">{problem}</Alert>}
      <Field
        name="name"
        label={t('Your Name')}
        required
        autoComplete="name"
        defaultValue={typed?.name}
        error={errors?.name}
      />
      <Field
        name="phone"
        label={t('Phone')}
        required
        type="tel"
        autoComplete="tel"
        placeholder="+91 98765 43210"
        defaultValue={typed?.phone}
        error={errors?.phone}
      />
      <Field
        name="email"
        label={t('Email')}
        // Without the number and an account no answer would arrive.
        required={sharing === 'chat' && !isCustomer}
        type="email"
        autoComplete="email"
        defaultValue={typed?.email}
        error={errors?.email}
      />
      <SharingField chosen={sharing} onChoose={setSharing} />
      <MessageField message={message} error={errors?.message} />
      <ShareTouches defaultChecked={typed?.shareTouches === 'yes'} />
      <HoneypotField />
      <ConsentNotice broker={brokerName} language={typed?.language} />
      <Button type="submit" size="lg" disabled={busy} className="w-full">
        {busy ? t('Sending...') : t('Send enquiry')}
      </Button>
    </form>
  )
}

interface SentProps {
  title: string
  reference: string
  notice: string | undefined
  numberSharing: string | undefined
  /** Whether it has just replaced the form. */
  inPlace: boolean
}

/**
 * Takes the focus from the form that has disappeared, which scrolls the page back to this place.
 */
function Sent({ title, reference, notice, numberSharing, inPlace }: SentProps) {
  const isCustomer = useToken('customer') !== undefined
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (inPlace) place.current?.focus()
  }, [inPlace])
  return (
    <div ref={place} tabIndex={-1} className="scroll-my-24 outline-none">
      <Alert tone="success" title={title}>
        <Rich
          text={sentText(numberSharing, reference)}
          elements={[<span key="reference" className="font-semibold select-all" />]}
        />
        {notice && <span className="mt-1 block">{notice}</span>}
        {isCustomer && (
          <Link to="/customer-portal/inquiries" className="row-link w-fit underline">
            {t('See your enquiries')}
          </Link>
        )}
      </Alert>
    </div>
  )
}

/** Says what follows: a broker who sees no number can only write. */
function sentText(numberSharing: string | undefined, reference: string): string {
  switch (numberSharing) {
    case 'chat':
      return t(
        'The broker writes back and does not see your number. Reference: <0>{reference}</0>.',
        { reference },
      )
    case 'after-answer':
      return t(
        'The broker sees your number after the first reply. Reference: <0>{reference}</0>.',
        { reference },
      )
    default:
      return t('The broker will contact you soon. Your reference is <0>{reference}</0>.', {
        reference,
      })
  }
}

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  error: string | undefined
}

function Field({ label, error, required, ...input }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} required={required} error={error}>
      <Input id={id} required={required} {...input} {...blame(id, error)} className="h-11" />
    </FieldFrame>
  )
}

function MessageField({ message, error }: { message: string; error: string | undefined }) {
  const id = useId()
  return (
    <FieldFrame id={id} label={t('Message')} error={error}>
      <Textarea id={id} name="message" rows={3} defaultValue={message} {...blame(id, error)} />
    </FieldFrame>
  )
}

const sharings = [
  ['week', msg('Share it for 7 days')],
  ['after-answer', msg('Share it for 7 days after the broker answers')],
  ['chat', msg('Do not share it, chat only')],
] as const

/** For how long the broker sees the number: a plain select, without the contract's schemas. */
function SharingField({
  chosen = 'week',
  onChoose,
}: {
  chosen: string | undefined
  onChoose: (sharing: string) => void
}) {
  const id = useId()
  return (
    <FieldFrame id={id} label={t('Your number')}>
      <select
        id={id}
        name="numberSharing"
        defaultValue={chosen}
        onChange={({ target }) => onChoose(target.value)}
        className="field h-11"
      >
        {sharings.map(([value, label]) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

/** Connects an input with the error below it. */
function blame(id: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}
}
