import { type FormEvent, useEffect, useRef, useState } from 'react'
import { toast } from '#app/ui/toast.ts'
import { type ContactResponse, contactText } from './contact-text.ts'

const notLoaded = 'You seem to be offline. Check your connection and try again.'

/**
 * Sends the form in place; `start` is what the server answered to a form sent without JavaScript.
 */
export function useContact(start: ContactResponse = {}) {
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState(start)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (!answer.errors) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const typed = contactText(new FormData(event.currentTarget))
    setBusy(true)
    const next = await import('./write-support.ts').then(
      ({ writeSupport }) => writeSupport(typed),
      (): ContactResponse => ({ problem: notLoaded }),
    )
    setBusy(false)
    setAnswer(next)
    if (next.number) toast.success('Your message has been sent')
  }
  return { form, answer, busy, submit }
}
