import { call } from '#app/api/call.ts'
import { CallRefused } from '#app/api/failure.ts'
import { forgetKey, keyFor } from '#app/kit/idempotency-key.ts'
import { ContactDraft, ticket } from '#contract/ticket/ticket.ts'
import type { ContactResponse, ContactText } from './contact-text.ts'

/**
 * Validates and sends the contact form. Loaded with the first submission, because it brings zod and
 * the telephone rules.
 */
export async function writeSupport(typed: ContactText): Promise<ContactResponse> {
  const draft = ContactDraft.safeParse(typed)
  if (!draft.success) {
    const errors: Record<string, string> = {}
    for (const { path, message } of draft.error.issues) errors[String(path[0])] ??= message
    return { errors }
  }
  const input = { body: draft.data }
  try {
    const reply = await call(ticket.contact, input, { idempotencyKey: keyFor(input) })
    forgetKey(input)
    return { number: reply.ticket.number }
  } catch (error) {
    const errors = error instanceof CallRefused ? error.fields : {}
    // With errors at the fields, a message would only repeat them.
    if (Object.keys(errors).length > 0) return { errors }
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
