import { type ComponentProps, useId } from 'react'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { HoneypotField } from '#app/site/honeypot-field.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { msg, t } from '#domain/locale/translate.ts'
import type { ContactResponse } from './contact-text.ts'
import { useContact } from './use-contact.ts'

// The labels of InquiryType as a copy: the contract would bring zod into the first load.
const types = [
  ['general', msg('General')],
  ['support', msg('Support')],
  ['partnership', msg('Partnership')],
  ['broker', msg('Broker')],
  ['property', msg('Property')],
] as const

/** The contact form: a plain form that is sent in place once React has loaded. */
export function ContactForm({ answer: start }: { answer: ContactResponse | undefined }) {
  const { form, answer, busy, submit } = useContact(start)
  if (answer.number) {
    return (
      <Alert tone="success" title={t('Your message has been sent')}>
        <Rich
          text={t('Your ticket number is <0>{number}</0>. We have also sent it to you by email.', {
            number: answer.number,
          })}
          elements={[<span key="number" className="font-semibold select-all" />]}
        />
      </Alert>
    )
  }
  const { typed, errors, problem } = answer
  return (
    <form
      ref={form}
      method="post"
      // The response to a form sent without JavaScript opens at the form.
      action="#write"
      noValidate
      aria-label={t('Contact')}
      aria-busy={busy}
      onSubmit={submit}
      className="grid gap-4 sm:grid-cols-2"
    >
      {problem && (
        <Alert tone="error" className="sm:col-span-2">
          {problem}
        </Alert>
      )}
      <Field
        name="fullName"
        label={t('Full name')}
        required
        autoComplete="name"
        maxLength={120}
        defaultValue={typed?.fullName}
        error={errors?.fullName}
      />
      <Field
        name="email"
        label={t('Email')}
        type="email"
        required
        autoComplete="email"
        maxLength={254}
        defaultValue={typed?.email}
        error={errors?.email}
      />
      <Field
        name="phone"
        label={t('Phone')}
        type="tel"
        autoComplete="tel"
        placeholder="+91 98765 43210"
        defaultValue={typed?.phone}
        error={errors?.phone}
      />
      <TypeField chosen={typed?.inquiryType} error={errors?.inquiryType} />
      <Field
        name="subject"
        label={t('Subject')}
        required
        maxLength={150}
        defaultValue={typed?.subject}
        error={errors?.subject}
        wide
      />
      <MessageField message={typed?.message} error={errors?.message} />
      <HoneypotField />
      <Button
        type="submit"
        size="lg"
        disabled={busy}
        className="sm:col-span-2 sm:justify-self-start"
      >
        {busy ? t('Sending...') : t('Send message')}
      </Button>
    </form>
  )
}

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  error: string | undefined
  wide?: boolean
}

function Field({ label, error, required, wide, ...input }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame
      id={id}
      label={label}
      required={required}
      error={error}
      className={wide ? 'sm:col-span-2' : undefined}
    >
      <Input id={id} required={required} {...input} {...blame(id, error)} className="h-11" />
    </FieldFrame>
  )
}

function TypeField({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  const id = useId()
  return (
    <FieldFrame id={id} label={t('Inquiry type')} error={error}>
      <Select id={id} name="inquiryType" defaultValue={chosen ?? 'general'} {...blame(id, error)}>
        {types.map(([value, label]) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </Select>
    </FieldFrame>
  )
}

function MessageField({
  message,
  error,
}: {
  message: string | undefined
  error: string | undefined
}) {
  const id = useId()
  return (
    <FieldFrame id={id} label={t('Message')} required error={error} className="sm:col-span-2">
      <Textarea
        id={id}
        name="message"
        rows={6}
        required
        maxLength={4000}
        defaultValue={message}
        {...blame(id, error)}
      />
    </FieldFrame>
  )
}

/** Connects an input with the error below it. */
function blame(id: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}
}
