import { data } from 'react-router'
import { addressOf } from '#app/api/address.ts'
import { injectContext } from '#app/api/inject.ts'
import { inquiry } from '#contract/inquiry.ts'
import { Problem } from '#contract/refusal.ts'
import type { Route } from '../+types/property-page.ts'
import { type InquiryAnswer, inquiryText, isAmbiguous } from './inquiry-text.ts'

/** Sends the Contact Broker form of a browser without JavaScript through the same endpoint. */
export async function sendInquiry({ request, context, params }: Route.ActionArgs) {
  if (typeOf(request) !== 'application/x-www-form-urlencoded') return refused(415)
  const form = await request.formData()
  if (isAmbiguous(form)) return refused(400)
  const typed = inquiryText(form)
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
  // What stands at its field is not said twice.
  const problem = refusal?.message ?? 'Your inquiry could not be sent. Please try again.'
  const said = refusal?.errors?.length ? { errors } : { problem }
  return data<InquiryAnswer>({ ...said, typed }, { status: Math.max(status, 400) })
}

const typeOf = (request: Request) =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

/** Something else than our own form arrived: the page comes back with the form and says so. */
function refused(status: 400 | 415) {
  const problem = 'What was sent could not be read. Please fill in the form and send it again.'
  return data<InquiryAnswer>({ problem }, { status })
}
