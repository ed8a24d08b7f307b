import { plainReraNumber, stateOfReraAgent } from '#domain/rera/rera-agent.ts'
import { isReraNumber } from '#domain/rera/rera-project.ts'
import type { Handle } from '#server/db/connect.ts'
import { listSealedCertificates, saveAgentNumber } from './queries.ts'
import { numberOf } from './reply.ts'

/**
 * Reads the numbers of certificates that were sent before they were stored as public ones; what is
 * no registration number stays encrypted.
 */
export async function openAgentNumbers(db: Handle, key: Buffer): Promise<void> {
  for (const row of await listSealedCertificates(db)) {
    const number = plainReraNumber(numberOf(row, key) ?? '')
    if (!isReraNumber(number)) continue
    await saveAgentNumber(db, row.id, { number, state: stateOfReraAgent(number) ?? null })
  }
}
