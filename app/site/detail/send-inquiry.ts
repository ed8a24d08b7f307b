import { data } from 'react-router'
import { addressOf } from '#app/api/address.ts'
import { injectContext } from '#app/api/inject.ts'
import { inquiry } from '#contract/inquiry.ts'
import { Problem } from '#contract/refusal.ts'
import type { Route } from '../+types/property-page.ts'
import { type InquiryAnswer, inquiryText } from './inquiry-text.ts'

/** Sends the Contact Broker form of a browser without JavaScript through the same endpoint. */
export async function sendInquiry({ request, context, params }: Route.ActionArgs) {
  const typed = inquiryText(await request.formData())
  const { status, body } = await context.get(injectContext)({
    method: inquiry.create.method,
    url: addressOf(inquiry.create, { params }),
    body: typed,
  })
  const done = inquiry.create.reply?.safeParse(body)
  if (status < 400 && done?.success) {
    return data<InquiryAnswer>({ reference: done.data.inquiry.reference }, { status })
  }
  const { data: refusal } = Problem.safeParse(body)
  const errors = Object.fromEntries(
    (refusal?.errors ?? []).map(({ path, message }) => [path, message]),
  )
  const problem = refusal?.message ?? 'Your inquiry could not be sent. Please try again.'
  return data<InquiryAnswer>({ problem, errors, typed }, { status: Math.max(status, 400) })
}
