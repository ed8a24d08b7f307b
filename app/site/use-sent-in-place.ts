import { type FormEvent, useEffect, useRef, useState } from 'react'
import { msg, t } from '#domain/locale/translate.ts'

const notLoaded = msg('You seem to be offline. Check your connection and try again.')

interface FormResponse {
  problem?: string
  errors?: object
}

interface SentInPlace<Response extends FormResponse> {
  /** The response to a form sent without JavaScript. */
  start: Response
  /** Loads the code that sends the form, and sends it; rejects where the code failed to load. */
  send: (typed: FormData) => Promise<Response>
  onAnswer: (response: Response) => void
}

/** Sends a form of the site in place, and focuses the first field with an error. */
export function useSentInPlace<Response extends FormResponse>(props: SentInPlace<Response>) {
  const { start, send, onAnswer } = props
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
    const typed = new FormData(event.currentTarget)
    setBusy(true)
    const next = await send(typed).catch(() => ({ problem: t(notLoaded) }) as Response)
    setBusy(false)
    setAnswer(next)
    onAnswer(next)
  }
  return { form, answer, busy, submit }
}
