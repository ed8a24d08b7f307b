import { useEffect, useState } from 'react'
import { useToken } from '#app/api/token.ts'
import { FieldFrame } from '#app/kit/field-frame.tsx'
import { Form, SubmitButton } from '#app/kit/form.tsx'
import { type FieldProps, useField } from '#app/kit/use-field.ts'
import { type FormValues, useForm } from '#app/kit/use-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { inquiry } from '#contract/inquiry.ts'
import type { InquiryAnswer, InquiryText } from './send-inquiry.ts'

type Inquiry = FormValues<typeof inquiry.create>

interface InquiryFormProps {
  propertyId: string
  title: string
  brokerName: string
  /** What the server said to a form sent without JavaScript. */
  answer: InquiryAnswer | undefined
}

/** Loaded with the first validation: it brings zod and the telephone rules along. */
const loadEndpoint = async () => (await import('#contract/inquiry.ts')).inquiry.create

/** Contact Broker: works as a plain form, and in place once React is there. */
export function InquiryForm({ propertyId, title, brokerName, answer }: InquiryFormProps) {
  const [reference, setReference] = useState(answer?.reference)
  const start = { message: `I am interested in “${title}”. Please contact me.`, ...answer?.typed }
  const form = useForm(loadEndpoint, {
    params: { id: propertyId },
    start,
    done: 'Your inquiry has been sent to the broker',
    once: true,
    onDone: (reply) => setReference(reply.inquiry.reference),
  })
  usePrefill(form.hook.setValue, form.hook.getValues)
  if (reference) return <Sent reference={reference} brokerName={brokerName} />
  const field = { form, start, errors: answer?.errors ?? {} }
  return (
    <Form form={form} label="Contact Broker" className="gap-4">
      {answer?.problem && !form.problem && <Alert tone="error">{answer.problem}</Alert>}
      <Field {...field} name="name" label="Your Name" required autoComplete="name" />
      <Field
        {...field}
        name="phone"
        label="Phone"
        required
        type="tel"
        autoComplete="tel"
        placeholder="+91 98765 43210"
      />
      <Field {...field} name="email" label="Email" type="email" autoComplete="email" />
      <Field {...field} name="message" label="Message" rows={3} />
      <div hidden>
        <label htmlFor="website">Website</label>
        <input id="website" tabIndex={-1} autoComplete="off" {...form.hook.register('website')} />
      </div>
      <p className="text-xs text-muted-foreground">
        Your name, number and message go to {brokerName} only, to answer this inquiry.
      </p>
      <SubmitButton form={form} busy="Sending..." size="lg" className="w-full">
        Send inquiry
      </SubmitButton>
    </Form>
  )
}

function Sent({ reference, brokerName }: { reference: string; brokerName: string }) {
  return (
    <Alert tone="success" title="Your inquiry has been sent to the broker">
      {brokerName} will contact you. Your reference is{' '}
      <span className="font-semibold select-all">{reference}</span>.
    </Alert>
  )
}

interface InquiryFieldProps extends FieldProps<Inquiry> {
  start: InquiryText
  errors: InquiryText
  name: 'name' | 'phone' | 'email' | 'message'
  type?: 'text' | 'tel' | 'email'
  rows?: number
  placeholder?: string
  autoComplete?: string
}

/** A field that shows what the server knows before React is there: what was typed, and its error. */
function Field({
  start,
  errors,
  rows,
  type,
  placeholder,
  autoComplete,
  ...field
}: InquiryFieldProps) {
  const { id, error = errors[field.name], aria } = useField(field)
  const input = {
    ...aria,
    ...field.form.hook.register(field.name),
    defaultValue: start[field.name],
    placeholder,
    autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <FieldFrame id={id} label={field.label} required={field.required} error={error}>
      {rows ? (
        <Textarea rows={rows} {...input} />
      ) : (
        <Input type={type ?? 'text'} {...input} className="h-11" />
      )}
    </FieldFrame>
  )
}

/** A signed-in customer need not type what is known; what was typed meanwhile stays. */
function usePrefill(
  setValue: (name: 'name' | 'phone' | 'email', value: string) => void,
  getValues: (name: 'name' | 'phone' | 'email') => unknown,
): void {
  const token = useToken('customer')
  useEffect(() => {
    if (!token) return
    let left = false
    const fill = async () => {
      const { call } = await import('#app/api/call.ts')
      const { customer } = await import('#contract/customer.ts')
      const { customer: known } = await call(customer.profile, {})
      const values = {
        name: `${known.firstName} ${known.lastName}`.trim(),
        phone: known.phone,
        email: known.email,
      }
      for (const name of ['name', 'phone', 'email'] as const) {
        if (!left && !getValues(name) && values[name]) setValue(name, values[name])
      }
    }
    // Without it the form is simply empty.
    fill().catch(() => undefined)
    return () => {
      left = true
    }
  }, [token, setValue, getValues])
}
