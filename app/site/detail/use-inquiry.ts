import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useToken } from '#app/api/token.ts'
import { toast } from '#app/ui/toast.ts'
import { type InquiryResponse, inquiryText } from './inquiry-text.ts'

const notLoaded = 'You seem to be offline. Check your connection and try again.'

/**
 * Sends the form in place; `start` is what the server answered to a form sent without JavaScript.
 */
export function useInquiry(propertyId: string, start: InquiryResponse = {}) {
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState(start)
  const [busy, setBusy] = useState(false)
  usePrefill(form)
  useEffect(() => {
    if (!answer.errors) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const typed = inquiryText(new FormData(event.currentTarget))
    setBusy(true)
    const next = await import('./ask-broker.ts').then(
      ({ askBroker }) => askBroker(propertyId, typed),
      (): InquiryResponse => ({ problem: notLoaded }),
    )
    setBusy(false)
    setAnswer(next)
    if (next.reference) toast.success('Your inquiry has been sent to the broker')
  }
  return { form, answer, busy, submit }
}

/** A signed-in customer need not type what is known; what was typed meanwhile stays. */
function usePrefill(form: RefObject<HTMLFormElement | null>): void {
  const token = useToken('customer')
  useEffect(() => {
    if (!token) return
    const fill = async () => {
      const { call } = await import('#app/api/call.ts')
      const { customer } = await import('#contract/customer/customer.ts')
      const { customer: known } = await call(customer.profile, {})
      const name = `${known.firstName} ${known.lastName}`.trim()
      for (const [field, value] of Object.entries({ ...known, name })) {
        const input = form.current?.elements.namedItem(field)
        const isEmpty = input instanceof HTMLInputElement && input.value === ''
        if (isEmpty && typeof value === 'string') input.value = value
      }
    }
    // Without it the form is simply empty.
    fill().catch(() => undefined)
  }, [token, form])
}
