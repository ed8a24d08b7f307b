import { data } from 'react-router'
import { addressOf } from '#app/api/address.ts'
import { injectContext } from '#app/api/inject.ts'
import { Problem } from '#contract/refusal.ts'
import { ticket } from '#contract/ticket/ticket.ts'
import { t } from '#domain/locale/translate.ts'
import type { Route } from '../+types/contact.ts'
import { type ContactResponse, contactText, isAmbiguous } from './contact-text.ts'

/** Sends the contact form of a browser without JavaScript through the API endpoint. */
export async function sendContact({ request, context }: Route.ActionArgs) {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return refused(415)
  const form = await request.formData().catch(() => undefined)
  if (!form || isAmbiguous(form)) return refused(400)
  const typed = contactText(form)
  const { status, body } = await context.get(injectContext)({
    method: ticket.contact.method,
    url: addressOf(ticket.contact, {}),
    body: typed,
  })
  const done = ticket.contact.reply?.safeParse(body)
  if (status < 400 && done?.success) {
    return data<ContactResponse>({ number: done.data.ticket.number }, { status })
  }
  const { data: refusal } = Problem.safeParse(body)
  const errors = Object.fromEntries(
    (refusal?.errors ?? []).map(({ path, message }) => [path, message]),
  )
  const problem = refusal?.message ?? t('Your message could not be sent. Please try again.')
  // With errors at the fields, the message would only repeat them.
  const said = refusal?.errors?.length ? { errors } : { problem }
  return data<ContactResponse>({ ...said, typed }, { status: Math.max(status, 400) })
}

/** The request cannot come from our own form: the page shows the form with an error. */
function refused(status: 400 | 415) {
  const problem = t('We could not read the form. Please fill it in and send it again.')
  return data<ContactResponse>({ problem }, { status })
}
