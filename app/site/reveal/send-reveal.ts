import { data } from 'react-router'
import { addressOf } from '#app/api/address.ts'
import { injectContext } from '#app/api/inject.ts'
import { contact } from '#contract/contact/contact.ts'
import { Problem } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import type { Route } from '../+types/broker-page.ts'
import type { RevealResponse } from './reveal.ts'

/** Reveals the number to a browser without JavaScript, through the API endpoint. */
export async function sendReveal(
  { context, params }: Pick<Route.ActionArgs, 'context' | 'params'>,
  endpoint: typeof contact.ofProperty | typeof contact.ofBroker,
  form: FormData,
) {
  const { status, body } = await context.get(injectContext)({
    method: endpoint.method,
    url: addressOf(endpoint, { params }),
    body: { way: String(form.get('way')), token: String(form.get('token') ?? '') },
  })
  const given = contact.ofBroker.reply?.safeParse(body)
  if (status < 400 && given?.success) {
    return data<RevealResponse>({ contact: given.data.contact }, { status })
  }
  const { data: refusal } = Problem.safeParse(body)
  const refused = refusal?.message ?? t('The number could not be shown. Please try again.')
  return data<RevealResponse>({ refused }, { status: Math.max(status, 400) })
}
