import type { FastifyInstance } from 'fastify'
import { refuse } from '#contract/refusal.ts'
import { freeBytes, minFreeBytes } from '#server/db/probe.ts'

/** How long the measured free space is valid: measuring takes a tenth of a millisecond. */
const lookEveryMs = 500

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses calls that would write while the disk of the embedded database is nearly full. PostgreSQL
 * ends where its log finds no room; what is refused before that leaves it serving reads.
 */
export function refuseWithoutRoom(app: FastifyInstance, folder: string | undefined): void {
  if (!folder) return
  let lookedAt = Number.NEGATIVE_INFINITY
  let isShort = false
  const look = async () => {
    const free = await freeBytes(folder)
    if (isShort === free < minFreeBytes) return
    isShort = free < minFreeBytes
    const left = `${Math.round(free / 1e6)} MB are left on the disk of DATA_DIR`
    if (isShort) app.log.error(`${left}: calls that write are refused until there is room`)
    else app.log.warn(`${left}: calls that write are taken again`)
  }
  app.addHook('onRequest', async ({ method }) => {
    if (reads.has(method)) return
    const now = performance.now()
    if (now - lookedAt > lookEveryMs) {
      lookedAt = now
      await look()
    }
    if (isShort) throw refuse('storage_full', { retryAfter: 60 })
  })
}
