import { data } from 'react-router'
import { addressOf } from '#app/api/address.ts'
import { injectContext } from '#app/api/inject.ts'
import { inquiry } from '#contract/inquiry.ts'
import { Problem } from '#contract/refusal.ts'
import type { Route } from '../+types/property-page.ts'

export const inquiryFields = ['name', 'phone', 'email', 'message', 'website'] as const
export type InquiryText = Partial<Record<(typeof inquiryFields)[number], string>>

/** What a page answers to a form sent without JavaScript: what was typed is kept. */
export interface InquiryAnswer {
  reference?: string
  problem?: string
  errors?: InquiryText
  typed?: InquiryText
}

/** Sends the Contact Broker form of a browser without JavaScript through the same endpoint. */
export async function sendInquiry({ request, context, params }: Route.ActionArgs) {
  const form = await request.formData()
  const typed: InquiryText = Object.fromEntries(
    inquiryFields.map((name) => [name, String(form.get(name) ?? '')]),
  )
  const { status, body } = await context.get(injectContext)({
    method: inquiry.create.method,
    url: addressOf(inquiry.create, { params }),
    body: typed,
  })
  const done = inquiry.create.reply?.safeParse(body)
  if (status < 400 && done?.success) {
    return data<InquiryAnswer>({ reference: done.data.inquiry.reference }, { status })
  }
  const problem = Problem.safeParse(body)
  const errors = Object.fromEntries(
    (problem.data?.errors ?? []).map(({ path, message }) => [path, message]),
  )
  const said = problem.data?.message ?? 'Your inquiry could not be sent. Please try again.'
  return data<InquiryAnswer>({ problem: said, errors, typed }, { status: Math.max(status, 400) })
}
