import { data } from 'react-router'
import { addressOf } from '#app/api/address.ts'
import { injectContext } from '#app/api/inject.ts'
import { touchesOfAddress } from '#app/touch/touches-of-address.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { Problem } from '#contract/refusal.ts'
import { msg, t } from '#domain/locale/translate.ts'
import type { Route } from '../+types/property-page.ts'
import { type InquiryResponse, inquiryText, isAmbiguous } from './inquiry-text.ts'

/** The message for a request that our own form cannot have sent. */
export const unread = msg('We could not read the form. Please fill it in and send it again.')

/** Sends the Contact Broker form of a browser without JavaScript through the API endpoint. */
export async function sendInquiry({ context, params, request }: Route.ActionArgs, form: FormData) {
  if (isAmbiguous(form)) return data<InquiryResponse>({ problem: t(unread) }, { status: 400 })
  const typed = inquiryText(form)
  const { shareTouches, ...body } = typed
  const { status, body: answered } = await context.get(injectContext)({
    method: inquiry.create.method,
    url: addressOf(inquiry.create, { params }),
    body: { ...body, ...(shareTouches === 'yes' && { touches: touchesOfAddress(request.url) }) },
  })
  const done = inquiry.create.reply?.safeParse(answered)
  if (status < 400 && done?.success) {
    const { inquiry: asked, notice } = done.data
    const { numberSharing } = typed
    const answer = {
      reference: asked.reference,
      ...(notice && { notice }),
      ...(numberSharing && { numberSharing }),
    }
    return data<InquiryResponse>(answer, { status })
  }
  const { data: refusal } = Problem.safeParse(answered)
  const errors = Object.fromEntries(
    (refusal?.errors ?? []).map(({ path, message }) => [path, message]),
  )
  // With errors at the fields, the message would only repeat them.
  const problem = refusal?.message ?? t('Your enquiry could not be sent. Please try again.')
  const answer = refusal?.errors?.length ? { errors } : { problem }
  return data<InquiryResponse>({ ...answer, typed }, { status: Math.max(status, 400) })
}
