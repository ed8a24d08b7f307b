import { data } from 'react-router'
import { isForm } from '#app/site/is-form.ts'
import { sendReveal } from '#app/site/reveal/send-reveal.ts'
import { contact } from '#contract/contact/contact.ts'
import { t } from '#domain/locale/translate.ts'
import type { Route } from '../+types/property-page.ts'
import type { InquiryResponse } from './inquiry-text.ts'
import { sendInquiry, unread } from './send-inquiry.ts'

/** Handles the forms of a home's page without JavaScript: Contact Broker, and contact reveals. */
export async function handleForm(given: Route.ActionArgs) {
  // The broker chosen among those who offer the home.
  const offer = new URL(given.request.url).searchParams.get('offer')
  const args = offer ? { ...given, params: { ...given.params, id: offer } } : given
  if (!isForm(args.request)) {
    return data<InquiryResponse>({ problem: t(unread) }, { status: 415 })
  }
  const form = await args.request.formData()
  return form.has('way') ? sendReveal(args, contact.ofProperty, form) : sendInquiry(args, form)
}
