import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { saysStop } from '#server/notification/channel/whatsapp/whatsapp-webhook.ts'
import { readStart, startAddress } from '#server/notification/consent/number-code.ts'
import { saveOptOut, stopAddress, stopWrong } from '#server/notification/consent/opt-out-queries.ts'
import { type Receipt, saveReceipts } from '#server/notification/outbox/receipt-queries.ts'

/**
 * Parses webhooks of MSG91. Version 2 sends a list in the `data` field of a form, version 3 one
 * report as JSON. Replies of recipients arrive as {number, message}, as configured there (decision
 * 0047).
 */

const Report = z.object({
  requestId: z.string().min(1).max(300),
  number: z.coerce.string().optional(),
  status: z.coerce.string(),
  desc: z.string().optional(),
  failedReason: z.string().optional(),
})
const Packed = z.array(
  z.object({
    requestId: z.string(),
    report: z.array(z.record(z.string(), z.unknown())),
  }),
)
const Written = z.object({
  number: z.string().regex(/^\+?\d{6,15}$/),
  message: z.string(),
})

const delivered = '1'
/** Failed, on the do-not-call register, rejected, blocked. */
const failed = ['2', '9', '16', '17', '25']
const doNotCall = '9'
const blockedNumber = '17'

/** MSG91 signs nothing: the secret is part of the URL configured there. */
export function isSecret(expected: string | undefined, given: string): boolean {
  const [one, other] = [Buffer.from(expected ?? ''), Buffer.from(given)]
  return one.length > 0 && one.length === other.length && timingSafeEqual(one, other)
}

export async function handleMsg91Receipt(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  body: unknown,
  requestId: string,
): Promise<void> {
  const written = Written.safeParse(body).data
  if (written) {
    const phone = `+${written.number.replace(/\D/g, '')}`
    const started = readStart(written.message)
    const at = new Date()
    if (started) return startAddress(db, secrets, { channel: 'sms', phone, at, ...started })
    if (!saysStop(written.message)) return
    return stopAddress(db, 'sms', phone, { requestId })
  }
  for (const report of reportsIn(body)) {
    const { data } = Report.safeParse(report)
    if (data) await takeReport(db, data)
  }
}

function reportsIn(body: unknown): unknown[] {
  const packed = Packed.safeParse(body).data
  if (!packed) return [body]
  return packed.flatMap(({ requestId, report }) => report.map((one) => ({ ...one, requestId })))
}

async function takeReport(
  db: Handle,
  { requestId, number, status, desc, failedReason }: z.output<typeof Report>,
): Promise<void> {
  if (status !== delivered && !failed.includes(status)) return
  const receipt: Receipt = {
    provider: 'msg91',
    providerMessageId: requestId,
    state: status === delivered ? 'delivered' : 'failed',
    ...(status !== delivered && { code: status, reason: (failedReason || desc)?.slice(0, 300) }),
    // The date in the report has no time zone.
    at: new Date(),
  }
  await saveReceipts(db, [receipt])
  if (status === blockedNumber) await stopWrong(db, 'msg91', requestId)
  if (status === doNotCall && number) {
    await saveOptOut(db, 'sms', `+${number.replace(/\D/g, '')}`, 'do-not-call')
  }
}
