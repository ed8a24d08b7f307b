import { call } from '#app/api/call.ts'
import { CallRefused } from '#app/api/failure.ts'
import { forgetKey, keyFor } from '#app/kit/idempotency-key.ts'
import { storedTouches } from '#app/touch/stored-touches.ts'
import { InquiryDraft, inquiry } from '#contract/inquiry/inquiry.ts'
import type { InquiryResponse, InquiryText } from './inquiry-text.ts'

/**
 * Validates and sends the Contact Broker form. Loaded with the first submission, because it brings
 * zod and the telephone rules.
 */
export async function askBroker(
  id: string,
  { shareTouches, ...typed }: InquiryText,
): Promise<InquiryResponse> {
  const touches = shareTouches === 'yes' ? storedTouches() : undefined
  const draft = InquiryDraft.safeParse({ ...typed, touches })
  if (!draft.success) {
    const errors: Record<string, string> = {}
    for (const { path, message } of draft.error.issues) errors[String(path[0])] ??= message
    return { errors }
  }
  const input = { params: { id }, body: draft.data }
  try {
    const { inquiry: asked, notice } = await call(inquiry.create, input, {
      idempotencyKey: keyFor(input),
    })
    forgetKey(input)
    const { numberSharing } = typed
    return {
      reference: asked.reference,
      ...(notice && { notice }),
      ...(numberSharing && { numberSharing }),
    }
  } catch (error) {
    const errors = error instanceof CallRefused ? error.fields : {}
    // With errors at the fields, a message would only repeat them.
    if (Object.keys(errors).length > 0) return { errors }
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
